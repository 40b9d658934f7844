/** How large cards can be, so that rows and hand lie side by side on a desk and nothing is left outside. */

export interface PanelArea {
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
const [USUAL, NUMBER, BETWEEN, ARROW, GAP] = [148, 22, 12, 8, 4];
const WIDE = 1.5; // a card is as much wider than high
const ENOUGH = 0.75; // of the height that a square card would have
const WORDS = 96; // so wide a card has room for its word
const FEWER = 0.75; // so much of its size, and its word, a card keeps for a line less

/** Cards grow with a desk that is high. */
const largestOn = (height: number): number => Math.max(USUAL, Math.min(Math.floor(height / 4), 200));

/** How many side by side, so that the lines are about equally long. */
const even = (cards: number, most: number): number => Math.ceil(cards / Math.ceil(cards / Math.max(1, most)));

function columnsOf({ width, units }: PanelArea, wide: number): number {
  return Math.floor((width - NUMBER - units * (wide + GAP) - BETWEEN + GAP) / (wide + GAP));
}

function holdsHand(desk: PanelArea, wide: number, high: number): boolean {
  const columns = columnsOf(desk, wide);
  return columns > 0 && Math.ceil(desk.piles / columns) * (high + GAP) - GAP <= desk.height;
}

function holds(desk: PanelArea, wide: number, high: number): boolean {
  return desk.rows * (high + ARROW) - ARROW <= desk.height && holdsHand(desk, wide, high);
}

function largest(desk: PanelArea, ratio: number): number {
  for (let high = largestOn(desk.height); high > TOUCH; high -= 1) if (holds(desk, high * ratio, high)) return high;
  return holds(desk, TOUCH * ratio, TOUCH) ? TOUCH : 0;
}

/** Oblong cards, as printed; square ones where those would be much smaller. Rows that are a little too many are no reason for small ones. */
export function fit(desk: PanelArea): Sizes {
  const equal = largest(desk, 1);
  const oblong = largest(desk, WIDE) || (!equal && holdsHand(desk, TOUCH * WIDE, TOUCH) ? TOUCH : 0);
  const square = !oblong || (oblong < equal * ENOUGH && oblong * WIDE < WORDS);
  const high = Math.max(square ? equal : oblong, TOUCH);
  const wide = square ? high : high * WIDE;
  return { wide, high, columns: even(desk.piles, columnsOf(desk, wide)), square };
}

export interface Line {
  cards: number;
  above: number; // each line of them
  gaps?: boolean; // a card may be put before, between and after them; with it they fill a line at most
}

const eachOf = (width: number, wide: number, { gaps }: Line): number =>
  Math.floor((width + GAP - (gaps ? TOUCH : 0)) / (wide + GAP + (gaps ? TOUCH + 3 : 0)));
const countOf = (width: number, wide: number, line: Line): number =>
  Math.ceil(line.cards / Math.max(eachOf(width, wide, line), 1));

/** How high these lines are. */
export const roomOf = (width: number, { wide, high }: Pick<Sizes, 'wide' | 'high'>, lines: Line[]): number =>
  lines.reduce((sum, line) => sum + countOf(width, wide, line) * (high + line.above + GAP), 0);

/** The largest cards of so many in lines of this width, a little smaller where that saves a line; the columns are those of the last. */
export function fitLines(width: number, height: number, lines: Line[]): Sizes {
  const last = lines.at(-1) as Line;
  const side = (wide: number, line: Line): boolean =>
    eachOf(width, wide, line) > 0 && (!line.gaps || eachOf(width, wide, { ...line, gaps: false }) > line.cards);
  for (const ratio of [WIDE, 1]) {
    const all = (high: number): number => lines.reduce((sum, line) => sum + countOf(width, high * ratio, line), 0);
    const fits = (high: number): boolean =>
      lines.every((line) => side(high * ratio, line)) && roomOf(width, { wide: high * ratio, high }, lines) <= height;
    const least = ratio === 1 ? TOUCH : Math.ceil(TOUCH * 1.1);
    let high = largestOn(height);
    while (high >= least && !fits(high)) high -= 1;
    if (high < least) continue;
    const worded = high * ratio < WORDS ? least : WORDS / ratio;
    for (let less = high; less >= Math.max(worded, high * FEWER); less -= 1)
      if (all(less) < all(high)) {
        high = less;
        break;
      }
    return {
      wide: high * ratio,
      high,
      columns: even(last.cards, eachOf(width, high * ratio, last)),
      square: ratio === 1,
    };
  }
  return { wide: TOUCH, high: TOUCH, columns: Math.max(1, Math.floor(width / (TOUCH + GAP))), square: true };
}
