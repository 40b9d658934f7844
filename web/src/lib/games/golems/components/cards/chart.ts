/** How much room rows take as flow charts, and how large their cards can be. */

import type { LaidCard } from '../../table/program';

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
  columns: number[]; // how many cards side by side each has
  from: number; // the rows that are in sight
  to: number;
}
type Row = (LaidCard | null)[]; // of all columns

const [USUAL, READABLE, LABELLED, SMALLEST] = [184, 64, 44, 22];
const [SHARE, LARGEST] = [0.4, 264]; // of a height that is large
export const BETWEEN = 3; // cards
const [EXIT, EDGE] = [18, 15]; // above a branch, above and below a row
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Rows whose columns share this width, each by what lies in it; where not all fit the height, those round the lit
 * one. */
export function chart(rows: Row[], width: number, height: number, lit: number): Chart {
  const shaped = (piled: boolean): Chart => {
    const [oblong, square] = [false, true].map((square) => fill(rows, width, height, lit, { square, piled })) as [
      Chart,
      Chart,
    ];
    const showsMore = oblong.card >= LABELLED && oblong.to - oblong.from > square.to - square.from;
    return oblong.card >= READABLE * 0.9 || showsMore ? oblong : square; // whose signs are larger
  };
  const plain = shaped(false);
  const piled = plain.card < LABELLED ? shaped(true) : plain;
  const best = piled.card > plain.card ? piled : plain;
  return { ...best, card: Math.max(SMALLEST, best.card) };
}

/** As many rows as fit while cards can be read. */
function fill(rows: Row[], width: number, height: number, lit: number, shape: Shape): Chart {
  const largest = Number.isFinite(height) ? Math.max(USUAL, Math.min(LARGEST, height * SHARE)) : USUAL;
  const seen = (from: number, to: number): Chart => {
    const some = rows.slice(from, to);
    const columns = (some[0] ?? []).map((_, at) =>
      Math.max(...some.map((row) => spread(row[at] ?? null, shape.piled))),
    );
    const deep = sum(some.map((row) => Math.max(...row.map((one) => depth(one, shape.piled)))));
    const tall = (height - (deep - some.length) * EXIT - some.length * EDGE) / (deep * (shape.square ? 0.97 : 0.66));
    const card = Math.floor(Math.min(largest, width / sum(columns) - BETWEEN, tall));
    return { ...shape, card, columns, from, to };
  };
  let best = seen(lit, lit + 1);
  const least = Math.min(rows.flat().some((card) => card?.inner.length) ? READABLE : LABELLED, best.card);
  for (let from = lit; from >= 0; from--)
    for (let to = rows.length; to > lit; to--) {
      const more = seen(from, to);
      if (more.card >= least && to - from > best.to - best.from) best = more;
    }
  return best;
}
