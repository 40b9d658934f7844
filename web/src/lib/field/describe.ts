/** A cell in words, for the ear. */

import type { Frame } from '../theatre/stage';
import type { Facing, View } from '../types';
import { isGolems } from '../types';
import { colourName, t } from '../words.svelte';
import type { Plan } from './plan';

const LOOKS: Facing[] = ['N', 'E', 'S', 'W'];

export function describe(view: View, frame: Frame, plan: Plan, cell: string, x: number, y: number): string {
  const said = [cell];
  for (const figure of frame.figures) {
    if (figure.cell !== cell) continue;
    const facing = LOOKS[(((Math.round(figure.turn / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3];
    const looks = t(`looks-${facing}`);
    if (isGolems(view)) said.push(t('cell-golem', { name: colourName(figure.name), looks, damage: figure.damage }));
    else said.push(t('cell-rover', { name: colourName(figure.name), looks, aboard: figure.carrying }));
  }
  for (const thing of frame.things) {
    if (thing.cellName !== cell) continue;
    if (!isGolems(view)) said.push(t('cell-samples', { count: thing.count ?? 0 }));
    else said.push(t(`cell-${thing.kind}`, { name: thing.name ?? '', op: thing.op ? t(`op-${thing.op}`) : '' }));
  }
  if (isGolems(view)) {
    const ground = plan.lines[y]?.[x];
    if (ground === 'i') said.push(t('cell-ice'));
    if (ground === 's') said.push(t('cell-snow'));
    if (frame.gears.includes(cell)) said.push(t('cell-gear'));
    for (const [name, cells] of Object.entries(view.goal?.cells ?? {}))
      if (cells.includes(cell)) said.push(t('cell-goal', { name: colourName(name) }));
    if (view.goal?.marks.includes(cell)) said.push(t('cell-mark'));
  } else {
    const level = Number(plan.lines[y]?.[x]) || 0;
    if (level) said.push(t('cell-height', { level }));
    for (const [name, base] of Object.entries(view.bases)) if (base === cell) said.push(t('cell-base', { name: colourName(name) }));
    for (const lift of view.planet.lifts) if (lift.top === cell || lift.bottom === cell) said.push(t('cell-lift'));
    for (const wall of view.planet.walls) if (wall.includes(cell)) said.push(t('cell-stone', { to: wall.find((end) => end !== cell) ?? '' }));
  }
  return said.join(', ');
}
