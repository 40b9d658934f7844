import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressCode, addStars, nextTask, progress, parseProgressCode } from '../src/lib/puzzles/progress.svelte';
import type { IslandPayload } from '../src/protocol';

const island = (id: string, game: string, tasks: string[]): IslandPayload => ({
  id,
  game,
  rule_set: `${game}/x`,
  title: {},
  tasks: tasks.map((task) => ({ id: task, kind: 'write', title: {} })),
});
const path = [island('loop', 'golems', ['loop-01', 'loop-02']), island('full', 'progers', ['full-01'])];
const ownPuzzles = island('golems', 'golems', ['mine']); // of this server

describe('stars that travel as a code', () => {
  it('are read as they are written', () => {
    const stars = { 'loop-02': 3, 'full-01': 1 };
    expect(progressCode(path, stars)).toBe('loop.03-full.1');
    expect(parseProgressCode(path, ' loop.03-full.1 ')).toEqual(stars);
    for (const wrong of ['loop.04', 'loop.3', 'loop.030', 'moon.03', ''])
      expect(parseProgressCode(path, wrong)).toBeNull();
  });
  it('leave puzzles of a server there, so that any other server reads the code', () => {
    const code = progressCode([...path, ownPuzzles], { mine: 3, 'loop-01': 2 });
    expect(parseProgressCode(path, code)).toEqual({ 'loop-01': 2 });
  });
});

describe('stars on this device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the best of all tries, and stay', () => {
    const saved = new Map<string, string>();
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void saved.set(key, value) });
    for (const stars of [2, 1, 3, 2]) addStars({ 'loop-01': stars });
    expect(progress.stars).toEqual({ 'loop-01': 3 });
    expect([...saved.values()]).toEqual(['{"loop-01":3}']);
  });
  it('lead to the first task without one', () => {
    expect(nextTask(path, {})).toBe('loop-01');
    expect(nextTask(path, { 'loop-01': 1, 'full-01': 3 })).toBe('loop-02');
    expect(nextTask(path, { 'loop-01': 1, 'loop-02': 2, 'full-01': 3 })).toBe('');
  });
});
