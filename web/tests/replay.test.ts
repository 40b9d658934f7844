import { describe, expect, it } from 'vitest';
import {
  type ReplayStep,
  type TimelineEntry,
  addressOf,
  answered,
  timelineOf,
  find,
  isRecordLink,
  layingStep,
  readAddress,
} from '../src/lib/replay/timeline';
import { decisive, moments } from '../src/lib/replay/moments';
import { difference, pairs } from '../src/lib/replay/comparison';
import type { GameEnd, GolemEvent, GolemsView, RowOpened } from '../src/protocol';
import { golems } from './golems';

const SEATS = ['red', 'blue'];

function view(round: number, damage: number, at = 'd4', winners: string[] | null = null): GolemsView {
  return {
    field: ['....', '....', '....', '....'],
    round,
    asked: winners ? {} : { red: 'program', blue: 'program' },
    golems: {
      red: { at: 'a1', facing: 'N', damage: 0, carrying: false, rows_next: 4 },
      blue: { at: damage > 2 ? null : at, facing: 'S', damage, carrying: false, rows_next: 4 },
    },
    tokens: [],
    laid: [],
    paused: null,
    gears: null,
    result: winners ? { rule: 'end.last', winners } : null,
  } as unknown as GolemsView;
}
const row = (round: number, number: number): RowOpened => ({
  kind: 'row',
  beat: 10 * number,
  round,
  row: number,
  cards: { red: 'A', blue: 'S' },
});
const hurt = (beat: number, amount: number): GolemEvent => ({
  rule: 'row.damage',
  golem: 'blue',
  beat,
  amount,
  what: 'hurt',
});
const out: GolemEvent = { rule: 'row.out', golem: 'blue', beat: 9 };
const end: GameEnd = { kind: 'end', beat: 99, rule: 'end.last', winners: ['red'] };

const STEPS: ReplayStep[] = [
  { step: 0, view: view(1, 0), happened: [], answers: {} },
  {
    step: 1,
    view: view(2, 1),
    happened: [row(1, 1), hurt(2, 1), row(1, 2)],
    answers: { 0: ['x2', 'A', 'S'], 1: ['S'] },
  },
  {
    step: 2,
    view: view(2, 3, 'd4', ['red']),
    happened: [row(2, 1), hurt(2, 2), out, end],
    answers: { 0: ['A'], 1: ['S'] },
  },
];
const SHOTS = timelineOf(golems, STEPS, SEATS);

describe('timelineOf', () => {
  it('has the start and one picture for every beat of every step', () => {
    expect(SHOTS.map(({ step, beat }) => `${step}.${beat}`)).toEqual([
      '0.0',
      '1.1',
      '1.2',
      '1.3',
      '2.1',
      '2.2',
      '2.3',
      '2.4',
    ]);
  });
  it('opens the programs of the step', () => {
    expect(SHOTS[1]?.answers.red).toEqual(['x2', 'A', 'S']);
    expect(SHOTS[4]?.answers.red).toEqual(['A']);
  });
  it('finds the step in which the cards were laid', () => {
    const token = {
      ...(STEPS[1] as ReplayStep),
      view: { ...view(1, 0), asked: { red: 'logic' } } as ReplayStep['view'],
    };
    expect(layingStep(golems, [STEPS[0] as ReplayStep, token, STEPS[2] as ReplayStep], 2)).toBe(1);
    expect(layingStep(golems, STEPS, 2)).toBe(2);
  });
  it('knows who answered', () => {
    expect(answered(STEPS[1], SEATS)).toEqual([
      { seat: 0, name: 'red' },
      { seat: 1, name: 'blue' },
    ]);
  });
});

describe('places', () => {
  it('go into the address and come back', () => {
    SHOTS.forEach((entry, at) => {
      const place = readAddress(addressOf('ABC234', entry).split('#')[1] ?? '');
      expect(place.name).toBe('ABC234');
      expect(find(SHOTS, place.step, place.beat)).toBe(at);
    });
  });
  it('are in a room or in the link of a record', () => {
    expect(['ABC234', '1.IzpA8rHs-_'].map(isRecordLink)).toEqual([false, true]);
    expect(readAddress('1.IzpA8rHs-_:3.2')).toEqual({ name: '1.IzpA8rHs-_', step: 3, beat: 2 });
  });
  it('that do not exist are the nearest before', () => {
    expect(find(SHOTS, 1, 99)).toBe(3);
    expect(find(SHOTS, 99, 0)).toBe(7);
    expect(readAddress('%E0:1')).toEqual({ name: '%E0', step: 1, beat: 0 });
    expect(readAddress('ABC234:x.y')).toEqual({ name: 'ABC234', step: 0, beat: 0 });
  });
});

describe('moments', () => {
  it('are hits, outs and the end', () => {
    expect(moments(golems, SHOTS).map(({ at, kind, amount }) => [at, kind, amount])).toEqual([
      [2, 'hit', 1],
      [5, 'hit', 2],
      [6, 'out', 0],
      [7, 'end', 0],
    ]);
  });
  it('that decided are few, outs before hits, in their order', () => {
    expect(decisive(moments(golems, SHOTS), ['red'], 2).map(({ kind, at }) => [kind, at])).toEqual([
      ['hit', 5],
      ['out', 6],
    ]);
  });
});

describe('pairs', () => {
  const key = ({ step, frame }: TimelineEntry): string => `${step}.${frame.row}`;
  const other = timelineOf(
    golems,
    [
      STEPS[0] as ReplayStep,
      { step: 1, view: view(2, 0), happened: [row(1, 1), row(1, 2), hurt(5, 1), out], answers: {} },
    ],
    SEATS,
  );
  const both = pairs(SHOTS, other);
  it('show every picture of both, in order', () => {
    expect([...new Set(both.map((pair) => pair.real))]).toEqual(SHOTS.map((_, at) => at));
    expect([...new Set(both.map((pair) => pair.other))]).toEqual(other.map((_, at) => at));
  });
  it('begin a row together and wait for each other', () => {
    const open = both.find((pair) => key(SHOTS[pair.real] as TimelineEntry) === '1.2');
    expect(open && key(other[open.other] as TimelineEntry)).toBe('1.2');
    expect(both.filter((pair) => pair.real === 3)).toHaveLength(3);
  });
});

describe('difference', () => {
  const last = (now: GolemsView, step = 2): ReplayStep[] => [{ step, view: now, happened: [], answers: {} }];
  it('is none for the same', () => {
    expect(difference(golems, STEPS, last(view(2, 3, 'd4', ['red'])))).toMatchObject({
      moved: false,
      changes: [],
      open: '',
    });
  });
  it('tells who was hit, who stays, who wins', () => {
    const found = difference(golems, STEPS, last(view(2, 1, 'd3', ['blue'])));
    expect(found.changes).toEqual([{ name: 'blue', kind: 'stays', real: 3, other: 1 }]);
    expect(found.winners).toEqual({ real: ['red'], other: ['blue'] });
  });
  it('compares the same step where the other course breaks off', () => {
    const found = difference(golems, STEPS, last(view(2, 2), 1));
    expect(found).toMatchObject({
      open: 'broken',
      winners: null,
      changes: [{ name: 'blue', kind: 'damage', real: 1, other: 2 }],
    });
  });
});
