import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../src/lib/game';
import { game as golems } from '../src/lib/games/golems/game';
import { game as progers } from '../src/lib/games/progers/game';
import { frameOf } from '../src/lib/playback/frames';
import type { View } from '../src/lib/types';
import { MOST_GAMES, type SavedGame, savedGames, unfinishedGames } from '../src/lib/storage.svelte';

const store = new Map<string, string>();
let quota = Infinity; // in characters
beforeEach(() => {
  store.clear();
  quota = Infinity;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
        store.set(key, value);
      },
    },
  });
});

test('unfinished games are listed, the newest first, until they are over', () => {
  for (const code of ['A', 'B', 'A']) unfinishedGames.add({ code, ruleSet: 'x/y' });
  expect(unfinishedGames.all().map(({ code }) => code)).toEqual(['A', 'B']);
  unfinishedGames.remove('A');
  expect(unfinishedGames.all().map(({ code }) => code)).toEqual(['B']);
});

test('only a few are listed, and a broken list is an empty one', () => {
  for (const code of 'ABCDEFGH') unfinishedGames.add({ code, ruleSet: 'x/y' });
  expect(unfinishedGames.all().length).toBe(6);
  store.set('algoritmus-games', '{"broken');
  expect(unfinishedGames.all()).toEqual([]);
  store.set('algoritmus-games', '[{"code":1}]');
  expect(unfinishedGames.all()).toEqual([]);
});

const played = (number: number): SavedGame => ({
  link: `1.${number}`,
  code: `ROOM${number}`,
  ruleSet: 'x/y',
  ended: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  seats: [],
  winners: ['red'],
  rule: 'end.last',
  seen: { phase: 'x'.repeat(1000) } as View,
});
const playAll = (count: number): void => {
  for (let number = 1; number <= count; number++) savedGames.add(played(number));
};
const links = (): string[] => savedGames.all().map(({ link }) => link);

test('the newest hundred games are saved, the newest first', () => {
  playAll(MOST_GAMES + 3);
  expect(MOST_GAMES).toBe(100);
  expect(links().length).toBe(100);
  expect([links()[0], links().at(-1)]).toEqual(['1.103', '1.4']);
});

test('a removed game comes back to its place', () => {
  playAll(3);
  savedGames.remove('1.2');
  expect(links()).toEqual(['1.3', '1.1']);
  savedGames.add(played(2));
  expect(links()).toEqual(['1.3', '1.2', '1.1']);
});

test('where storage is full, pictures of older games go first, then the oldest games', () => {
  playAll(20);
  quota = 6000;
  savedGames.add(played(21));
  expect(links().length).toBe(21);
  expect(
    savedGames
      .all()
      .filter((one) => one.seen)
      .map(({ link }) => link),
  ).toEqual(['1.21']);
  quota = 3000;
  savedGames.add(played(22));
  expect(links()[0]).toBe('1.22');
  expect(links().length).toBeGreaterThan(5);
  expect(links()).toEqual(links().map((_, at) => `1.${22 - at}`));
  quota = 10;
  expect(() => savedGames.add(played(23))).not.toThrow();
});

const SECRETS = {
  mine: { hand: ['F'] },
  ask: { kind: 'program' },
  programs: { red: ['F'] },
  luck: { drawn: { red: 'x2' } },
  seat: 'red',
};
const GOLEMS = {
  ...SECRETS,
  game: 'golems/board',
  round: 2,
  options: {},
  field: ['..', '..'],
  golems: { red: { at: 'a1', facing: 'N', damage: 1, carrying: false } },
  tokens: [],
  goal: null,
  gears: null,
  laid: [],
  paused: null,
};
const ROVERS = {
  ...SECRETS,
  game: 'progers/full',
  planet: { heights: ['00'], walls: [], lifts: [], marks: [], blocks: [] },
  bases: {},
  base_labs: {},
  labs: {},
  rovers: { red: { at: 'b1', facing: 'N', aboard: 0, points: 0 } },
  samples: [],
  algorithm: [{ card: 'F' }],
};

test.each([GOLEMS, ROVERS])(
  'the picture of a game that is kept shows how everything stands and no secret: $game',
  (view) => {
    const game = (view === GOLEMS ? golems : progers) as unknown as Game;
    const seen = game.publicPart(view as unknown as View);
    expect(Object.keys(seen).filter((key) => key in SECRETS)).toEqual([]);
    unfinishedGames.add({ code: 'A', ruleSet: view.game, seen: seen as View });
    const saved = unfinishedGames.all()[0]?.seen as View;
    expect(frameOf(game, saved).figures).toEqual(frameOf(game, view as unknown as View).figures);
  },
);
