import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proveDraft } from '../src/lib/net/api';
import type { UserPuzzleProgress } from '../src/protocol';

const far = (covered: number): UserPuzzleProgress => ({ covered, done: covered, known: 9, programs: 0, without: '' });

/** An answer that is written bit by bit. */
function written(): { write: (text: string) => void; end: () => void; asked: { init?: RequestInit } } {
  let held!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (held = controller) });
  const asked: { init?: RequestInit } = {};
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.init = init;
    init.signal?.addEventListener('abort', () => held.error(new DOMException('stopped', 'AbortError')));
    return Promise.resolve(new Response(body));
  });
  return { write: (text) => held.enqueue(new TextEncoder().encode(text)), end: () => held.close(), asked };
}

describe('the progress of the solver', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes line by line, wherever the response is cut', async () => {
    const answer = written();
    const covers: number[] = [];
    const proof = proveDraft({}, new AbortController().signal, ({ covered }) => covers.push(covered));
    const text = `${JSON.stringify(far(3))}\n${JSON.stringify(far(5))}\n`;
    answer.write(text.slice(0, 20));
    answer.write(text.slice(20));
    await vi.waitUntil(() => covers.length === 2);
    expect(covers).toEqual([3, 5]);
    answer.write('{"digest":"d","covered":9}\n');
    answer.end();
    expect(await proof).toEqual({ digest: 'd', covered: 9 });
    expect(JSON.parse(answer.asked.init?.body as string)).toEqual({ page: {}, watch: true });
  });

  it('ends when nobody waits, and a problem at the end is one', async () => {
    const [first, question] = [written(), new AbortController()];
    const stopped = proveDraft({}, question.signal, () => question.abort());
    first.write(`${JSON.stringify(far(3))}\n`);
    await expect(stopped).rejects.toThrow('stopped');
    const second = written();
    const proof = proveDraft({}, new AbortController().signal, () => undefined);
    second.write(`${JSON.stringify(far(3))}\n{"error":{"code":"page.large","message":"too many"}}\n`);
    second.end();
    await expect(proof).rejects.toMatchObject({ code: 'page.large', message: 'too many' });
  });

  it('that breaks off has a code, for which both languages have a sentence', async () => {
    const cut = written();
    const proof = proveDraft({}, new AbortController().signal, () => undefined);
    cut.write(`${JSON.stringify(far(3))}\n`);
    cut.end();
    const { code } = await proof.then(
      () => ({ code: '' }),
      (error: { code: string }) => error,
    );
    for (const lang of ['en', 'ru']) {
      const words = readFileSync(new URL(`../src/words/${lang}.ftl`, import.meta.url), 'utf8');
      expect(words).toContain(`\nrefused-${code} = `);
    }
  });
});
