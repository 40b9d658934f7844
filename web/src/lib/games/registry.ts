/** The registry of games: the only module that names them all. */

import type { GameEntry, Game } from '../game';
import { entry as golems } from './golems/entry';
import { entry as progers } from './progers/entry';

const entries = new Map<string, GameEntry>();

export function register(entry: GameEntry): void {
  entries.set(entry.id, entry);
}
[golems, progers].forEach(register);

export { FIRST_FIELD, FIRST_GAME } from './golems/entry';
/** Portraits that the pages around the games show. */
export const [Mascot, Explorer] = [golems.Portrait, progers.Portrait];

export const gameIds = (): string[] => [...entries.keys()];

/** `golems/board` belongs to the game `golems`. */
export const gameIdOf = (ruleSet: string): string => ruleSet.split('/')[0] ?? '';

export function entryOf(gameId: string): GameEntry {
  const entry = entries.get(gameId);
  if (!entry) throw new Error(`no such game: ${gameId}`);
  return entry;
}

export const gameOf = (ruleSet: string): Promise<Game> => entryOf(gameIdOf(ruleSet)).load();
