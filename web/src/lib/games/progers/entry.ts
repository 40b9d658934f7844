/** Progers in the registry of games. */

import type { GameEntry, Game } from '../../game';
import Cover from './components/Cover.svelte';
import Portrait from './components/Portrait.svelte';

export const entry: GameEntry = {
  id: 'progers',
  Portrait,
  Cover,
  setup: { simple: [] },
  load: async () => (await import('./game')).game as unknown as Game,
};
