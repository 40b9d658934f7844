/** Requests to the server. */

import type { Happening, Result, View } from '../types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, body?.error?.code ?? 'request', body?.error?.message ?? answer.statusText);
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  const text = typeof body === 'string';
  const headers = { 'content-type': text ? 'text/plain' : 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: text ? body : JSON.stringify(body) });
}

export interface SeatWish {
  kind: 'person' | 'computer' | 'open';
  player?: string;
  name?: string;
}

export const openRoom = (rule_set: string, options: Record<string, string>, seats: SeatWish[], clock = 0): Promise<{ room: string }> =>
  post('/api/rooms', { rule_set, options, seats, clock });

/** A first game at once: beginner golems and a gentle computer. */
export const openFirstGame = (): Promise<{ room: string }> =>
  openRoom('golems/blocks', { way: 'beginner' }, [{ kind: 'person' }, { kind: 'computer', player: 'random' }]);

export const joinRoom = (code: string, name: string): Promise<{ seats: number[] }> =>
  post(`/api/rooms/${encodeURIComponent(code)}/join`, { name });

export async function recordOf(code: string): Promise<string> {
  const answer = await fetch(`/api/rooms/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw new ApiError(answer.status, 'record', answer.statusText);
  return answer.text();
}

export interface ReplayStep {
  view: View;
  happened: Happening[];
  answers: unknown;
}

export interface Replay {
  rule_set: string;
  options: Record<string, string>;
  seats: string[];
  steps: ReplayStep[];
  result: Result | null;
}

export const dryRun = (room: string, seat: number, cards: string[]): Promise<{ happened: Happening[] }> =>
  post('/api/dry-run', { room, seat, cards });

export const replayOf = (record: string): Promise<Replay> => post('/api/replay', record);

export interface Rule {
  name: string;
  text: string;
  editions: string[];
}

const kept = new Map<string, Promise<Record<string, Rule>>>();

/** The rules of a game by id. */
export function rulesOf(game: string, lang: string): Promise<Record<string, Rule>> {
  const path = `/api/rules/${game}?lang=${lang}`;
  let found = kept.get(path);
  if (!found) {
    found = ask<Record<string, Rule> & { rules?: Record<string, Rule> }>(path).then((body) => body.rules ?? body);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const json = ask;
