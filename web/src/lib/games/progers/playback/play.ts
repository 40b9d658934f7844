/** Animations of the rovers' events: each shows what its event says, without rules. */

import { ahead, spot, turnTo } from '../../../field/cells';
import type { Beat } from '../../../playback/beats';
import { type EffectKind, putOn } from '../../../playback/frames';
import type { Happening } from '../../../types';
import { pileUp, settle } from './start';
import type { ProgersFrame, RoverFigure, RoversField } from '../types';

type EventAnimation = (frame: ProgersFrame, event: Happening, figure: RoverFigure) => void;

const go: EventAnimation = (frame, event, figure) => {
  if (event.to) putOn(figure, event.to, frame.height);
};
/** Dust stays where a rover leaves in a hurry. */
const hurry: EventAnimation = (frame, event, figure) => {
  if (event.to)
    frame.effects.push({ kind: 'dust', at: { x: figure.x, y: figure.y }, toward: spot(event.to, frame.height) });
  go(frame, event, figure);
};
const onSelf =
  (kind: EffectKind): EventAnimation =>
  (frame, event, figure) =>
    frame.effects.push({ kind, who: figure.name, text: event.points ? `+${event.points}` : undefined });
const bump: EventAnimation = (frame, event, figure) => {
  const way = ahead(figure.turn);
  const toward =
    event.to && event.to !== figure.cell ? spot(event.to, frame.height) : { x: figure.x + way.x, y: figure.y + way.y };
  frame.effects.push({ kind: event.command === 'T' ? 'stuck' : 'bump', who: figure.name, toward });
};
const beam: EventAnimation = (frame, event, figure) =>
  frame.effects.push({ kind: 'beam', who: figure.name, toward: spot(event.from ?? 'a1', frame.height) });

const ANIMATIONS: Record<string, EventAnimation> = {
  'card.step': go,
  'card.dash': hurry,
  'card.jump': (frame, event, figure) => {
    go(frame, event, figure);
    onSelf('hop')(frame, event, figure);
  },
  'card.turn': (_, event, figure) => {
    if (event.facing) figure.turn = turnTo(figure.turn, event.facing);
  },
  'card.skip': bump,
  'sample.take': (frame, event, figure) => {
    pileUp(frame, event.to ?? 'a1', -(event.amount ?? 0));
    figure.carrying += event.amount ?? 0;
    onSelf('pick')(frame, event, figure);
  },
  'sample.deliver': (frame, event, figure) => {
    figure.carrying -= event.amount ?? 0;
    figure.delivered = [...figure.delivered, ...((event.samples ?? []) as string[])];
    figure.points += event.points ?? 0;
    onSelf('score')(frame, event, figure);
  },
  'bump.pay:paid': (frame, event, figure) => {
    const other = frame.figures.find((one) => one.name === event.other);
    if (other) other.carrying -= event.amount ?? 0;
    figure.carrying += event.amount ?? 0;
    frame.effects.push({ kind: 'spark', who: figure.name });
  },
  'beam.rover': (frame, event, figure) => {
    beam(frame, event, figure);
    const other = frame.figures.find((one) => one.name === event.other);
    if (other && event.to) {
      putOn(other, event.to, frame.height);
      other.carrying = 0;
    }
    if (event.amount) pileUp(frame, event.from ?? 'a1', event.amount);
  },
  'beam.sample': (frame, event, figure) => {
    beam(frame, event, figure);
    pileUp(frame, event.from ?? 'a1', -(event.amount ?? 0));
    pileUp(frame, event.to ?? 'a1', event.amount ?? 0);
  },
  'bump.pay': onSelf('spark'),
  'bump.once': onSelf('spark'),
  'lab.full': onSelf('no'),
  'deck.hand': onSelf('card'),
  'lift.run': (frame, event, figure) => {
    go(frame, event, figure);
    onSelf('climb')(frame, event, figure);
  },
  'lift.busy': onSelf('stuck'),
  'planet.bases': (frame, event, figure) => {
    if (event.to) putOn(figure, event.to, frame.height);
    if (event.facing) figure.turn = turnTo(figure.turn, event.facing);
  },
};

const LAYING = ['algo.insert', 'algo.cover', 'algo.loop', 'algo.keep', 'algo.break'];
const SEEN = ['lays', 'runs', 'cleared']; // on the table

function act(frame: ProgersFrame, event: Happening): void {
  const figure = frame.figures.find((one) => one.name === event.rover);
  if (!figure || !event.rule) return;
  if (event.algorithm && event.what !== 'cleared') frame.algorithm = event.algorithm;
  if (event.rule.startsWith('algo.')) return;
  if (event.rule.startsWith('card.') && event.place !== undefined) frame.place = event.place;
  const usual = event.what === 'won' ? onSelf('flash') : SEEN.includes(event.what ?? '') ? null : onSelf('pause');
  (ANIMATIONS[`${event.rule}:${event.what}`] ?? ANIMATIONS[event.rule] ?? usual)?.(frame, event, figure);
}

/** Drawing, discarding and one's own laying have no sentence: they are seen. */
export function isNarrated({ rule, rover, what }: Happening, own?: string | null): boolean {
  if (rule === 'deck.hand') return what === 'mixed';
  if (what === 'cleared') return false;
  return rover !== own || (what !== 'lays' && !LAYING.includes(rule ?? ''));
}

export const isSelfEvident = ({ rule }: Happening): boolean => rule === 'deck.hand';
export const isPlain = ({ rule = '' }: Happening): boolean => LAYING.includes(rule);

const HELD = ['bump.pay', 'beam.rover'];
export const isHeld = ({ rule = '' }: Happening): boolean => HELD.includes(rule);

export function play(frame: ProgersFrame, { events, field }: Beat): void {
  frame.place = -1;
  for (const event of events) if (!event.kind) act(frame, event);
  if (!field) return;
  const { rovers, samples, algorithm } = field as RoversField;
  settle(frame, rovers, samples);
  if (frame.place < 0) frame.algorithm = algorithm; // the card that is carried out stays in sight
}
