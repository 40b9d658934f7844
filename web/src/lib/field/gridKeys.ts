/** Keyboard navigation on a field. */

import type { Spot } from './cells';
import { isThere, type Plan } from './plan';

/** Columns to the right and lines down that an arrow key leads. */
export const ARROW_KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The cell that a key leads to, over holes; null for other keys, the same cell at an edge. */
export function nextCell(plan: Plan, from: Spot, key: string): Spot | null {
  if (key === 'Home') return far(plan, from, [-1, 0]);
  if (key === 'End') return far(plan, from, [1, 0]);
  return ARROW_KEYS[key] ? next(plan, from, ARROW_KEYS[key]) : null;
}

function next(plan: Plan, from: Spot, [dx, dy]: [number, number]): Spot {
  let { x, y } = { x: from.x + dx, y: from.y + dy };
  while (x >= 0 && y >= 0 && x < plan.width && y < plan.height) {
    if (isThere(plan, x, y)) return { x, y };
    [x, y] = [x + dx, y + dy];
  }
  return from;
}

function far(plan: Plan, from: Spot, way: [number, number]): Spot {
  const to = next(plan, from, way);
  return to === from ? from : far(plan, to, way);
}
