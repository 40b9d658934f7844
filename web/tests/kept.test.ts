import { beforeEach, expect, test } from 'vitest';
import { forgetGame, keepGame, keptGames } from '../src/lib/net/kept';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) },
  });
});

test('games that are not over are kept, the newest first, until they are', () => {
  for (const code of ['A', 'B', 'A']) keepGame({ code, ruleSet: 'x/y' });
  expect(keptGames().map(({ code }) => code)).toEqual(['A', 'B']);
  forgetGame('A');
  expect(keptGames().map(({ code }) => code)).toEqual(['B']);
});

test('only a few are kept, and a broken list is an empty one', () => {
  for (const code of 'ABCDEFGH') keepGame({ code, ruleSet: 'x/y' });
  expect(keptGames().length).toBe(6);
  store.set('algoritmus-games', '{"broken');
  expect(keptGames()).toEqual([]);
  store.set('algoritmus-games', '[{"code":1}]');
  expect(keptGames()).toEqual([]);
});
