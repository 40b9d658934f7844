import { describe, expect, it } from 'vitest';
import type { GameChoices } from '../src/protocol';
import { Bench } from '../src/lib/workshop/bench.svelte';
import type { Built } from '../src/lib/workshop/types';
import { isOwn, linkTo, readHash, tableWith } from '../src/lib/workshop/link';

describe('links to a field', () => {
  it('are read as they are written', () => {
    for (const text of ['', 'Ea1~wall-b2', 'brick-b4.cube-d2E']) {
      expect(readHash(linkTo('golems/board', text).split('#')[1] ?? '')).toEqual({ ruleSet: 'golems/board', text });
      expect(readHash(tableWith('golems/board', text).slice('/#table/'.length))).toEqual({ ruleSet: 'golems/board', text });
    }
  });
  it('may name nothing', () => {
    expect(readHash('')).toEqual({ ruleSet: '', text: '' });
    expect(readHash('golems')).toEqual({ ruleSet: '', text: '' });
  });
  it('know a field without a name', () => {
    const game = { own: 'field', choices: { field: ['common'] } } as unknown as GameChoices;
    expect([{ field: 'Ea1' }, { field: 'common' }, {}].map((options) => isOwn(game, options as Record<string, string>))).toEqual([true, false, false]);
  });
});

describe('the workbench', () => {
  it('takes back the last edit, also one that is still under way', async () => {
    const built = (text: string) => ({ text, laid: [], pieces: [], refused: null }) as unknown as Built;
    const bench = new Bench('golems/board', (text, edit) => Promise.resolve(built(edit ? `${text}+` : text)));
    await bench.open('a');
    void bench.do({ do: 'mirror' });
    void bench.do({ do: 'mirror' });
    await bench.undo();
    expect([bench.built?.text, bench.past]).toEqual(['a+', ['a']]);
    await bench.undo();
    await bench.undo(); // nothing is left to take back
    expect([bench.built?.text, bench.past]).toEqual(['a', []]);
  });
});
