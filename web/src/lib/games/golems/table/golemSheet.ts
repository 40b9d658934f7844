/** Which facts about a golem lie open at a table. */

import type { Colour } from '../../../types';
import type { Stat } from '../components/art/StatIcon.svelte';
import type { GolemsView } from '../types';

/** Whether every golem has a card of its own. */
export const hasGolemCards = (view: GolemsView): boolean => view.game === 'golems/board';

/** The numbers of its golem card that count here: none in the small editions and before it has a card. */
export function printedStats(view: GolemsView, name: Colour): Stat[] {
  if (!hasGolemCards(view) || (view.phase === 'card' && !view.cards[name])) return [];
  return view.stats;
}
