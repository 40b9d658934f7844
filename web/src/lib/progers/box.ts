/** The box of Progers. */

import type { Box, Game } from '../game';
import Portrait from './Portrait.svelte';

export const box: Box = {
  id: 'progers',
  Portrait,
  onLid: (edition) => (edition === 'full' ? 'green' : 'blue'),
  open: async () => (await import('./game')).game as unknown as Game,
};
