/** What is known at a table of the golems and not drawn on it, in words. */

import type { Known } from '../../../game';
import type { Colour } from '../../../types';
import { t } from '../../../words/words.svelte';
import { nameOf as cardName, rowWords } from '../components/cards/names';
import type { GolemsView } from '../types';
import { EMPTY, readRow } from './program';

type NameOf = (name: Colour) => string;

const by = (counts: Record<string, string | number>, nameOf: NameOf): string =>
  Object.entries(counts)
    .map(([name, count]) => `${nameOf(name as Colour)}: ${count}`)
    .join(', ');
const rowsOf = (rows: string[]): string =>
  rows.map((row, at) => `${at + 1}. ${rowWords(readRow(row))}`).join('; ') || t('card-empty');
const drawnName = (word: string): string => cardName(word || EMPTY);

/** How many there are of each, in the order of their first one. */
function counted(words: string[], wordOf: (word: string) => string): string {
  return [...new Set(words)]
    .map((word) => {
      const count = words.filter((one) => one === word).length;
      return count > 1 ? `${count} × ${wordOf(word)}` : wordOf(word);
    })
    .join(', ');
}

export function known(view: GolemsView, nameOf: NameOf): Known {
  return { all: [...openFacts(view, nameOf), ...openRows(view, nameOf)], own: ownFacts(view, nameOf) };
}

function openFacts({ contents, golems, luck, cards_laid }: GolemsView, nameOf: NameOf): string[] {
  const drawn = Object.entries(luck.drawn ?? {}).map(([name, word]) => [name, drawnName(word)]);
  const decks = Object.fromEntries(Object.entries(luck.left ?? {}).filter(([name]) => !golems[name]?.bot));
  const rows = Object.entries(golems).filter(([, golem]) => golem.at && golem.rows_next !== golem.rows);
  return [
    ...(contents.length
      ? [t('known-contents', { contents: counted(contents, (what) => t('barrel-content', { what })) })]
      : []),
    ...(drawn.length && !luck.left ? [t('known-drawn', { drawn: by(Object.fromEntries(drawn), nameOf) })] : []),
    ...(luck.left ? [t('known-luck-left', { left: by(decks, nameOf) })] : []),
    ...(cards_laid ? [t('known-cards-laid', { counts: by(cards_laid, nameOf) })] : []),
    ...rows.map(([name, golem]) => t('known-rows', { name: nameOf(name as Colour), rows: golem.rows_next })),
  ];
}

function openRows({ laid, paused, programs, options }: GolemsView, nameOf: NameOf): string[] {
  const [opened, locked] = [Object.entries(paused?.opened ?? {}), Object.entries(programs)];
  return [
    ...laid.filter(({ slot }) => !slot || options.open === 'on').map((one) => laidWords(one, nameOf)),
    ...opened.map(([name, rows]) => t('known-opened', { name: nameOf(name as Colour), rows: rowsOf(rows) })),
    ...locked.map(([name, rows]) => t('known-program', { name: nameOf(name as Colour), rows: rowsOf(rows) })),
  ];
}

const laidWords = ({ by, on, row, op, slot }: GolemsView['laid'][number], nameOf: NameOf): string =>
  t('known-laid', { by: nameOf(by), on: nameOf(on), row, op: t(`op-${op}`), slot: slot || 'none' });

function ownFacts({ mine, seat, luck, laid, options }: GolemsView, nameOf: NameOf): string[] {
  const drawn = luck.left && seat ? luck.drawn?.[seat] : undefined;
  return [
    ...(mine?.program ? [t('known-own-program', { rows: rowsOf(mine.program) })] : []),
    ...(mine?.played ?? []).map((rows) => t('known-played', { rows: rowsOf(rows) })),
    ...laid.filter(({ slot }) => slot && options.open !== 'on').map((one) => laidWords(one, nameOf)),
    ...(drawn === undefined ? [] : [t('known-own-drawn', { card: drawnName(drawn) })]),
    ...(mine?.luck_to_come ? [t('known-luck-to-come', { cards: counted(mine.luck_to_come, drawnName) })] : []),
    ...(mine?.token ? [t('known-token', { op: t(`op-${mine.token}`) })] : []),
  ];
}
