/** How rovers and samples stand, as the server says. */

import { spot, turnTo } from '../../../field/cells';
import { NO_BEAT } from '../../../playback/beats';
import { putOn } from '../../../playback/frames';
import type { Colour } from '../../../types';
import type { ProgersFrame, ProgersView, RoverFacts, RoverFigure, Samples } from '../types';

export function start(view: ProgersView): ProgersFrame {
  const frame: ProgersFrame = {
    beat: NO_BEAT,
    height: view.planet.heights.length,
    figures: Object.keys(view.rovers).map((name) => figureOf(name as Colour)),
    things: [],
    effects: [],
    row: 0,
    algorithm: view.algorithm,
    place: -1,
  };
  settle(frame, view.rovers, view.samples);
  return frame;
}

function figureOf(name: Colour): RoverFigure {
  return { name, cell: null, x: 0, y: 0, turn: 0, carrying: 0, delivered: [], points: 0 };
}

export function settle(frame: ProgersFrame, rovers: Record<string, RoverFacts>, samples: Samples[]): void {
  for (const figure of frame.figures) {
    const facts = rovers[figure.name];
    if (!facts?.at) continue;
    putOn(figure, facts.at, frame.height);
    if (facts.facing) figure.turn = turnTo(figure.turn, facts.facing);
    figure.carrying = facts.aboard;
    figure.delivered = facts.delivered ?? [];
    figure.points = facts.points;
  }
  frame.things = [];
  for (const { at, count } of samples) pileUp(frame, at, count);
}

/** More or fewer samples on a cell. */
export function pileUp(frame: ProgersFrame, cell: string, more: number): void {
  const pile = frame.things.find((thing) => thing.cell === cell);
  if (pile) pile.count += more;
  else frame.things.push({ key: cell, cell, count: more, ...spot(cell, frame.height) });
  frame.things = frame.things.filter(({ count }) => count > 0);
}
