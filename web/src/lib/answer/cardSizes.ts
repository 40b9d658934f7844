/** The size of cards, so that rows and hand fit side by side into an answer panel. */

export interface PanelArea {
  width: number;
  height: number; // without the footer
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

export const TOUCH = 44; // pixels: the least for a finger
const [USUAL, NUMBER, BETWEEN, ARROW, GAP] = [148, 22, 12, 8, 4];
const WIDE = 1.5; // width of a card by its height
const ENOUGH = 0.75; // of the height of a square card: smaller oblong cards are made square
const WORDS = 96; // pixels: the width of a card that has room for its word
const FEWER = 0.75; // the share of its size that a card keeps when it is made smaller to save a line

/** The largest height of cards: they grow with the panel. */
const largestOn = (height: number): number => Math.max(USUAL, Math.min(Math.floor(height / 4), 200));

/** How many side by side, so that the lines are about equally long. */
const even = (cards: number, most: number): number => Math.ceil(cards / Math.ceil(cards / Math.max(1, most)));

function columnsOf({ width, units }: PanelArea, wide: number): number {
  return Math.floor((width - NUMBER - units * (wide + GAP) - BETWEEN + GAP) / (wide + GAP));
}

function holdsHand(area: PanelArea, wide: number, high: number): boolean {
  const columns = columnsOf(area, wide);
  return columns > 0 && Math.ceil(area.piles / columns) * (high + GAP) - GAP <= area.height;
}

function holds(area: PanelArea, wide: number, high: number): boolean {
  return area.rows * (high + ARROW) - ARROW <= area.height && holdsHand(area, wide, high);
}

function largest(area: PanelArea, ratio: number): number {
  for (let high = largestOn(area.height); high > TOUCH; high -= 1) if (holds(area, high * ratio, high)) return high;
  return holds(area, TOUCH * ratio, TOUCH) ? TOUCH : 0;
}

/** Oblong cards, as printed; square ones where those would be much smaller. Rows that are a little too many are no
 * reason for small ones. */
export function fit(area: PanelArea, square = isSquare(area)): Sizes {
  const high = Math.max(square ? largest(area, 1) : largestOblong(area), TOUCH);
  const wide = square ? high : high * WIDE;
  return { wide, high, columns: even(area.piles, columnsOf(area, wide)), square };
}

const largestOblong = (area: PanelArea): number =>
  largest(area, WIDE) || (!largest(area, 1) && holdsHand(area, TOUCH * WIDE, TOUCH) ? TOUCH : 0);

/** Whether cards are better drawn square in this area. */
export function isSquare(area: PanelArea): boolean {
  const oblong = largestOblong(area);
  return !oblong || (oblong < largest(area, 1) * ENOUGH && oblong * WIDE < WORDS);
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

/** The largest cards of so many in lines of this width, a little smaller where that saves a line; the columns are
 * those of the last. */
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
