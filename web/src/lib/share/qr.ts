/** A QR code as the path of a drawing: one unit a module, with the quiet margin that readers need. */

import { encode } from 'uqr';

const MARGIN = 4;

export interface Qr {
  size: number;
  path: string;
}

export function qr(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
