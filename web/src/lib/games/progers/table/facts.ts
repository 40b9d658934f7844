/** What lies open about a rover for the whole game. */

import type { PlayerFacts } from '../../../game';
import type { ProgersFrame, ProgersView } from '../types';

export const facts: PlayerFacts<ProgersView, ProgersFrame> = {
  has: () => true,
  loadWhole: async () => (await import('./RoverSheet.svelte')).default,
};
