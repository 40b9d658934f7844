/** How large the cards of a turn are: one size for the whole turn, with room for the cards that may come. */

import { type Line, type Sizes, fitLines, roomOf } from '../../../answer/cardSizes';
import type { Ask } from '../../../types';
import { shapeOf } from '../components/cards/names';
import type { Place, ProgersView } from '../types';

const [AROUND, BRACKET] = [24, 20]; // pixels: the frame of the algorithm with the gap below it, and a loop in it
const PADDING = 12; // pixels, of a line

interface TurnArea {
  width: number;
  height: number;
  ask: Ask;
  view: ProgersView;
  places: Place[]; // of the algorithm as the turn leaves it
  isShared: boolean; // all rovers run one algorithm
  isTask: boolean; // the cards of one's own program are shown elsewhere
}

/** The algorithm, or one's own cards: one card less than there may be, since it still looks for its place. */
function algorithmLine({ ask, view, places, isShared }: TurnArea, loops: number): Line {
  const longest = ask.longest ?? 3;
  const shared = Math.min(Math.max(view.algorithm.length + (ask.most_played ?? 1), places.length), longest) - 1;
  return { cards: isShared ? shared : longest, above: loops > 1 ? BRACKET : 0, gaps: isShared };
}

/** Sizes of the algorithm, and of the hand in the room that the algorithm leaves. */
export function turnSizes(area: TurnArea): { sizes: Sizes; handSizes: Sizes } {
  const hand = area.ask.hand ?? [];
  const loops =
    hand.filter((card) => shapeOf(card) === 'loop').length + area.view.algorithm.filter(({ loop }) => loop).length;
  const algorithm = area.isShared || !area.isTask ? [algorithmLine(area, loops)] : [];
  const fan = { cards: Math.max(new Set(hand).size, 1), above: 0 };
  const width = area.width - PADDING;
  const free = area.height - AROUND - (loops === 1 ? BRACKET : 0);
  const sizes = fitLines(width, free, [...algorithm, fan]);
  const grown = fitLines(width, free - roomOf(width, sizes, algorithm), [fan]);
  return { sizes, handSizes: grown.high > sizes.high ? grown : sizes };
}
