/** The number on a golem's plate: hearts left, or the damage borne; never below zero. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Score from '../src/lib/games/golems/table/Score.svelte';
import type { GolemsFrame, GolemsView } from '../src/lib/games/golems/types';

function scoreOf(game: string, damage: number): string {
  const view = {
    game,
    options: {},
    phase: 'program',
    stats: ['strength', 'range', 'rows', 'limit'],
    cards: { red: 'sword' },
    golems: { red: { limit: 3, strength: 1, range: 1, rows: 4 } },
    goal: null,
  } as unknown as GolemsView;
  const frame = { figures: [{ name: 'red', damage, carrying: false, gears: 0 }] } as unknown as GolemsFrame;
  return render(Score, { props: { view, frame, name: 'red' } }).body.match(/<b[^>]*>([^<]*)/)?.[1] ?? '';
}

describe('the score of a golem', () => {
  it('counts the hearts left where all golems bear the same', () => {
    expect([0, 1, 3, 4].map((damage) => scoreOf('golems/energy', damage))).toEqual(['3', '2', '0', '0']);
  });
  it('counts the damage borne where each golem has a card', () => {
    expect([0, 1, 3, 4].map((damage) => scoreOf('golems/board', damage))).toEqual(['0/3', '1/3', '3/3', '3/3']);
  });
});
