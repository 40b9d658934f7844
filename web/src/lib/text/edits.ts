/** The words of a rover's answer, said so that one can choose among them. */

import { readEdit } from '../desk/algorithm';
import type { Place } from '../types';

type Say = (id: string, values?: Record<string, string | number>) => string;

/** `F`, `F@0`, `J^1`, `x2@0-1`, `off@0`: "Forward", "Forward as card 1", "Jump over card 2, Forward"… */
export function editWords(word: string, places: Place[], nameOf: (card: string) => string, say: Say): string {
  const edit = readEdit(word);
  if (!edit) return nameOf(word);
  const place = edit.at + 1;
  const old = nameOf(places[edit.at]?.card ?? '');
  if (edit.kind === 'off') return say('edit-off', { place });
  const card = nameOf(edit.card);
  if (edit.kind === 'insert') return say('edit-insert', { card, place });
  if (edit.kind === 'cover') return say('edit-cover', { card, place, old });
  return edit.also === null ? say('edit-loop', { card, place }) : say('edit-loops', { card, place, also: edit.also + 1 });
}
