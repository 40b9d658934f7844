import { describe, expect, it } from 'vitest';
import {
  flatten,
  fold,
  isWhole,
  keep,
  laidBefore,
  lastLaid,
  lay,
  makeCard,
  nextOpen,
  readSaved,
  readRow,
} from '../src/lib/games/golems/table/program';

describe('rows and flat cards', () => {
  it.each([
    [['F']],
    [['x2', 'F']],
    [['enemy?', 'A', '-']],
    [['F', 'attack?', 'x3', 'R', 'D', 'until-wall', 'F', 'call', 'S']],
  ])('%j comes back as it was', (cards) => {
    expect(flatten(fold(cards))).toEqual(cards);
  });

  it('reads rows as the server writes them', () => {
    expect(flatten([readRow('2(F)')])).toEqual(['x2', 'F']);
    expect(flatten([readRow('enemy?(A,-)')])).toEqual(['enemy?', 'A', '-']);
    expect(flatten([readRow('attack?(3(R),D)')])).toEqual(['attack?', 'x3', 'R', 'D']);
    expect(flatten([readRow('until water(F)')])).toEqual(['until-water', 'F']);
    expect(flatten([readRow('call')])).toEqual(['call']);
  });
});

describe('kept rows', () => {
  it('have their free places', () => {
    const asked = lay([makeCard('enemy?')], { row: 0, path: [1] }, { ...makeCard('A'), token: 'not' })[0] ?? null;
    const rows = [null, asked, null, makeCard('x2'), makeCard('F'), null];
    expect(keep(rows)).toEqual(['_', 'enemy?', '_', 'not', 'A', '_', 'x2', '_', 'F', '_']);
    expect(readSaved(keep(rows))).toEqual(rows);
  });
  it('are a program where nothing is free', () => {
    const cards = ['F', 'attack?', 'x3', 'R', 'D', 'S'];
    expect(keep(fold(cards))).toEqual(cards);
  });
});

describe('laying', () => {
  it('goes to the inner place of a bonus card before the next row', () => {
    let rows = lay([null, null], { row: 0, path: [] }, makeCard('enemy?'));
    expect(nextOpen(rows)).toEqual({ row: 0, path: [0] });
    rows = lay(rows, { row: 0, path: [0] }, makeCard('A'));
    expect(nextOpen(rows)).toEqual({ row: 0, path: [1] });
    expect(isWhole(rows[0] ?? null)).toBe(false);
    rows = lay(rows, { row: 0, path: [1] }, makeCard('F'));
    expect(nextOpen(rows)).toEqual({ row: 1, path: [] });
    expect(flatten(rows)).toEqual(['enemy?', 'A', 'F']);
  });

  it('takes the last card first', () => {
    const rows = [...fold(['F', 'x2', 'R']), null];
    expect(lastLaid(rows)).toEqual({ row: 1, path: [0] });
    expect(lastLaid([null])).toBeNull();
  });

  it('asks about a place with the other rows laid before it', () => {
    const rows = fold(['F', 'enemy?', 'A', 'D', 'S']);
    expect(laidBefore(rows, { row: 0, path: [] })).toEqual(['enemy?', 'A', 'D', 'S']);
    expect(laidBefore(rows, { row: 1, path: [1] })).toEqual(['F', 'S', 'enemy?', 'A']);
  });
});
