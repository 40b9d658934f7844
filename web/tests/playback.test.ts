import { describe, expect, it } from 'vitest';
import { beats } from '../src/lib/playback/beats';
import { linesOf } from '../src/lib/playback/lines';
import { frames } from '../src/lib/playback/frames';
import type { Happening } from '../src/lib/types';
import { golems } from './golems';
import type { GolemsFrame, GolemsView } from '../src/lib/games/golems/types';

const HAPPENED: Happening[] = [
  { kind: 'row', beat: 1, round: 1, row: 1, cards: { red: 'F', blue: 'L' } },
  { rule: 'move.step', golem: 'red', beat: 2, command: 'F', from: 'a1', to: 'a2', what: 'step' },
  { rule: 'move.turn', golem: 'blue', beat: 2, command: 'L', from: 'd4', what: 'turn', facing: 'E' },
  { rule: 'row.defend', golem: 'red', beat: 3, command: 'D', from: 'a2' },
  {
    kind: 'field',
    beat: 3,
    golems: {
      red: { at: 'a2', facing: 'N', damage: 1, carrying: false, rows_next: 4, out: false },
      blue: { at: 'd4', facing: 'E', damage: 0, carrying: false, rows_next: 4, out: false },
    },
    tokens: [],
  },
  { kind: 'end', beat: 4, rule: 'end.last', winners: ['red'] },
];
const VIEW = {
  field: ['....', '....', '....', '....'],
  round: 1,
  golems: {
    red: { at: 'a1', facing: 'N', damage: 0, carrying: false, rows_next: 4 },
    blue: { at: 'd4', facing: 'S', damage: 0, carrying: false, rows_next: 4 },
  },
  tokens: [{ at: 'b2', kind: 'barrel' }],
  paused: null,
  gears: null,
  laid: [],
} as unknown as GolemsView;

describe('beats', () => {
  it('keeps together what happens together', () => {
    expect(beats(HAPPENED).map((beat) => beat.events.length)).toEqual([1, 2, 1, 1]);
  });
  it('go by their numbers alone', () => {
    const same = HAPPENED.map((one) => ({ ...one, beat: 7 }));
    expect(beats(same)).toHaveLength(1);
    expect(beats([...HAPPENED, { kind: 'turn', beat: 4, rover: 'red', cards: [] }])).toHaveLength(4);
  });
  it('open a row together with what moves first in it', () => {
    const made = frames(
      golems,
      VIEW,
      HAPPENED.slice(0, 3).map((one) => ({ ...one, beat: 1 })),
    ) as GolemsFrame[];
    expect(made).toHaveLength(2);
    expect(made[1]).toMatchObject({ row: 1, figures: [{ cell: 'a2' }, { cell: 'd4' }] });
    expect(linesOf(golems, made[1])[0]?.event.kind).toBe('row');
    expect(made[1]?.beat.events.map((event) => event.kind ?? event.rule)).toEqual(['row', 'move.step', 'move.turn']);
  });
  it('gives the field to the beat before it', () => {
    expect(beats(HAPPENED)[2]?.field?.kind).toBe('field');
  });
});

describe('frames', () => {
  const made = frames(golems, VIEW, HAPPENED) as GolemsFrame[];
  it('has the first picture and one for every beat', () => {
    expect(made).toHaveLength(5);
    expect(made[0]?.figures[0]).toMatchObject({ cell: 'a1', x: 0, y: 3, turn: 0 });
  });
  it('moves and turns together', () => {
    expect(made[2]?.figures.map(({ cell, turn }) => [cell, turn])).toEqual([
      ['a2', 0],
      ['d4', -180 - 90],
    ]);
  });
  it('ends as the server says', () => {
    expect(made[3]?.figures[0]?.damage).toBe(1);
    expect(made[3]?.things).toEqual([]);
  });
  it('tells the way that the question of the lit row has taken, the last time it was asked', () => {
    const row = (number: number, beat: number): Happening => ({
      kind: 'row',
      beat,
      round: 1,
      row: number,
      cards: { red: '2(enemy?(A,F))' },
    });
    const asked = (what: 'yes' | 'no', beat: number): Happening => ({ rule: 'if.enemy', golem: 'red', beat, what });
    const asking = frames(golems, VIEW, [row(1, 1), asked('yes', 2), asked('no', 3), row(2, 4)]) as GolemsFrame[];
    expect(asking.map((frame) => frame.figures[0]?.answer)).toEqual([undefined, undefined, 'yes', 'no', undefined]);
    expect(asking.map((frame) => frame.figures[1]?.answer)).toEqual(Array(5).fill(undefined));
  });
});

describe('nothing is silent', () => {
  const after = (event: Omit<Happening, 'beat'>) => frames(golems, VIEW, [{ beat: 1, ...event }]).at(-1) as GolemsFrame;
  it('shows something also for what has no picture of its own', () => {
    expect(after({ rule: 'while.hold', golem: 'red', command: 'S' }).effects).toEqual([
      { kind: 'pause', who: 'red', text: undefined },
    ]);
  });
  it('bounces, misses and clashes', () => {
    const kinds = (event: Omit<Happening, 'beat'>) => after(event).effects.map((effect) => effect.kind);
    expect(kinds({ rule: 'move.edge', golem: 'blue', command: 'B' })).toEqual(['bump']);
    expect(kinds({ rule: 'strike.range', golem: 'red', command: 'A' })).toEqual(['whoosh']);
    expect(kinds({ rule: 'move.same-cell', golem: 'red', to: 'a2', other: 'blue' })).toEqual(['bump', 'spark']);
  });
  it('keeps tokens on rows of programs', () => {
    expect(after({ rule: 'logic.place', golem: 'red', other: 'blue', row: 2, thing: 'or' }).laid).toEqual([
      { on: 'blue', row: 2, op: 'or' },
    ]);
  });
});

describe('animations', () => {
  const acted = (event: Partial<Happening>, view = VIEW): GolemsFrame =>
    frames(golems, view, [{ golem: 'red', beat: 1, ...event } as Happening])[1] as GolemsFrame;

  it('differ for sliding, climbing, taking up and putting down', () => {
    expect(acted({ rule: 'ice.slide', to: 'c1' }).effects).toEqual([
      { kind: 'slide', at: { x: 0, y: 3 }, toward: { x: 2, y: 3 } },
    ]);
    expect(acted({ rule: 'ladder.move', to: 'a2' }).effects.map(({ kind }) => kind)).toEqual(['climb']);
    expect(acted({ rule: 'take.barrel', what: 'taken', to: 'b2' })).toMatchObject({
      things: [],
      effects: [{ kind: 'take' }],
    });
    expect(acted({ rule: 'take.drop', what: 'dropped', to: 'a2' }).effects.map(({ kind }) => kind)).toEqual(['dust']);
  });
  it('count the gears that a golem has found', () => {
    const view = { ...VIEW, gears: { left: ['b1', 'c1'], counts: [1, 0] } } as unknown as GolemsView;
    expect(acted({ rule: 'goal.gears', what: 'taken', to: 'b1', amount: 2 }, view)).toMatchObject({
      gears: ['c1'],
      figures: [{ gears: 2 }, { gears: 0 }],
    });
  });
  it('leave sentences out for what is seen', () => {
    expect(golems.isSelfEvident?.({ rule: 'program.short', beat: 1 } as Happening)).toBe(true);
    expect(golems.isSelfEvident?.({ rule: 'move.step', beat: 1 } as Happening)).toBe(false);
  });
});
