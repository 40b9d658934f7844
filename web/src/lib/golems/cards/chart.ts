/** How much room rows take as flow charts, and how large their cards can be. */

import type { LaidCard } from '../desk/program';

/** Cards side by side: the branches of a question, a loop and what it repeats, if that is not piled below it. */
export function spread(card: LaidCard | null, piled = false): number {
  if (!card) return 1;
  const inner = card.inner.map((one) => spread(one, piled));
  if (inner.length === 2) return (inner[0] ?? 1) + (inner[1] ?? 1);
  return piled ? (inner[0] ?? 1) : 1 + (inner[0] ?? 0);
}

/** Cards one below the other. */
export function depth(card: LaidCard | null, piled = false): number {
  const inner = Math.max(0, ...(card?.inner ?? []).map((one) => depth(one, piled)));
  return card?.inner.length === 2 || (piled && card?.inner.length) ? 1 + inner : Math.max(1, inner);
}

interface Shape {
  square: boolean;
  piled: boolean; // what a loop repeats lies below it
}
export interface Chart extends Shape {
  card: number; // its width
  from: number; // the rows that are in sight
  to: number;
}

const [USUAL, READABLE, LABELLED, SMALLEST, EXIT, EDGE] = [184, 64, 44, 22, 15, 10];
const [SHARE, LARGEST] = [0.4, 264]; // of a height that is large
const LEAST = 20; // narrower, the sign of a loop cannot be read

/** Rows of so many cards side by side in columns of this width; where not all fit the height, those round the lit one. */
export function chart(rows: (LaidCard | null)[][], column: number, height: number, lit: number): Chart {
  const fits = (piled: boolean): number => Math.floor(column / Math.max(1, ...rows.flat().map((card) => spread(card, piled)))) - 3;
  const piled = fits(false) < LEAST;
  const wide = fits(piled);
  const oblong = fill(rows, wide, height, lit, { square: false, piled });
  return wide < READABLE * 0.9 || oblong.card < LABELLED ? fill(rows, wide, height, lit, { square: true, piled }) : oblong;
}

/** Square cards have larger signs. */
function fill(rows: (LaidCard | null)[][], wide: number, height: number, lit: number, { square, piled }: Shape): Chart {
  const tall = (row: (LaidCard | null)[], card: number): number => {
    const deep = Math.max(1, ...row.map((one) => depth(one, piled)));
    return deep * card * (square ? 0.97 : 0.66) + (deep - 1) * EXIT + EDGE;
  };
  const all = (card: number): number => rows.reduce((sum, row) => sum + tall(row, card), 0);
  const least = rows.flat().some((card) => card?.inner.length) ? READABLE : LABELLED;
  let card = Math.min(wide, Math.max(USUAL, Number.isFinite(height) ? Math.min(Math.floor(height * SHARE), LARGEST) : 0));
  while (card > least && all(card) > height) card -= 2;
  while (card > SMALLEST && tall(rows[lit] ?? [], card) > height) card -= 1;
  let [from, to] = [lit, lit + 1];
  let left = height - tall(rows[lit] ?? [], card);
  while (to < rows.length && left >= tall(rows[to] ?? [], card)) left -= tall(rows[to++] ?? [], card);
  while (from > 0 && left >= tall(rows[from - 1] ?? [], card)) left -= tall(rows[--from] ?? [], card);
  return { card, square, piled, from, to };
}
