import { describe, expect, it } from 'vitest';
import { codeOf, readCode } from '../src/lib/path/progress.svelte';
import type { IslandShown } from '../src/protocol';

const island = (id: string, game: string, tasks: string[]): IslandShown => ({ id, game, rule_set: `${game}/x`, title: {}, tasks: tasks.map((task) => ({ id: task, kind: 'write', title: {} })) });
const path = [island('loop', 'golems', ['loop-01', 'loop-02']), island('full', 'progers', ['full-01'])];
const house = island('golems', 'golems', ['mine']); // what a server has of its own

describe('stars that travel as a code', () => {
  it('are read as they are written', () => {
    const stars = { 'loop-02': 3, 'full-01': 1 };
    expect(codeOf(path, stars)).toBe('loop.03-full.1');
    expect(readCode(path, ' loop.03-full.1 ')).toEqual(stars);
    expect(readCode(path, 'loop.4')).toBeNull();
  });
  it('leave puzzles of a server there, so that any other server reads the code', () => {
    const code = codeOf([...path, house], { mine: 3, 'loop-01': 2 });
    expect(readCode(path, code)).toEqual({ 'loop-01': 2 });
  });
});
