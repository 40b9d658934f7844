import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Assessment, placeOf, reachOf, review, roundOf, starsOf } from '../src/lib/analysis/review';
import type { Game } from '../src/lib/game';
import type { ReplayStep } from '../src/lib/replay/timeline';

const judged = (facts: Partial<Assessment>): Assessment => ({
  seat: 0,
  exact: true,
  reason: '',
  grade: 'good',
  unit: 'harm',
  what: 'program',
  cards: [],
  got: 0,
  own: 0,
  value: 0,
  worst: 0,
  reply: null,
  better: [],
  tries: 0,
  message: 'review-good',
  loss: 0,
  ...facts,
});

function answers(status: number, pieces: string[]): void {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(status === 200 ? body : 'no', { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('the lines of a review', () => {
  test('come in pieces of any length', async () => {
    answers(200, [
      '{"ste',
      'ps":[1,3]}\n{"step":1,"judged":[],"problem":""}\n{"step":3,',
      '"judged":[],"problem":"busy"}\n',
    ]);
    const lines: unknown[] = [];
    await review(
      'record',
      { plan: (steps) => lines.push(steps), round: ({ step, problem }) => lines.push([step, problem]) },
      new AbortController().signal,
    );
    expect(lines).toEqual([
      [1, 3],
      [1, ''],
      [3, 'busy'],
    ]);
  });
  test('do not come where there is a refusal', async () => {
    answers(400, []);
    await expect(
      review('', { plan: () => undefined, round: () => undefined }, new AbortController().signal),
    ).rejects.toMatchObject({ status: 400 });
  });
});

test('bars have zero in the middle, reach as far as the farthest number, and end there', () => {
  expect([placeOf(0, 4), placeOf(4, 4), placeOf(-2, 4), placeOf(-99, 4)]).toEqual([50, 100, 25, 0]);
  expect(reachOf([])).toBe(3);
  expect(reachOf([judged({ worst: -7 }), judged({ got: 2, worst: null })])).toBe(7);
  expect(reachOf([judged({ unit: 'worth', got: 100 })])).toBe(12);
});

test('every grade has its stars', () => {
  expect((['best', 'good', 'slip', 'weak', 'missed'] as const).map((grade) => starsOf(judged({ grade })))).toEqual([
    3, 3, 2, 1, 1,
  ]);
});

test('a round goes on while somebody decides in the middle of it', () => {
  const game = { executedAsks: ['program'] } as Game;
  const step = (number: number, asked: Record<string, string>, result: unknown = null) =>
    ({ step: number, view: { asked, result }, happened: [], answers: {} }) as unknown as ReplayStep;
  const steps = [step(1, { red: 'exit' }), step(2, { red: 'program' }), step(3, {})];
  expect(roundOf(game, steps).map((one) => one.step)).toEqual([1, 2]);
  expect(roundOf(game, steps.slice(1)).map((one) => one.step)).toEqual([2]);
  expect(roundOf(game, [step(1, {}, { rule: 'end' }), step(2, {})]).map((one) => one.step)).toEqual([1]);
});
