/** What lies open about a golem for the whole game. */

import type { PlayerFacts } from '../../../game';
import type { GolemsFrame, GolemsView } from '../types';
import CardSign from './CardSign.svelte';
import CardShort from './CardShort.svelte';
import { printedStats } from './golemSheet';

export const facts: PlayerFacts<GolemsView, GolemsFrame> = {
  has: (view, name) => printedStats(view, name).length > 0 || Boolean(view.golems[name]?.bot),
  Sign: CardSign,
  Short: CardShort,
  loadWhole: async () => (await import('./GolemSheet.svelte')).default,
};
