/** The words of a rover's answer: parsing, and sentences. */

import type { Place } from '../types';

type Say = (id: string, values?: Record<string, string | number>) => string;

export interface Edit {
  word: string;
  card: string;
  kind: 'insert' | 'cover' | 'loop' | 'off';
  at: number;
  also: number | null;
}

export const NEXT_TURN = '/'; // in a task's answer: this turn is over
export const GAP = '?'; // in a task's answer: the word that is missing
export const PASS = 'pass';

/** Whether a word lays a card or changes the algorithm. */
export const isCommand = (word: string): boolean => !['', PASS, NEXT_TURN].includes(word);

/** The words of a task's answer turn by turn, each with its place in the answer. */
export function turnsOf(laid: string[]): { word: string; place: number }[][] {
  const turns: { word: string; place: number }[][] = [[]];
  laid.forEach((word, place) => {
    if (word === NEXT_TURN) turns.push([]);
    else turns.at(-1)?.push({ word, place });
  });
  return turns;
}

/** The word at this place, the rest as it was. */
export const putAt = (laid: string[], at: number, word: string): string[] => [
  ...laid.slice(0, at),
  word,
  ...laid.slice(at + 1),
];

/** `F@0`, `J^1`, `x2@0`, `x2@0-1`, `off@0`; null for other words. */
export function readEdit(word: string): Edit | null {
  const found = /^(\w+?)([@^])(\d)(?:-(\d))?$/.exec(word);
  if (!found) return null;
  const [, card = '', sign, at, also] = found;
  const kind = card === 'off' ? 'off' : sign === '^' ? 'cover' : /^x\d$/.test(card) ? 'loop' : 'insert';
  return { word, card, kind, at: Number(at), also: also === undefined ? null : Number(also) };
}

/** `F`, `F@0`, `J^1`, `x2@0-1`, `off@0`: "Forward", "Forward as card 1", "Jump over card 2, Forward"… */
export function editWords(word: string, places: Place[], nameOf: (card: string) => string, say: Say): string {
  const edit = readEdit(word);
  if (!edit) return nameOf(word);
  const place = edit.at + 1;
  const old = nameOf(places[edit.at]?.card ?? '');
  if (edit.kind === 'off') return say('edit-off', { place });
  const card = nameOf(edit.card);
  if (edit.kind === 'insert') return say('edit-insert', { card, place });
  if (edit.kind === 'cover')
    return old
      ? say('edit-cover', { card, place, old })
      : `${say('edit-insert', { card, place })}, ${say('edit-over')}`;
  return edit.also === null
    ? say('edit-loop', { card, place })
    : say('edit-loops', { card, place, also: edit.also + 1 });
}
