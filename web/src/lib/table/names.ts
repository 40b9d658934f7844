/** What the players of a table are called. */

import type { Game } from '../game';
import type { Colour, Seat, View } from '../types';
import { colourName } from '../words/words.svelte';

/** The name of a printed bot or a team, or the one that was typed; empty where there is none. */
export function givenName(
  game: Game,
  view: View,
  seats: readonly Pick<Seat, 'label' | 'name'>[],
  name: Colour,
): string {
  return game.botName(view, name) || seats.find((seat) => seat.label === name)?.name || '';
}

/** The given name, or the colour. */
export function nameAt(game: Game, view: View, seats: readonly Pick<Seat, 'label' | 'name'>[], name: Colour): string {
  return givenName(game, view, seats, name) || colourName(name);
}
