/** A cell in words, for the ear, and in two or three signs. */

import type { Figure, Frame, Thing } from '../theatre/stage';
import type { Facing, View } from '../types';
import { isGolems } from '../types';
import { colourName, t } from '../words.svelte';
import type { Plan } from './plan';

const LOOKS: Facing[] = ['N', 'E', 'S', 'W'];
const ARROWS: Record<Facing, string> = { N: '↑', E: '→', S: '↓', W: '←' };
export const SIGNS: Record<Thing['kind'] | 'sample', string> = { barrel: 'o', wall: '#', water: '~', ladder: 'H', logic: '&', sample: '*' };

function facingOf(figure: Figure): Facing {
  return LOOKS[((Math.round(figure.turn / 90) % 4) + 4) % 4] ?? 'N';
}

/** Who and what is on the cell. */
export function contents(view: View, frame: Frame, cell: string): string[] {
  const said: string[] = [];
  for (const figure of frame.figures) {
    if (figure.cell !== cell) continue;
    const [name, looks] = [colourName(figure.name), t(`looks-${facingOf(figure)}`)];
    if (isGolems(view)) {
      said.push(t('cell-golem', { name, looks, damage: figure.damage }));
      if (figure.carrying) said.push(t('cell-carrying'));
    } else said.push(t('cell-rover', { name, looks, aboard: figure.carrying }));
  }
  for (const thing of frame.things) {
    if (thing.cellName !== cell) continue;
    if (!isGolems(view)) said.push(t('cell-samples', { count: thing.count ?? 0 }));
    else said.push(t(`cell-${thing.kind}`, { name: thing.name ?? '', op: thing.op ? t(`op-${thing.op}`) : '' }));
  }
  if (isGolems(view)) {
    if (frame.gears.includes(cell)) said.push(t('cell-gear'));
    for (const [name, cells] of Object.entries(view.goal?.cells ?? {}))
      if (cells.includes(cell)) said.push(t('cell-goal', { name: colourName(name) }));
    if (view.goal?.marks.includes(cell)) said.push(t('cell-mark'));
  } else {
    for (const [name, base] of Object.entries(view.bases)) if (base === cell) said.push(t('cell-base', { name: colourName(name) }));
    if (view.seat && view.labs[view.seat]?.includes(cell)) said.push(t('cell-lab'));
    for (const { top, bottom } of view.planet.lifts) {
      if (top === cell) said.push(t('cell-lift-down', { to: bottom ?? 'none' }));
      if (bottom === cell) said.push(t('cell-lift-up', { to: top }));
    }
    for (const wall of view.planet.walls) if (wall.includes(cell)) said.push(t('cell-stone', { to: wall.find((end) => end !== cell) ?? '' }));
  }
  return said;
}

function ground(view: View, plan: Plan, x: number, y: number): string[] {
  const sign = plan.lines[y]?.[x];
  if (!isGolems(view)) return Number(sign) ? [t('cell-height', { level: Number(sign) })] : [];
  return sign === 'i' ? [t('cell-ice')] : sign === 's' ? [t('cell-snow')] : [];
}

export function describe(view: View, frame: Frame, plan: Plan, cell: string, x: number, y: number): string {
  const said = [...contents(view, frame, cell), ...ground(view, plan, x, y)];
  return [cell, ...(said.length ? said : [t('cell-free')])].join(', ');
}

/** The same for the eye, as short as in a printed diagram. */
export function signs(view: View, frame: Frame, plan: Plan, cell: string, x: number, y: number): string {
  const sign = plan.lines[y]?.[x] ?? '';
  const figures = frame.figures.filter((figure) => figure.cell === cell).map((figure) => t(`letter-${figure.name}`) + ARROWS[facingOf(figure)]);
  const things = frame.things.filter((thing) => thing.cellName === cell).map((thing) => (isGolems(view) ? SIGNS[thing.kind] : SIGNS.sample));
  const bases = isGolems(view) ? [] : Object.entries(view.bases).filter(([, base]) => base === cell).map(([name]) => t(`letter-${name}`).toLowerCase());
  const ground = isGolems(view) ? sign.replace(/[^is]/, '') : sign.replace('0', '');
  return ground + [...figures, ...things, ...bases].join('') || '·';
}
