/** The largest program that somebody at a table may lay: at one device all cards have one look, whatever the luck of
 * their players. */

import type { PanelArea } from '../../../answer/cardSizes';
import type { GolemsView } from '../types';
import { places } from './program';

const QUESTION = 2; // places on the card that has most of them

/** How many cards lie side by side with what was drawn; a luck card that nobody sees may be a question. */
function widest({ luck = {} }: Partial<GolemsView>): number {
  if (luck.left) return 1 + QUESTION;
  const drawn = Object.values(luck.drawn ?? {}).filter(Boolean);
  return 1 + Math.max(0, ...drawn.map((word) => places(word) || QUESTION));
}

export function largestArea(own: PanelArea, view: Partial<GolemsView>): PanelArea {
  const rows = Math.max(
    own.rows,
    ...Object.values(view.golems ?? {}).map(({ bot, rows_next }) => (bot ? 0 : rows_next)),
  );
  const units = Math.max(own.units, widest(view));
  return { ...own, rows, units, piles: own.piles + (units > own.units ? 1 : 0) };
}
