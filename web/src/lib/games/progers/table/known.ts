/** What is known at a table of Progers and not drawn on it, in words. */

import type { Known } from '../../../game';
import type { Colour } from '../../../types';
import { colourName, t } from '../../../words/words.svelte';
import { nameOf as cardName } from '../components/cards/names';
import type { ProgersView } from '../types';

type NameOf = (name: Colour) => string;

const sample = (kind: string): string => t(`progers-samples-${kind}`);
const times = (word: string, count: number): string => (count > 1 ? `${count} × ${word}` : word);

function counted(words: string[], wordOf: (word: string) => string): string {
  return [...new Set(words)].map((word) => times(wordOf(word), words.filter((one) => one === word).length)).join(', ');
}

export function known(view: ProgersView, nameOf: NameOf): Known {
  const rovers = (Object.keys(view.rovers) as Colour[]).flatMap((name) => roverFacts(view, name, nameOf));
  const hand = view.mine?.hand ?? [];
  return {
    all: [...tableFacts(view, nameOf), ...rovers, ...basesToCome(view)],
    own: hand.length ? [t('known-own-hand', { cards: counted(hand, cardName) })] : [],
  };
}

function tableFacts(view: ProgersView, nameOf: NameOf): string[] {
  const { turns_left: turns, capacity, hidden, deck, discard, paid } = view;
  const left = Object.entries(hidden).map(([kind, count]) => `${count} × ${sample(kind)}`);
  const laid = Object.entries(discard).map(([card, count]) => times(cardName(card), count));
  return [
    ...(turns === null ? [] : [t('known-turns-left', { count: turns })]),
    t('known-capacity', { count: capacity }),
    t('known-samples', { samples: left.join(', ') }),
    t('known-deck', { count: deck }),
    ...(laid.length ? [t('known-discard', { cards: laid.join(', ') })] : []),
    ...paid.map(([one, other]) => t('known-paid', { one: nameOf(one), other: nameOf(other) })),
  ];
}

function roverFacts({ rovers, labs }: ProgersView, name: Colour, nameOf: NameOf): string[] {
  const [rover, cells] = [rovers[name], labs[name] ?? []];
  if (!rover) return [];
  const who = nameOf(name);
  return [
    t('known-hand', { name: who, count: rover.hand }),
    ...(rover.delivered.length ? [t('known-delivered', { name: who, samples: counted(rover.delivered, sample) })] : []),
    ...(cells.length ? [t('known-labs', { name: who, cells: cells.join(', ') })] : []),
    ...(rover.waiting ? [t('known-waits', { name: who })] : []),
  ];
}

/** Bases that do not lie on the field yet, with those who will bring samples there. */
function basesToCome({ bases, base_labs }: ProgersView): string[] {
  return Object.entries(base_labs)
    .filter(([home, labs]) => !bases[home] && labs.length)
    .map(([home, labs]) => t('known-base', { name: colourName(home), labs: labs.map(colourName).join(', ') }));
}
