/** The Battle of Golems in the registry of games. */

import type { GameEntry, Game } from '../../game';
import GolemFront from './components/art/GolemFront.svelte';
import Cover from './components/Cover.svelte';

/** The game that "Play" on the first page opens. */
export const FIRST_GAME = { rule_set: 'golems/blocks', options: { way: 'beginner' } };
/** The rule set whose fields the editor opens first. */
export const FIRST_FIELD = 'golems/board';

export const entry: GameEntry = {
  id: 'golems',
  Portrait: GolemFront,
  Cover,
  setup: {
    simple: ['way'],
    described: 'way',
    colours: ['youngest'],
    bots: 'bots',
    teams: 'teams',
    standard: { option: 'way', value: 'standard' },
    placed: { treasure: 1, gears: 20 },
  },
  load: async () => (await import('./game')).game as unknown as Game,
};
