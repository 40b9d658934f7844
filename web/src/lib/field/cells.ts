/** Cells by name: `a1` is bottom left; x counts from the left, y from the top as it is drawn. */

import type { Facing } from '../types';

export interface Spot {
  x: number;
  y: number;
}

export const TURNS: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };

export function spot(cell: string, height: number): Spot {
  return { x: cell.charCodeAt(0) - 97, y: height - Number(cell.slice(1)) };
}

export function cellName(x: number, y: number, height: number): string {
  return `${String.fromCharCode(97 + x)}${height - y}`;
}

export function isCell(word: string): boolean {
  return /^[a-z][0-9]+$/.test(word);
}

/** The same direction as `to`, but reached from `turn` the short way round. */
export function turnOn(turn: number, to: number): number {
  return turn + ((((to - turn) % 360) + 540) % 360) - 180;
}

export function turnTo(turn: number, facing: Facing): number {
  return turnOn(turn, TURNS[facing]);
}

/** One cell ahead of a turn in degrees. */
export function ahead(turn: number): Spot {
  const quarter = (((Math.round(turn / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ][quarter] as Spot;
}
