import type { Game } from '../src/lib/game';
import { gameOf } from '../src/lib/games/registry';

/** The golems, from the registry of the page. */
export const golems: Game = await gameOf('golems/board');
