/** What all players at a table see alike, and rows that are not there. */

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { fit, isSquare } from '../src/lib/answer/cardSizes';
import Program from '../src/lib/games/golems/playback/Program.svelte';
import { start } from '../src/lib/games/golems/playback/start';
import { largestArea } from '../src/lib/games/golems/table/tableArea';
import type { GolemsView } from '../src/lib/games/golems/types';
import { decisive, type Moment } from '../src/lib/replay/moments';

const golem = (at: string, rows_next: number, bot = ''): unknown => ({
  at,
  facing: 'N',
  damage: 0,
  carrying: false,
  rows_next,
  bot,
});
const view = (luck: GolemsView['luck']): GolemsView =>
  ({
    field: ['....', '....', '....', '....'],
    golems: { red: golem('a1', 4), blue: golem('d4', 2), green: golem('d1', 3, 'rusty') },
    tokens: [],
    laid: [],
    gears: null,
    paused: null,
    luck,
  }) as unknown as GolemsView;

describe('the programs of a table', () => {
  it('have the rows that each golem has, and bots have none', () => {
    const { body } = render(Program, { props: { frame: start(view({})) } });
    expect(body.match(/class="back/g)).toHaveLength(4 + 2);
    expect(body.match(/<th scope="col"/g)).toHaveLength(2);
  });
});

describe('cards of one look', () => {
  const area = { width: 374, height: 215, rows: 2, units: 1, piles: 7 };
  it('are as the player needs who has most', () => {
    expect(largestArea(area, view({ left: {} }))).toMatchObject({ rows: 4, units: 3, piles: 8 });
    expect(largestArea(area, view({ drawn: { red: '', blue: 'x2' } })).units).toBe(2);
    expect(largestArea(area, view({})).units).toBe(1);
  });
  it('are drawn alike whatever was drawn, and each as large as it can be', () => {
    const looks = [1, 2, 3].map((units) => {
      const own = { ...area, units };
      return fit(own, isSquare(largestArea(own, view({ left: {} }))));
    });
    expect(new Set(looks.map(({ square }) => square)).size).toBe(1);
    expect(new Set([1, 3].map((units) => fit({ ...area, units }).square)).size).toBe(2); // by themselves they differ
  });
});

describe('the moments of a game', () => {
  const moment = (kind: Moment['kind']): Moment => ({ kind, amount: 0, at: 1 });
  it('are never none: where nothing else happened there is the end', () => {
    expect(decisive([moment('end')], []).map(({ kind }) => kind)).toEqual(['end']);
    expect(decisive([moment('hit'), moment('end')], []).map(({ kind }) => kind)).toEqual(['hit']);
  });
});
