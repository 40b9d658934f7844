/** Where things are drawn: a cell is 100 wide, hills lift what stands on them. */

import type { View } from '../types';
import { isGolems } from '../types';

export const CELL = 100;
export const LIFT = 30;

export interface Plan {
  width: number;
  height: number;
  lines: string[];
  box: { x: number; y: number; width: number; height: number };
}

export function planOf(view: View): Plan {
  const lines = isGolems(view) ? view.field : view.planet.heights;
  const width = Math.max(...lines.map((line) => line.length));
  const height = lines.length;
  const top = isGolems(view) ? 14 : 44;
  return { width, height, lines, box: { x: -40, y: -top, width: width * CELL + 54, height: height * CELL + top + 44 } };
}

/** Whether there is a cell. */
export function isThere(plan: Plan, x: number, y: number): boolean {
  return (plan.lines[y]?.[x] ?? ' ') !== ' ';
}

/** The middle of a cell as it is drawn. */
export function middle(plan: Plan, x: number, y: number): { x: number; y: number } {
  const level = Number(plan.lines[y]?.[x]) || 0;
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL - level * LIFT };
}
