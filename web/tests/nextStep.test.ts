import { beforeEach, expect, test } from 'vitest';
import type { GameChoices } from '../src/lib/net/games';
import { savedStep, type SavedStep, wins, type Wins } from '../src/lib/storage.svelte';
import { type Finished, hasWon, nextStep, rivalOf } from '../src/lib/table/nextStep';
import type { SeatPayload } from '../src/protocol';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
  });
});

test('wins in a row against one rival are counted, each game once', () => {
  wins.note('x/y', 'A', true, 'level-1');
  wins.note('x/y', 'A', true, 'level-1');
  expect(wins.of('x/y')).toEqual({ all: 1, row: 1, rival: 'level-1', code: 'A' });
  wins.note('x/y', 'B', true, 'level-1');
  expect(wins.of('x/y').row).toBe(2);
  expect(wins.of('x/z').all).toBe(0);
});

test('a game that is not won breaks the row, another rival begins a new one', () => {
  for (const code of ['A', 'B']) wins.note('x/y', code, true, 'level-1');
  wins.note('x/y', 'C', true, 'level-2');
  expect(wins.of('x/y')).toMatchObject({ all: 3, row: 1, rival: 'level-2' });
  wins.note('x/y', 'D', false, 'level-2');
  expect(wins.of('x/y')).toMatchObject({ all: 3, row: 0 });
});

test('a game among people neither breaks nor lengthens the row', () => {
  wins.note('x/y', 'A', true, 'level-3');
  wins.note('x/y', 'B', true, '');
  expect(wins.of('x/y')).toEqual({ all: 2, row: 1, rival: 'level-3', code: 'B' });
});

test('what cannot be read is no win and no step', () => {
  for (const text of ['{"broken', '7', '[]', '{"x/y": 1}']) {
    store.set('algoritmus-wins', text);
    store.set('algoritmus-next', text);
    expect(wins.of('x/y').all).toBe(0);
    expect(savedStep.get()).toBeNull();
  }
});

const seat = (kind: SeatPayload['kind'], label: SeatPayload['label'], player = ''): SeatPayload => ({
  kind,
  label,
  player,
  name: '',
  here: true,
  hints: false,
});
const ALONE = [seat('person', 'red'), seat('computer', 'blue', 'level-3'), seat('computer', 'green', 'level-1')];
const TWO = [seat('person', 'red'), seat('person', 'blue')];
const NONE: Wins = { all: 3, row: 0, rival: '', code: '' };
const choices = {
  choices: { way: ['beginner', 'standard'], scenario: ['one', 'for-two', 'three'], puzzle: ['first', 'second'] },
  players: { scenario: { one: 3, 'for-two': 2, three: 3 } },
} as unknown as GameChoices;

function after(won: boolean, options: Record<string, string>, more: Partial<Wins> = {}, seats = ALONE): SavedStep {
  const winners = won ? ['red'] : ['blue'];
  const room = { ruleSet: 'golems/cards', seats, yours: [0], clock: null };
  const view = { options, result: { winners, rule: 'end.last' } } as unknown as Finished['view'];
  return nextStep({ room, view, wins: { ...NONE, ...more }, choices });
}

test('after a loss the same game is played again', () => {
  expect(after(false, { scenario: 'one' }, { all: 1, row: 2 })).toMatchObject({ kind: 'again', rival: '' });
  expect(after(false, { way: 'beginner' }, { all: 1, row: 2 }).options).toEqual({ way: 'beginner' });
});

test('a draw is no win, a goal that is reached together is one', () => {
  const room = { ruleSet: 'golems/cards', seats: ALONE, yours: [0], clock: null };
  const won = (rule: string, ...winners: string[]): boolean =>
    hasWon({ room, view: { options: {}, result: { winners, rule } } as unknown as Finished['view'] });
  expect([won('end.last', 'red'), won('end.last', 'blue'), won('end.rounds', 'red', 'blue')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(won('goal.break', 'red', 'blue', 'green')).toBe(true);
  expect(won('end.last')).toBe(false);
});

test('after two wins in a row the strongest rival becomes one level stronger', () => {
  expect(after(true, {}, { row: 1 }).kind).toBe('again');
  const step = after(true, {}, { row: 2 });
  expect(step).toMatchObject({ kind: 'step-stronger', rival: 'level-4' });
  expect(step.seats.map(({ player }) => player)).toEqual(['', 'level-4', 'level-1']);
  const strongest = [seat('person', 'red'), seat('computer', 'blue', 'level-10')];
  expect(after(true, {}, { row: 2 }, strongest).kind).toBe('again');
  expect(after(true, {}, { row: 2 }, TWO).kind).toBe('again');
});

test('the first win in a small edition offers the standard game', () => {
  const step = after(true, { limit: '3' }, { all: 1, row: 1 });
  expect(step).toMatchObject({ kind: 'step-standard', options: { limit: '3', way: 'standard' } });
  expect(after(true, { way: 'standard' }, { all: 1, row: 1 }).kind).toBe('again');
});

test('a scenario leads to the next one for as many players, a puzzle to the next puzzle', () => {
  expect(after(true, { scenario: 'one' })).toMatchObject({ kind: 'plot-next', options: { scenario: 'three' } });
  expect(after(true, { scenario: 'three' }).kind).toBe('again');
  expect(after(true, { puzzle: 'first' })).toMatchObject({ kind: 'step-puzzle', options: { puzzle: 'second' } });
  expect(after(true, { scenario: 'of my own' }, { all: 1 }).kind).toBe('again');
});

test('the rival is the strongest computer where one person plays', () => {
  const room = { ruleSet: 'x/y', yours: [0], clock: null };
  expect(rivalOf({ ...room, seats: ALONE })).toBe('level-3');
  expect(rivalOf({ ...room, seats: [...ALONE, seat('person', 'yellow')] })).toBe('');
  expect(rivalOf({ ...room, seats: TWO, yours: [0, 1] })).toBe('');
});
