/** The algorithm on the table while a turn is being laid: words of an answer as pictures. */

import type { Place } from '../types';

export interface Edit {
  word: string;
  card: string;
  kind: 'insert' | 'cover' | 'loop' | 'off';
  at: number;
  also: number | null;
}

/** `F@0`, `J^1`, `x2@0`, `x2@0-1`, `off@0`; nothing for other words. */
export function readEdit(word: string): Edit | null {
  const found = /^(\w+?)([@^])(\d)(?:-(\d))?$/.exec(word);
  if (!found) return null;
  const [, card = '', sign, at, also] = found;
  const kind = card === 'off' ? 'off' : sign === '^' ? 'cover' : /^x\d$/.test(card) ? 'loop' : 'insert';
  return { word, card, kind, at: Number(at), also: also === undefined ? null : Number(also) };
}

/** The table after these words. Loops that fall off by themselves are told by `next`: only loops that lie can be taken off. */
export function preview(algorithm: Place[], laid: string[], next: string[]): Place[] {
  const places = algorithm.map((place) => ({ ...place }));
  for (const word of laid) {
    const edit = readEdit(word);
    if (!edit) places.push({ card: word });
    else apply(places, edit);
  }
  const known = next.some((word) => word.startsWith('off@'));
  const looped = places.some((place) => place.loop);
  if (looped && (known || next.length)) {
    places.forEach((place, at) => {
      if (!next.includes(`off@${at}`)) Object.assign(place, { loop: undefined, pair: undefined });
    });
  }
  return places;
}

function apply(places: Place[], edit: Edit): void {
  const old = places[edit.at];
  if (edit.kind === 'insert') places.splice(edit.at, 0, { card: edit.card });
  else if (!old) return;
  else if (edit.kind === 'cover') places[edit.at] = { card: edit.card, covered: [...(old.covered ?? []), old.card], loop: old.loop };
  else if (edit.kind === 'loop') {
    for (const at of edit.also === null ? [edit.at] : [edit.at, edit.also])
      Object.assign(places[at] ?? {}, { loop: Number(edit.card.slice(1)), pair: edit.also !== null });
  } else Object.assign(old, { loop: undefined, pair: undefined });
}
