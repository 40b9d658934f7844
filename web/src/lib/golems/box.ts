/** The box of the Battle of Golems. */

import type { Box, Game } from '../game';
import { COLOURS } from '../types';
import GolemFront from './art/GolemFront.svelte';

const EDITIONS = ['blocks', 'energy', 'cards', 'board'];

export const box: Box = {
  id: 'golems',
  Portrait: GolemFront,
  onLid: (edition) => COLOURS[EDITIONS.indexOf(edition)] ?? 'red',
  open: async () => (await import('./game')).game as unknown as Game,
};
