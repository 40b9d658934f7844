/** The box of Progers. */

import type { Box, Game } from '../game';
import Lid from './Lid.svelte';
import Portrait from './Portrait.svelte';

export const box: Box = {
  id: 'progers',
  Portrait,
  Lid,
  open: async () => (await import('./game')).game as unknown as Game,
};
