import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../src/lib/game';
import { gameOf } from '../src/lib/games/registry';
import type { Frame } from '../src/lib/playback/frames';
import type { View } from '../src/lib/types';

const FRAME = { figures: [{ name: 'red', cell: 'a1' }], things: [], gears: [] } as unknown as Frame;
const frameWith = (more: object): Frame => ({ ...FRAME, ...more }) as unknown as Frame;

describe('what is on a cell of golems', () => {
  let golems: Game;
  const view = {
    field: ['is.', '...'],
    golems: { red: { bot: '' }, blue: { bot: 'die' }, green: { bot: 'hunter' } },
    goal: { kind: 'reach', cells: { red: ['c2'] }, marks: [] },
  } as unknown as View;
  const on = (cell: string, frame = FRAME): string | undefined => golems.memo?.thingOn(view, frame, cell);
  beforeAll(async () => (golems = await gameOf('golems/board')));

  it('is the figure before anything else', () => {
    expect(on('a1', frameWith({ things: [{ cell: 'a1', kind: 'ladder' }] }))).toBe('golem');
    expect(on('b1', frameWith({ figures: [{ name: 'blue', cell: 'b1' }] }))).toBe('bot-die');
    expect(on('b1', frameWith({ figures: [{ name: 'green', cell: 'b1' }] }))).toBe('bot');
  });
  it('is a thing or a token, then a goal, then the ground', () => {
    expect(on('c1', frameWith({ things: [{ cell: 'c1', kind: 'barrel' }] }))).toBe('barrel');
    expect(on('a2', frameWith({ things: [{ cell: 'a2', kind: 'logic', op: 'xor' }] }))).toBe('xor');
    expect(on('b1', frameWith({ gears: ['b1'] }))).toBe('goal-gears');
    expect(on('c2')).toBe('goal-reach');
    expect([on('a2'), on('b2'), on('b1')]).toEqual(['ice', 'snow', '']);
  });
});

describe('what is on a cell of Progers', () => {
  let progers: Game;
  const view = {
    planet: { heights: ['01', '00'], lifts: [{ top: 'b2', bottom: 'b1' }], walls: [['a1', 'a2']] },
    bases: { red: 'a1' },
  } as unknown as View;
  const on = (cell: string, frame = FRAME): string | undefined => progers.memo?.thingOn(view, frame, cell);
  beforeAll(async () => (progers = await gameOf('progers/full')));

  it('is the figure, samples, a base, a lift, a wall or a hill', () => {
    expect(on('a1')).toBe('rover');
    const empty = frameWith({ figures: [] });
    expect(on('b1', frameWith({ things: [{ cell: 'b1', count: 2 }] }))).toBe('sample');
    expect([on('a1', empty), on('b1', empty), on('a2', empty)]).toEqual(['base', 'lift', 'wall']);
    const bare = { ...view, planet: { ...(view as never as { planet: object }).planet, lifts: [] } } as unknown as View;
    expect([progers.memo?.thingOn(bare, empty, 'b2'), progers.memo?.thingOn(bare, empty, 'b1')]).toEqual(['hill', '']);
  });
});

describe('a picture of the memo', () => {
  it.each([
    ['golems/board', 'card', 'until-obstacle'],
    ['golems/board', 'thing', 'golem'],
    ['golems/board', 'thing', 'bot-die'],
    ['golems/board', 'thing', 'barrel-hole'],
    ['golems/board', 'thing', 'snow'],
    ['golems/board', 'thing', 'not'],
    ['golems/board', 'thing', 'goal-edge'],
    ['progers/full', 'card', 'T'],
    ['progers/full', 'thing', 'base'],
    ['progers/full', 'thing', 'lift'],
  ])('is drawn by %s for the %s %s', async (ruleSet, kind, id) => {
    const Picture = await (await gameOf(ruleSet)).memo?.loadPicture();
    if (!Picture) throw new Error('no pictures');
    expect(render(Picture, { props: { kind, id } }).body).toMatch(/<(path|rect|circle)/);
  });
});
