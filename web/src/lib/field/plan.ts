/** Where things are drawn: a cell is 100 wide, hills lift what stands on them. */

export const CELL = 100;

export interface Plan {
  width: number;
  height: number;
  lines: string[]; // a sign for every cell, a digit where it has a height
  lift: number; // how far a height of one lifts
  box: { x: number; y: number; width: number; height: number };
}

/** The plan of these lines, with `top` units of room above it. */
export function planOf(lines: string[], top: number, lift = 0): Plan {
  const width = Math.max(...lines.map((line) => line.length));
  const height = lines.length;
  return {
    width,
    height,
    lines,
    lift,
    box: { x: -40, y: -top, width: width * CELL + 54, height: height * CELL + top + 44 },
  };
}

/** Whether there is a cell. */
export function isThere(plan: Plan, x: number, y: number): boolean {
  return (plan.lines[y]?.[x] ?? ' ') !== ' ';
}

/** How far up a cell is drawn. */
export function rise(plan: Plan, x: number, y: number): number {
  return (Number(plan.lines[y]?.[x]) || 0) * plan.lift;
}

/** The place of a cell in a box, as CSS. */
export function cellStyle(plan: Plan, box: Plan['box'], x: number, y: number): string {
  const left = ((x * CELL - box.x) / box.width) * 100;
  const top = ((y * CELL - rise(plan, x, y) - box.y) / box.height) * 100;
  return `left:${left}%;top:${top}%;width:${(CELL / box.width) * 100}%;height:${(CELL / box.height) * 100}%`;
}

/** The middle of a cell as it is drawn: of what is seen of it, where a hill in front hides a part. */
export function middle(plan: Plan, x: number, y: number): { x: number; y: number } {
  const up = rise(plan, x, y);
  const hidden = Math.max(0, rise(plan, x, y + 1) - up);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL - up - hidden / 2 };
}
