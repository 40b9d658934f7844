import { expect, test } from 'vitest';
import { LatestRequest } from '../src/lib/answer/latestRequest';
import { RETRY_PAUSES_MS, retryWhileBusy } from '../src/lib/net/retry';

/** Questions that are answered when the test says so. */
function held() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const fails: (() => void)[] = [];
  const question = (name: string) => () =>
    new Promise<string>((answer, fail) => {
      asked.push(name);
      answers.push(() => answer(name));
      fails.push(() => fail(new Error(name)));
    });
  return { asked, answers, fails, question };
}

test('of many questions one is on its way, and only the newest of those that wait is asked', async () => {
  const { asked, answers, question } = held();
  const requests = new LatestRequest<string>();
  const found = ['a', 'b', 'c', 'd'].map((name) => requests.send(question(name)));
  expect(asked).toEqual(['a']);
  expect(await Promise.all(found.slice(1, 3))).toEqual([null, null]);
  answers[0]?.();
  expect(await found[0]).toBe('a');
  await Promise.resolve();
  expect(asked).toEqual(['a', 'd']);
  answers[1]?.();
  expect(await found[3]).toBe('d');
});

test('a request that fails resolves to null, and the next one is sent', async () => {
  const { asked, answers, fails, question } = held();
  const requests = new LatestRequest<string>();
  const [first, second] = [requests.send(question('a')), requests.send(question('b'))];
  fails[0]?.();
  expect(await first).toBe(null);
  await Promise.resolve();
  answers[1]?.();
  expect(await second).toBe('b');
  const third = requests.send(question('c'));
  expect(asked).toEqual(['a', 'b', 'c']);
  answers[2]?.();
  expect(await third).toBe('c');
});

const busy = (error: unknown): boolean => error === 'busy';

test('a busy server is asked again after longer and longer pauses', async () => {
  const pauses: number[] = [];
  let asked = 0;
  const ask = (): Promise<string> => (++asked < 4 ? Promise.reject('busy') : Promise.resolve('done'));
  expect(await retryWhileBusy(ask, busy, async (pause) => void pauses.push(pause))).toBe('done');
  expect(pauses).toEqual(RETRY_PAUSES_MS.slice(0, 3));
});

test('if it stays busy, or something else is wrong, that is said', async () => {
  const pauses: number[] = [];
  const wait = async (pause: number): Promise<void> => void pauses.push(pause);
  await expect(retryWhileBusy(() => Promise.reject('busy'), busy, wait)).rejects.toBe('busy');
  expect(pauses).toEqual(RETRY_PAUSES_MS);
  await expect(retryWhileBusy(() => Promise.reject('wrong'), busy, wait)).rejects.toBe('wrong');
  expect(pauses).toEqual(RETRY_PAUSES_MS);
});
