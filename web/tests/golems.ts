import type { Game } from '../src/lib/game';
import { gameOf } from '../src/lib/games';

/** The golems, from the shelf of the page. */
export const golems: Game = await gameOf('golems/board');
