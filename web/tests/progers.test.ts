import { expect, it } from 'vitest';
import { gameOf } from '../src/lib/games/registry';
import type { ProgersFrame, ProgersView } from '../src/lib/games/progers/types';
import { frames } from '../src/lib/playback/frames';
import type { Happening } from '../src/lib/types';

const VIEW = {
  planet: { heights: ['000', '010'], walls: [], lifts: [], marks: [], blocks: [] },
  rovers: { red: { at: 'a1', facing: 'N', aboard: 0, delivered: [], points: 0 } },
  samples: [{ at: 'b2', count: 2 }],
  algorithm: [{ card: 'L' }],
} as unknown as ProgersView;
const LAID = [{ card: 'F', loop: 2 }, { card: 'L' }];
const HAPPENED: Happening[] = [
  { kind: 'turn', beat: 1, rover: 'red', cards: ['F@0', 'x2@0'] },
  { rule: 'algo.loop', rover: 'red', beat: 1, command: 'x2', place: 0, algorithm: LAID },
  { rule: 'card.step', rover: 'red', beat: 2, command: 'F', place: 0, from: 'a1', to: 'a2' },
  { rule: 'algo.keep', rover: 'red', beat: 3, place: 0, algorithm: [{ card: 'F' }, { card: 'L' }] },
];

it('the table lies as the server says, and the card at work is lit', async () => {
  const made = frames(await gameOf('progers/full'), VIEW, HAPPENED) as ProgersFrame[];
  expect(made.map(({ algorithm }) => algorithm)).toEqual([VIEW.algorithm, LAID, LAID, [{ card: 'F' }, { card: 'L' }]]);
  expect(made.map(({ place }) => place)).toEqual([-1, -1, 0, -1]);
  expect(made.map(({ figures }) => figures[0]?.cell)).toEqual(['a1', 'a1', 'a2', 'a2']);
});

it('drawing, discarding and one’s own laying have no sentence', async () => {
  const { isNarrated } = await gameOf('progers/full');
  const narrated = (event: Omit<Happening, 'beat'>, own?: string) =>
    isNarrated?.({ beat: 1, rover: 'red', ...event } as Happening, own);
  expect(narrated({ rule: 'deck.hand', what: 'drawn' })).toBe(false);
  expect(narrated({ rule: 'deck.hand', what: 'mixed' })).toBe(true);
  expect(narrated({ rule: 'algo.limit', what: 'cleared' })).toBe(false);
  expect([
    narrated({ rule: 'algo.cover' }, 'red'),
    narrated({ rule: 'algo.cover' }, 'blue'),
    narrated({ rule: 'algo.cover' }),
  ]).toEqual([false, true, true]);
  expect(narrated({ rule: 'card.step' }, 'red')).toBe(true);
});

it('a plate tells what a rover has aboard and has delivered by this beat, not by the end of the show', async () => {
  const taken = { rule: 'sample.take', rover: 'red', beat: 1, to: 'b2', amount: 1 } as Happening;
  const brought = {
    rule: 'sample.deliver',
    rover: 'red',
    beat: 2,
    amount: 1,
    points: 2,
    samples: ['moss'],
  } as Happening;
  const made = frames(await gameOf('progers/full'), VIEW, [taken, brought]) as ProgersFrame[];
  expect(made.map(({ figures }) => figures[0]?.carrying)).toEqual([0, 1, 0]);
  expect(made.map(({ figures }) => figures[0]?.delivered)).toEqual([[], [], ['moss']]);
});

it('a sample that is taken rises, and is no cross', async () => {
  const taken = { rule: 'sample.take', rover: 'red', beat: 1, to: 'b2', amount: 1 } as Happening;
  const [, after] = frames(await gameOf('progers/full'), VIEW, [taken]);
  expect(after?.effects.map(({ kind }) => kind)).toEqual(['pick']);
});

it('a player reads with how many points the game was won', async () => {
  const { whyWon } = await gameOf('progers/basic');
  const standings = [{ name: 'blue' as const, place: 1, counted: 'points' as const, amount: 7 }];
  const points = { rule: 'end.points', winners: ['blue' as const] };
  expect(whyWon({ ...points, standings })).toBe('First to reach 7 points!');
  expect(whyWon(points)).toBe('');
});
