/** Effects that only the golems have. */

import type { GameEffects } from '../../../game';
import Effect from './Effect.svelte';

export const effects: GameEffects = {
  Picture: Effect,
  transforms: { card: 'translate(34 -44) scale(.85)', stand: 'translate(36 -40)' },
  sounds: { token: 'good', weapon: 'clang', take: 'good', stand: 'turn' },
  badges: ['token', 'weapon', 'stand'],
};
