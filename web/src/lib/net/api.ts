/** Requests to the server. */

import type { DryRunTold, Example, Joined, Links, Offered, PastAsked, PastCards, Problems, Replay, RoomMade, RuleWords, SeatWish } from '../../protocol';
import { FIRST, gameOf } from '../games';

export type { Replay, ReplayStep, RuleWords as Rule, SeatWish } from '../../protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly line = 0, // of a record
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer, body);
  return body as T;
}

function problemOf(answer: Response, body: Problems | null): ApiError {
  const { code = 'request', message = answer.statusText, line = 0 } = body?.error ?? {};
  return new ApiError(answer.status, code, message, line ?? 0);
}

function post<T>(path: string, body: unknown): Promise<T> {
  const text = typeof body === 'string';
  const headers = { 'content-type': text ? 'text/plain' : 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: text ? body : JSON.stringify(body) });
}

/** A new table; its game is fetched meanwhile. */
export function openRoom(rule_set: string, options: Record<string, string>, seats: SeatWish[], clock = 0): Promise<RoomMade> {
  void gameOf(rule_set).catch(() => undefined);
  return post('/api/rooms', { rule_set, options, seats, clock });
}

/** What may be chosen for a table with these wishes. */
export const offerOf = (rule_set: string, options: Record<string, string>): Promise<Offered> =>
  post('/api/games/choices', { rule_set, options });

/** A first game at once, against a gentle computer. */
export const openFirstGame = (): Promise<RoomMade> =>
  openRoom(FIRST.rule_set, FIRST.options, [{ kind: 'person' }, { kind: 'computer', player: 'random' }]);

/** Where others find this server. */
export const linksOf = (): Promise<Links> => ask('/api/links');

export const joinRoom = (code: string, name: string): Promise<Joined> =>
  post(`/api/rooms/${encodeURIComponent(code)}/join`, { name });

export async function recordOf(code: string): Promise<string> {
  const answer = await fetch(`/api/rooms/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => null));
  return answer.text();
}

export const dryRun = (room: string, seat: number, cards: string[]): Promise<DryRunTold> =>
  post('/api/dry-run', { room, seat, cards });

export const replayOf = (record: string): Promise<Replay> => post('/api/replay', record);

/** A game that may still be running, as this visitor saw it. */
export const seenOf = (code: string): Promise<Replay> => ask(`/api/rooms/${encodeURIComponent(code)}/replay`);

export const pastAsk = (record: string, step: number, seat: number): Promise<PastAsked> =>
  post('/api/replay/ask', { record, step, seat });

export const pastNext = (record: string, step: number, seat: number, laid: string[]): Promise<PastCards> =>
  post('/api/replay/next', { record, step, seat, laid });

export const whatIf = (record: string, step: number, seat: number, cards: string[]): Promise<Replay> =>
  post('/api/replay/what-if', { record, step, seat, cards });

const kept = new Map<string, Promise<Record<string, RuleWords>>>();

/** The rules of a game by id. */
export function rulesOf(game: string, lang: string): Promise<Record<string, RuleWords>> {
  const path = `/api/rules/${game}?lang=${lang}`;
  let found = kept.get(path);
  if (!found) {
    found = ask<Record<string, RuleWords>>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** The played example of a rule. */
export const exampleOf = (game: string, rule: string): Promise<Example> =>
  ask(`/api/rules/${game}/${encodeURIComponent(rule)}/example`);

export const json = ask;
