import { describe, expect, it } from 'vitest';
import type { GameChoices } from '../src/protocol';
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
