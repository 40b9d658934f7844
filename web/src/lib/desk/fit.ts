/** How large cards can be, so that rows and hand lie side by side on a desk and nothing is left outside. */

export interface Desk {
  width: number;
  height: number; // without the foot
  rows: number;
  units: number; // cards that may lie side by side in a row
  piles: number;
}

export interface Sizes {
  wide: number; // of a card with its edge
  high: number;
  columns: number; // of the hand
  square: boolean;
}

export const TOUCH = 44; // the least that a finger meets
const [LARGEST, NUMBER, BETWEEN, ARROW, GAP] = [148, 22, 12, 8, 4];
const WIDE = 1.5; // a card is as much wider than high
const ENOUGH = 0.75; // of the height that a square card would have
const WORDS = 96; // so wide a card has room for its word

function columnsOf({ width, units }: Desk, wide: number): number {
  return Math.floor((width - NUMBER - units * (wide + GAP) - BETWEEN + GAP) / (wide + GAP));
}

function holds(desk: Desk, wide: number, high: number): boolean {
  const columns = columnsOf(desk, wide);
  if (columns < 1 || desk.rows * (high + ARROW) - ARROW > desk.height) return false;
  return Math.ceil(desk.piles / columns) * (high + GAP) - GAP <= desk.height;
}

function largest(desk: Desk, ratio: number): number {
  for (let high = LARGEST; high > TOUCH; high -= 1) if (holds(desk, high * ratio, high)) return high;
  return holds(desk, TOUCH * ratio, TOUCH) ? TOUCH : 0;
}

/** Oblong cards, as printed; square ones where those would be much smaller. */
export function fit(desk: Desk): Sizes {
  const [oblong, even] = [largest(desk, WIDE), largest(desk, 1)];
  const square = !oblong || (oblong < even * ENOUGH && oblong * WIDE < WORDS);
  const high = Math.max(square ? even : oblong, TOUCH);
  const wide = square ? high : high * WIDE;
  return { wide, high, columns: Math.max(1, Math.min(desk.piles, columnsOf(desk, wide))), square };
}

/** The largest cards of so many in lines of this width, with so much above each line. */
export function fitLines(width: number, height: number, lines: { cards: number; above: number }[]): Sizes {
  for (const ratio of [WIDE, 1]) {
    for (let high = LARGEST; high >= TOUCH; high -= 1) {
      const each = Math.floor((width + GAP) / (high * ratio + GAP));
      const tall = lines.reduce((sum, { cards, above }) => sum + Math.ceil(cards / Math.max(each, 1)) * (high + above + GAP), 0);
      if (each > 0 && tall <= height && (ratio === 1 || high >= TOUCH * 1.1)) return { wide: high * ratio, high, columns: each, square: ratio === 1 };
    }
  }
  return { wide: TOUCH, high: TOUCH, columns: Math.max(1, Math.floor(width / (TOUCH + GAP))), square: true };
}
