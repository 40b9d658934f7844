import './browser';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Room } from '../src/lib/net/room.svelte';
import { isLocalLink, publicLink } from '../src/lib/share/publicLink';

describe('a link for others', () => {
  const network = ['http://192.168.1.5:8000', 'http://10.0.0.7:8000'];

  it('uses the address in the network where the page is opened by the machine itself', () => {
    for (const own of ['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000']) {
      expect(isLocalLink(own)).toBe(true);
      expect(publicLink(`${own}/replay#ABC`, network)).toBe('http://192.168.1.5:8000/replay#ABC');
    }
  });
  it('stays as it is where the page is opened from elsewhere', () => {
    expect(publicLink('https://play.example.org/r/ABC', network)).toBe('https://play.example.org/r/ABC');
    expect(publicLink('http://10.0.0.7:8000/r/ABC', network)).toBe('http://10.0.0.7:8000/r/ABC');
  });
  it('is none where the server is for this machine only', () => {
    expect(publicLink('http://127.0.0.1:8000/r/ABC', [])).toBe(null);
  });
  it('is explained without words for administrators, in both languages', () => {
    for (const lang of ['en', 'ru']) {
      const words = readFileSync(new URL(`../src/words/${lang}.ftl`, import.meta.url), 'utf8');
      expect(words).toMatch(/^local-only = /m);
      const messages = words.split('\n').filter((line) => !line.startsWith('#'));
      const forHosts =
        /\b(server|admin\w*|database|host|hosts|localhost|algoritmus \w+|make play)\b|--\w|сервер|админ|баз[аеуы] данных|хост/i;
      expect(messages.filter((line) => forHosts.test(line))).toEqual([]);
    }
  });
});

class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: { type: string; id: string; seat: number }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text);
    if (message.type !== 'ping') this.sent.push(message);
  }
  answer(message: object): Promise<unknown> {
    this.onmessage({ data: JSON.stringify({ id: this.sent.at(-1)?.id, ...message }) });
    return vi.advanceTimersByTimeAsync(0);
  }
}

describe('the seat of a leaver', () => {
  const wait = (seconds: number) => ({
    type: 'refused',
    code: 'seat.grace',
    message: '',
    card: null,
    values: { seconds },
  });

  it('is given to a computer after the grace period', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    const room = new Room('ABC');
    const given = room.replace(1);
    await Line.last.answer(wait(2));
    expect(room.grace[1]).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    await Line.last.answer(wait(1));
    expect(room.grace[1]).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await Line.last.answer({ type: 'done' });
    await given;
    expect(room.grace[1]).toBe(undefined);
    expect(Line.last.sent.map(({ type, seat }) => [type, seat])).toEqual([
      ['replace', 1],
      ['replace', 1],
      ['replace', 1],
    ]);
    vi.useRealTimers();
  });
  it('has no grace period once the player is back', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    const room = new Room('ABC');
    const refused = expect(room.replace(1)).rejects.toThrow('here');
    await Line.last.answer(wait(9));
    await vi.advanceTimersByTimeAsync(1000);
    await Line.last.answer({ type: 'refused', code: 'seat.here', message: 'here', card: null, values: {} });
    await refused;
    expect(room.grace[1]).toBe(undefined);
    vi.useRealTimers();
  });
});
