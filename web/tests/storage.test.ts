import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../src/lib/game';
import { game as golems } from '../src/lib/games/golems/game';
import { game as progers } from '../src/lib/games/progers/game';
import { frameOf } from '../src/lib/playback/frames';
import type { View } from '../src/lib/types';
import { unfinishedGames } from '../src/lib/storage.svelte';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
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
