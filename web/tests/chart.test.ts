import { expect, test } from 'vitest';
import { chart } from '../src/lib/golems/cards/chart';
import { fold } from '../src/lib/golems/desk/program';

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
