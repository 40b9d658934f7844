import { expect, test } from 'vitest';
import { chart } from '../src/lib/games/golems/components/cards/chart';
import { fold } from '../src/lib/games/golems/table/program';

const rows = (...programs: string[]) => programs.map((one) => fold(one.split(' ')));

test('cards are oblong where there is room, and never wider than their column', () => {
  const { card, square, from, to } = chart(rows('F', 'x2 F'), 400, 1000, 0);
  expect([square, from, to]).toEqual([false, 0, 2]);
  expect(card).toBeGreaterThan(100);
  expect(2 * card).toBeLessThan(400);
});

test('where oblong cards would be too small for their signs they are square', () => {
  const { card, square } = chart(rows('enemy? A F'), 180, 70, 0);
  expect(square).toBe(true);
  expect((card * 42) / 68).toBeGreaterThanOrEqual(12); // the sign of a loop
});

test('the lit row is always among those in sight', () => {
  for (const lit of [0, 1, 2, 3]) {
    const { from, to } = chart(rows('F', 'x2 F', 'enemy? A F', 'L'), 120, 90, lit);
    expect(from <= lit && lit < to).toBe(true);
  }
});

test('among four on the narrowest phone every sign can be read, whatever is laid', () => {
  const deepest = 'enemy? x2 F x3 attack? x2 A x2 F';
  for (const program of ['x2 F', 'enemy? A F', 'enemy? x2 F x3 A', 'x3 enemy? x2 A x2 B', deepest]) {
    const { card, square } = chart(rows(program, program, program, program), 69, 400, 0);
    expect((card * 42) / (square ? 68 : 100)).toBeGreaterThanOrEqual(12);
  }
});

test('what a loop repeats is piled below it only where both would be small, and there is height for larger ones', () => {
  expect(chart(rows('enemy? x2 F x3 A'), 69, 400, 0).piled).toBe(true);
  expect(chart(rows('enemy? x2 F x3 A'), 120, 400, 0).piled).toBe(true);
  expect(chart(rows('enemy? x2 F x3 A'), 120, 90, 0).piled).toBe(false);
  expect(chart(rows('enemy? x2 F x3 A'), 190, 400, 0).piled).toBe(false);
  expect(chart(rows('x2 F'), 95, 400, 0).piled).toBe(false);
});

test('a column is as wide as what lies in it, and rows out of sight make nothing smaller', () => {
  const [wide, slim] = [fold(['enemy?', 'A', 'F'])[0] ?? null, fold(['F'])[0] ?? null];
  const all = chart(
    [
      [wide, slim],
      [slim, slim],
    ],
    330,
    1000,
    0,
  );
  expect([all.columns, all.to]).toEqual([[2, 1], 2]);
  expect(all.card).toBe(107);
  const one = chart(
    [
      [wide, slim],
      [slim, slim],
    ],
    150,
    70,
    1,
  );
  expect([one.columns, one.from, one.card]).toEqual([[1, 1], 1, 72]);
});

test('rows of single cards are all in sight where they can be as small as a label', () => {
  const { from, to } = chart(rows('R', 'R', 'L'), 300, 135, 2);
  expect([from, to]).toEqual([0, 3]);
});
