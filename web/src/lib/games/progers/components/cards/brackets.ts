/** The algorithm as it is drawn: cards that stand alone, and those that one loop repeats together. */

import type { Place } from '../../types';

export interface Bracket {
  first: number; // place of its first card
  cards: Place[];
  times: number; // 0 without a loop
}

/** Two neighbours of a pair lie under one loop; every other card is by itself. */
export function bracketed(places: Place[]): Bracket[] {
  const brackets: Bracket[] = [];
  for (let at = 0; at < places.length; at++) {
    const [one, other] = [places[at] as Place, places[at + 1]];
    const two = one.pair && other?.pair;
    brackets.push({ first: at, cards: two ? [one, other] : [one], times: one.loop ?? 0 });
    if (two) at++;
  }
  return brackets;
}
