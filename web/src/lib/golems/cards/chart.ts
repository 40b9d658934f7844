/** How much room rows take as flow charts, and how large their cards can be. */

import type { LaidCard } from '../desk/program';

/** Cards side by side: the branches of a question, a loop and what it repeats. */
export function spread(card: LaidCard | null): number {
  if (!card) return 1;
  const inner = card.inner.map(spread);
  if (inner.length === 2) return (inner[0] ?? 1) + (inner[1] ?? 1);
  return 1 + (inner[0] ?? 0);
}

/** Cards one below the other. */
export function depth(card: LaidCard | null): number {
  const inner = Math.max(0, ...(card?.inner ?? []).map(depth));
  return card?.inner.length === 2 ? 1 + inner : Math.max(1, inner);
}

export interface Chart {
  card: number; // its width
  square: boolean;
  from: number; // the rows that are in sight
  to: number;
}

const [LARGEST, READABLE, LABELLED, SMALLEST, EXIT, EDGE] = [184, 64, 44, 22, 15, 10];

/** Rows of so many cards side by side in columns of this width; where not all fit the height, those round the lit one. */
export function chart(rows: (LaidCard | null)[][], column: number, height: number, lit: number): Chart {
  const wide = Math.floor(column / Math.max(1, ...rows.flat().map(spread))) - 3;
  const oblong = fill(rows, wide, height, lit, false);
  return wide < READABLE * 0.9 || oblong.card < LABELLED ? fill(rows, wide, height, lit, true) : oblong;
}

/** Square cards have larger signs. */
function fill(rows: (LaidCard | null)[][], wide: number, height: number, lit: number, square: boolean): Chart {
  const tall = (row: (LaidCard | null)[], card: number): number => {
    const deep = Math.max(1, ...row.map(depth));
    return deep * card * (square ? 0.97 : 0.66) + (deep - 1) * EXIT + EDGE;
  };
  const all = (card: number): number => rows.reduce((sum, row) => sum + tall(row, card), 0);
  let card = Math.min(LARGEST, wide);
  while (card > READABLE && all(card) > height) card -= 2;
  while (card > SMALLEST && tall(rows[lit] ?? [], card) > height) card -= 1;
  let [from, to] = [lit, lit + 1];
  let left = height - tall(rows[lit] ?? [], card);
  while (to < rows.length && left >= tall(rows[to] ?? [], card)) left -= tall(rows[to++] ?? [], card);
  while (from > 0 && left >= tall(rows[from - 1] ?? [], card)) left -= tall(rows[--from] ?? [], card);
  return { card, square, from, to };
}
