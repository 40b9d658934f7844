/** The box of the Battle of Golems. */

import type { Box, Game } from '../game';
import GolemFront from './art/GolemFront.svelte';
import Lid from './Lid.svelte';

export const box: Box = {
  id: 'golems',
  Portrait: GolemFront,
  Lid,
  open: async () => (await import('./game')).game as unknown as Game,
};
