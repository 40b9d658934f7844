import { expect, test } from 'vitest';
import { AllowedCards } from '../src/lib/answer/allowedCards.svelte';
import type { Allowed } from '../src/lib/types';

/** A room whose answers and refusals come when the test says so, and pauses that are over when it says so. */
function held() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const fails: (() => void)[] = [];
  const wakes: (() => void)[] = [];
  const next = (_: number, laid: string[]): Promise<Allowed> =>
    new Promise((answer, fail) => {
      asked.push(laid.join(''));
      answers.push(() => answer({ next: [`after ${laid.join('')}`], refused: {} } as unknown as Allowed));
      fails.push(() => fail(new Error('refused')));
    });
  const wait = (): Promise<void> => new Promise((wake) => void wakes.push(wake));
  return { asked, answers, fails, wakes, room: { next }, question: new AllowedCards(wait) };
}
const nextMacrotask = (): Promise<void> => new Promise((later) => setTimeout(later));

test('a request that fails shows no stale response, and is sent again', async () => {
  const { asked, answers, fails, wakes, room, question } = held();
  const leave = question.ask(room, 0, ['F']);
  answers[0]?.();
  await nextMacrotask();
  expect(question.found?.next).toEqual(['after F']);
  leave();
  question.ask(room, 0, ['F', 'L']);
  fails[1]?.();
  await nextMacrotask();
  expect(question.found).toBe(null);
  expect(question.busy).toBe(true);
  wakes[0]?.();
  await nextMacrotask();
  expect(asked).toEqual(['F', 'FL', 'FL']);
  answers[2]?.();
  await nextMacrotask();
  expect(question.found?.next).toEqual(['after FL']);
  expect(question.busy).toBe(false);
});

test('what has been left is not asked again, and its late answer is not shown', async () => {
  const { asked, answers, fails, wakes, room, question } = held();
  const leave = question.ask(room, 0, ['F']);
  fails[0]?.();
  await nextMacrotask();
  leave();
  question.ask(room, 0, ['L']);
  wakes[0]?.();
  await nextMacrotask();
  expect(asked).toEqual(['F', 'L']);
  answers[1]?.();
  await nextMacrotask();
  expect(question.found?.next).toEqual(['after L']);
});

test('an effect that asks a room follows its line: when the room is there again it is asked again', () => {
  const { room, question } = held();
  let read = 0;
  question.ask(
    {
      ...room,
      get connection() {
        return `${++read}`;
      },
    },
    0,
    ['F'],
  );
  expect(read).toBe(1);
});
