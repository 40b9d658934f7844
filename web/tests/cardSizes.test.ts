import { expect, test } from 'vitest';
import { type PanelArea, TOUCH, fit, fitLines, roomOf } from '../src/lib/answer/cardSizes';

const panels: PanelArea[] = [];
for (const [width, height] of [
  [344, 230],
  [374, 250],
  [460, 236],
  [800, 500],
  [700, 560],
  [950, 800],
] as const)
  for (const rows of [1, 3, 4])
    for (const units of [1, 2, 3]) for (const piles of [4, 7, 13]) panels.push({ width, height, rows, units, piles });

test.each(panels)('cards are no smaller than a finger and lie inside: %o', (desk) => {
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
  const { high, columns } = fitLines(344, 180, [
    { cards: 9, above: 22 },
    { cards: 5, above: 0 },
  ]);
  expect(high).toBeGreaterThanOrEqual(TOUCH);
  expect(Math.ceil(9 / columns) * (high + 22) + Math.ceil(5 / columns) * high).toBeLessThanOrEqual(190);
});

test('four cards lie in one line where that costs them little, or two by two', () => {
  expect(fitLines(800, 400, [{ cards: 4, above: 0 }]).columns).toBe(4);
  expect(fitLines(560, 400, [{ cards: 4, above: 0 }]).columns).toBe(2);
  expect(fit({ width: 800, height: 400, rows: 3, units: 1, piles: 4 }).columns).toBe(2);
});

test('cards keep their words rather than save a line', () => {
  const { wide, columns } = fitLines(344, 150, [{ cards: 4, above: 0 }]);
  expect([columns, wide >= 96]).toEqual([2, true]);
});

test('cards have room for the places between them, and lie in one line without', () => {
  const { wide } = fitLines(800, 300, [
    { cards: 4, above: 0, gaps: true },
    { cards: 3, above: 0 },
  ]);
  expect(5 * wide).toBeLessThanOrEqual(800);
  const room = roomOf(362, { wide: TOUCH, high: TOUCH }, [{ cards: 4, above: 0, gaps: true }]);
  expect(room).toBeGreaterThan(2 * TOUCH); // four cards and five places
});

test('cards grow with a high desk, but not for ever', () => {
  const { high } = fitLines(1000, 700, [{ cards: 3, above: 0 }]);
  expect(high).toBeGreaterThan(148);
  expect(fitLines(3000, 3000, [{ cards: 3, above: 0 }]).high).toBeLessThanOrEqual(200);
});

test('a row too many makes no card smaller than it must be', () => {
  const { wide, high, columns, square } = fit({ width: 390, height: 196, rows: 4, units: 1, piles: 8 });
  expect({ wide, high, columns, square }).toEqual({ wide: 66, high: TOUCH, columns: 4, square: false });
});
