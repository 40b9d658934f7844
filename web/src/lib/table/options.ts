/** The choices for a new table while they are being made. What fits together the server says. */

import type { GameChoices } from '../net/games';

export type Options = Record<string, string>;

export const NAMED = 'named'; // golem cards by golem; they follow in `card-0` …
export const SEATS = 4;

export function botsOf(options: Options): string[] {
  return Array.from({ length: SEATS }, (_, at) => options[`bot-${at}`] ?? '').filter(Boolean);
}

/** How many golems stand on the field; one player alone gets a bot where there are any. */
export function golemsOf(game: GameChoices, options: Options, players: number): number {
  const bots = botsOf(options).length;
  return players + (players === 1 && !bots && game.choices.bots ? 1 : bots);
}

/** The fields for the chosen way and as many golems. */
export function fieldsOf(game: GameChoices, options: Options, players: number): string[] {
  const fields = game.fields[options.way ?? game.choices.way?.[0] ?? ''] ?? {};
  const golems = golemsOf(game, options, players);
  return Object.keys(fields).filter((field) => fields[field]?.includes(golems));
}

export function hasField(game: GameChoices, options: Options, players: number): boolean {
  const found = fieldsOf(game, options, players);
  if (!game.choices.field) return true;
  return options.field ? found.includes(options.field) : found.length > 0;
}

/** As the server reads them: bots and named cards are lists. */
export function optionsOf(options: Options, players: number): Options {
  const sent = Object.fromEntries(Object.entries(options).filter(([name, value]) => value && !/-\d+$/.test(name)));
  const bots = sent.scenario || sent.puzzle ? [] : botsOf(options);
  if (bots.length) sent.bots = bots.join();
  if (sent.cards === NAMED) {
    const golems = players === 1 && !bots.length ? 2 : players + bots.length;
    sent.cards = Array.from({ length: golems }, (_, at) => options[`card-${at}`] ?? '').join();
  }
  return sent;
}
