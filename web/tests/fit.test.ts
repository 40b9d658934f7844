import { expect, test } from 'vitest';
import { type Desk, TOUCH, fit, fitLines } from '../src/lib/desk/fit';

const desks: Desk[] = [];
for (const [width, height] of [[344, 230], [374, 250], [460, 236], [800, 500], [700, 560], [950, 800]] as const)
  for (const rows of [1, 3, 4]) for (const units of [1, 2, 3]) for (const piles of [4, 7, 13]) desks.push({ width, height, rows, units, piles });

test.each(desks)('cards are no smaller than a finger and lie inside: %o', (desk) => {
  const { wide, high, columns } = fit(desk);
  expect(Math.min(wide, high)).toBeGreaterThanOrEqual(TOUCH);
  expect(columns * wide + desk.units * wide).toBeLessThanOrEqual(desk.width);
  expect(Math.ceil(desk.piles / columns) * high).toBeLessThanOrEqual(desk.height);
  expect(desk.rows * high).toBeLessThanOrEqual(desk.height);
});

test('cards grow with the space they have', () => {
  const small = fit({ width: 374, height: 240, rows: 4, units: 1, piles: 7 });
  const large = fit({ width: 800, height: 520, rows: 4, units: 1, piles: 7 });
  expect(large.high).toBeGreaterThan(small.high * 1.5);
  expect(large.square).toBe(false);
});

test('lines of cards keep to the height', () => {
  const { high, columns } = fitLines(344, 180, [{ cards: 9, above: 22 }, { cards: 5, above: 0 }]);
  expect(high).toBeGreaterThanOrEqual(TOUCH);
  expect(Math.ceil(9 / columns) * (high + 22) + Math.ceil(5 / columns) * high).toBeLessThanOrEqual(190);
});
