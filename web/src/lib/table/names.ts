/** What the players of a table are called. */

import type { Game } from '../game';
import type { Colour, Seat, View } from '../types';
import { playerName } from '../words/words.svelte';

type NamedSeat = Pick<Seat, 'label' | 'name' | 'kind'>;

/** The names of teams, and those that players have typed, by colour. */
export function typedNames(game: Game, view: View, seats: readonly NamedSeat[]): Record<string, string> {
  const players = seats.filter(({ kind }) => kind !== 'bot');
  return Object.fromEntries(players.map(({ label, name }) => [label, game.botName(view, label) || name]));
}

/** The name of a printed bot, or what the player is called. */
export const nameAt = (game: Game, view: View, name: Colour): string => game.botName(view, name) || playerName(name);
