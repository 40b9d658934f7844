/** Which facts about a golem lie open at a table. */

import type { Colour } from '../../../types';
import type { Stat } from '../components/art/StatIcon.svelte';
import type { GolemsView } from '../types';

/** The numbers of its golem card that count here: none in the small editions and before it has a card. */
export function printedStats(view: GolemsView, name: Colour): Stat[] {
  if (view.game !== 'golems/board' || (view.phase === 'card' && !view.cards[name])) return [];
  return view.stats;
}
