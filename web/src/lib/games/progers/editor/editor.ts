/** Planets and puzzles of Progers in the editor. */

import type { FieldView } from '../../../editor/types';
import type { SpecialChoice, EditorSupport } from '../../../game';
import { COLOURS } from '../../../types';
import { colourName, has, t } from '../../../words/words.svelte';
import { nameOf } from '../components/cards/names';
import { NEXT_TURN } from '../table/edits';
import type { ProgersView } from '../types';
import Piece from './Piece.svelte';
import SamplePicture from './SamplePicture.svelte';

/** A view of the beginning without players; of a puzzle everything that lies there. */
function view({ ground, text }: FieldView): ProgersView {
  if ('view' in ground) return ground.view as ProgersView;
  return {
    game: 'progers',
    options: { planet: text },
    planet: ground,
    samples: [],
    bases: {},
    labs: {},
    rovers: {},
    algorithm: [],
  } as unknown as ProgersView;
}

/** A card, with its place or without: `F`, `F@0`; `/` ends a turn; kinds of samples and `pass` have names of their
 * own. */
function wordName(word: string): string {
  const message = `make-word-${word === NEXT_TURN ? 'next' : word}`;
  return has(message) ? t(message) : nameOf(word.split('@')[0] ?? word);
}

/** `turns2` are the turns of the second rover, `aboard` its samples. */
function choice(id: string): SpecialChoice | null {
  const seat = /^turns(\d)$/.exec(id)?.[1];
  if (seat) {
    const name = colourName(COLOURS[Number(seat) - 1] ?? 'blue');
    return { kind: 'list', label: t('make-choice-other', { name }), wordName };
  }
  if (id === 'aboard') return { kind: 'list', wordName, Word: SamplePicture };
  return id === 'algorithm' ? { kind: 'list', wordName } : null;
}

export const editor: EditorSupport<ProgersView> = {
  view,
  Piece,
  choice,
  countName: ({ card }) => nameOf(card),
  isBasicCard: (id) => /^[A-Z]$/.test(id),
  conditionCard: (kind) => (kind === 'loop' ? 'x2' : kind),
  isCardFault: (code) => code === 'no-cards',
};
