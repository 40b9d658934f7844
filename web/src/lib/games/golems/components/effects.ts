/** Effects that only the golems have. */

import type { GameEffects } from '../../../game';
import Effect from './Effect.svelte';

export const effects: GameEffects = {
  Picture: Effect,
  transforms: { card: 'translate(34 -44) scale(.85)' },
  sounds: { token: 'good', weapon: 'clang', take: 'good' },
  badges: ['token', 'weapon'],
};
