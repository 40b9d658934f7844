/** Pictures of the memo of Progers, and which of its lines belongs to what on the planet. */

import type { MemoSupport } from '../../../game';
import { spot } from '../../../field/cells';
import type { ProgersFrame, ProgersView } from '../types';

export const memo: MemoSupport<ProgersView, ProgersFrame> = {
  loadPicture: async () => (await import('../components/MemoPicture.svelte')).default,
  figureId: () => 'rover',
  thingOn(view, frame, cell) {
    const { planet } = view;
    if (frame.figures.some((one) => one.cell === cell)) return 'rover';
    if (frame.things.some((one) => one.cell === cell)) return 'sample';
    if (Object.values(view.bases).includes(cell)) return 'base';
    if (planet.lifts.some(({ top, bottom }) => top === cell || bottom === cell)) return 'lift';
    if (planet.walls.some((wall) => wall.includes(cell))) return 'wall';
    const { x, y } = spot(cell, planet.heights.length);
    return Number(planet.heights[y]?.[x]) ? 'hill' : '';
  },
};
