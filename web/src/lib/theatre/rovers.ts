/** Rovers on the stage. Every event tells what it did; here it is only shown. */

import { ahead, spot, turnTo } from '../cells';
import type { Colour, Happening, Place, ProgersView, RoverFacts } from '../types';
import { type Beat, NO_BEAT } from './beats';
import { type EffectKind, type Figure, type Frame, type Scene } from './stage';

type Show = (frame: Frame, event: Happening, figure: Figure, scene: Scene) => void;
type Pile = { at: string; count: number };

export function startRovers(view: ProgersView, scene: Scene): Frame {
  const frame: Frame = {
    beat: NO_BEAT,
    figures: Object.keys(view.rovers).map((name) => figureOf(name as Colour)),
    things: [],
    effects: [],
    round: 0,
    row: 0,
    opened: {},
    laid: [],
    algorithm: view.algorithm,
    place: -1,
    gears: [],
  };
  settle(frame, view.rovers, view.samples, scene);
  return frame;
}

function figureOf(name: Colour): Figure {
  return { name, cell: null, x: 0, y: 0, turn: 0, damage: 0, carrying: 0, points: 0, level: 0 };
}

function put(figure: Figure, cell: string, scene: Scene): void {
  figure.cell = cell;
  Object.assign(figure, spot(cell, scene.height));
  figure.level = Number(scene.levels[figure.y]?.[figure.x] ?? 0);
}

function settle(frame: Frame, rovers: Record<string, RoverFacts>, samples: Pile[], scene: Scene): void {
  for (const figure of frame.figures) {
    const facts = rovers[figure.name];
    if (!facts?.at) continue;
    put(figure, facts.at, scene);
    if (facts.facing) figure.turn = turnTo(figure.turn, facts.facing);
    figure.carrying = facts.aboard;
    figure.points = facts.points;
  }
  frame.things = [];
  for (const pile of samples) pileUp(frame, pile.at, pile.count, scene);
}

/** More or fewer samples on a cell. */
function pileUp(frame: Frame, cell: string, more: number, scene: Scene): void {
  const pile = frame.things.find((thing) => thing.cellName === cell);
  if (pile) pile.count = (pile.count ?? 0) + more;
  else {
    const thing = { key: cell, kind: 'barrel' as const, at: cell, cellName: cell, count: more, ...spot(cell, scene.height) };
    frame.things.push(thing);
  }
  frame.things = frame.things.filter((thing) => (thing.count ?? 0) > 0);
}

const go: Show = (_, event, figure, scene) => {
  if (event.to) put(figure, event.to, scene);
};
const onSelf =
  (kind: EffectKind): Show =>
  (frame, event, figure) =>
    frame.effects.push({ kind, who: figure.name, text: event.points ? `+${event.points}` : undefined });
const bump: Show = (frame, event, figure, scene) => {
  const way = ahead(figure.turn);
  const toward = event.to && event.to !== figure.cell ? spot(event.to, scene.height) : { x: figure.x + way.x, y: figure.y + way.y };
  frame.effects.push({ kind: event.command === 'T' ? 'stuck' : 'bump', who: figure.name, toward });
};
const beam: Show = (frame, event, figure, scene) =>
  frame.effects.push({ kind: 'beam', who: figure.name, toward: spot(event.from ?? 'a1', scene.height) });

const SHOWS: Record<string, Show> = {
  'card.step': go,
  'card.dash': go,
  'card.jump': (frame, event, figure, scene) => {
    go(frame, event, figure, scene);
    onSelf('hop')(frame, event, figure, scene);
  },
  'card.turn': (_, event, figure) => {
    if (event.facing) figure.turn = turnTo(figure.turn, event.facing);
  },
  'card.skip': bump,
  'sample.take': (frame, event, figure, scene) => {
    pileUp(frame, event.to ?? 'a1', -(event.amount ?? 0), scene);
    figure.carrying += event.amount ?? 0;
    onSelf('flash')(frame, event, figure, scene);
  },
  'sample.deliver': (frame, event, figure, scene) => {
    figure.carrying -= event.amount ?? 0;
    figure.points += event.points ?? 0;
    onSelf('score')(frame, event, figure, scene);
  },
  'bump.pay:paid': (frame, event, figure) => {
    const other = frame.figures.find((one) => one.name === event.other);
    if (other) other.carrying -= event.amount ?? 0;
    figure.carrying += event.amount ?? 0;
    frame.effects.push({ kind: 'spark', who: figure.name });
  },
  'beam.rover': (frame, event, figure, scene) => {
    beam(frame, event, figure, scene);
    const other = frame.figures.find((one) => one.name === event.other);
    if (other && event.to) {
      put(other, event.to, scene);
      other.carrying = 0;
    }
    if (event.amount) pileUp(frame, event.from ?? 'a1', event.amount, scene);
  },
  'beam.sample': (frame, event, figure, scene) => {
    beam(frame, event, figure, scene);
    pileUp(frame, event.from ?? 'a1', -(event.amount ?? 0), scene);
    pileUp(frame, event.to ?? 'a1', event.amount ?? 0, scene);
  },
  'bump.pay': onSelf('spark'),
  'bump.once': onSelf('spark'),
  'lab.full': onSelf('no'),
  'deck.hand': onSelf('card'),
  'lift.run': go,
  'lift.busy': onSelf('stuck'),
  'planet.bases': (_, event, figure, scene) => {
    if (event.to) put(figure, event.to, scene);
    if (event.facing) figure.turn = turnTo(figure.turn, event.facing);
  },
};

const LAID = ['lays', 'runs', 'cleared']; // is seen on the table
/** The cards on the table while they are laid. */
function showTable(frame: Frame, event: Happening): void {
  const at = event.place ?? 0;
  const card = event.command ?? '';
  if (event.rule === 'algo.insert' || event.what === 'lays') frame.algorithm.splice(at, 0, { card });
  else if (event.rule === 'algo.cover') {
    const old = frame.algorithm[at];
    frame.algorithm[at] = { card, covered: [...(old?.covered ?? []), old?.card ?? ''] };
  } else if (event.rule === 'algo.loop') {
    for (let place = at; place < at + (event.amount ?? 1); place++) {
      const under = frame.algorithm[place];
      if (under) frame.algorithm[place] = { ...under, loop: Number(card.slice(1)), pair: event.amount === 2 };
    }
  } else if (event.rule === 'algo.keep' || event.rule === 'algo.break') unloop(frame.algorithm, at);
  else if (event.what === 'cleared') frame.algorithm = [];
}

function unloop(algorithm: Place[], at: number): void {
  const under = algorithm[at];
  if (under) algorithm[at] = { card: under.card, covered: under.covered };
}

export function playRovers(frame: Frame, beat: Beat, scene: Scene): void {
  for (const event of beat.kind === 'events' ? beat.events : []) {
    const figure = frame.figures.find((one) => one.name === event.rover);
    if (!figure || !event.rule) continue;
    showTable(frame, event);
    if (event.rule.startsWith('card.') && event.place !== undefined) frame.place = event.place;
    const usual = event.what === 'won' ? onSelf('flash') : LAID.includes(event.what ?? '') ? null : onSelf('pause');
    if (!event.rule.startsWith('algo.')) (SHOWS[`${event.rule}:${event.what}`] ?? SHOWS[event.rule] ?? usual)?.(frame, event, figure, scene);
  }
  const field = beat.field;
  if (field?.rovers) settle(frame, field.rovers, (field as { samples?: unknown }).samples as Pile[], scene);
  if (field?.algorithm) frame.algorithm = field.algorithm;
}
