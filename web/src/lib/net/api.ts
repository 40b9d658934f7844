/** Requests to the server. */

import type {
  FieldView,
  DraftResponse,
  DraftRequest,
  DryRunResponse,
  EditRequest,
  ExampleResponse,
  JoinResponse,
  LinksResponse,
  OfferResponse,
  UserPuzzleProgress,
  UserPuzzleResponse,
  PastAskResponse,
  NextCardsResponse,
  PathResponse,
  Problems,
  Replay,
  NewRoomResponse,
  RuleResponse,
  SeatRequest,
  DraftEditRequest,
  TaskHintResponse,
  TaskResponse,
  TaskTryResponse,
} from '../../protocol';
import { FIRST_GAME, gameOf } from '../games/registry';
import { request } from './http';
import { retryWhileBusy } from './retry';
import type { View } from '../types';

export type { Replay, ReplayStep, RuleResponse as Rule, SeatRequest } from '../../protocol';

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

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'busy';

/** A server that is too busy just now is asked again; nothing was done by then. */
const ask = <T>(path: string, init?: RequestInit): Promise<T> => retryWhileBusy(() => askOnce<T>(path, init), isBusy);

async function askOnce<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await request(path, init);
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer, body);
  return body as T;
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const parts = (rest + part.value).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

function problemOf(answer: Response, body: Problems | null): ApiError {
  const { code = 'request', message = answer.statusText, line = 0 } = body?.error ?? {};
  return new ApiError(answer.status, code, message, line ?? 0);
}

function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const text = typeof body === 'string';
  const headers = { 'content-type': text ? 'text/plain' : 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: text ? body : JSON.stringify(body), signal });
}

/** A new table; its game is fetched meanwhile. */
export function openRoom(
  rule_set: string,
  options: Record<string, string>,
  seats: SeatRequest[],
  clock = 0,
  hints?: boolean,
): Promise<NewRoomResponse> {
  void gameOf(rule_set).catch(() => undefined);
  return post('/api/rooms', { rule_set, options, seats, clock, hints });
}

/** What may be chosen for a table with these wishes. */
export const offerOf = (rule_set: string, options: Record<string, string>): Promise<OfferResponse> =>
  post('/api/games/choices', { rule_set, options });

/** How the table would look with every value of an option. */
export const thumbnailsOf = (
  rule_set: string,
  option: string,
  options: Record<string, string>,
): Promise<Record<string, View>> => post('/api/games/sights', { rule_set, option, options });

/** A field of one's own as far as it is laid, after an edit. */
export const editField = (rule_set: string, text: string, edit: EditRequest | null = null): Promise<FieldView> =>
  post('/api/build', { rule_set, text, edit });

/** A fair one. */
export const randomField = (rule_set: string): Promise<FieldView> =>
  post('/api/build/surprise', { rule_set, seed: crypto.getRandomValues(new Uint32Array(2)).join('') });

/** A first game at once, against a gentle computer. */
export const openFirstGame = (): Promise<NewRoomResponse> =>
  openRoom(FIRST_GAME.rule_set, FIRST_GAME.options, [{ kind: 'person' }, { kind: 'computer', player: 'level-1' }]);

/** Where others find this server. */
export const linksOf = (): Promise<LinksResponse> => ask('/api/links');

/** Sit down on this free seat. */
export const joinRoom = (code: string, name: string, seat: number | null = null): Promise<JoinResponse> =>
  post(`/api/rooms/${encodeURIComponent(code)}/join`, { name, seat });

/** Why there is no such room (any more). */
export const whyNoRoom = (code: string): Promise<string> =>
  ask(`/api/rooms/${encodeURIComponent(code)}`).then(
    () => '',
    (error) => (error instanceof ApiError ? error.code : ''),
  );

export async function recordOf(code: string): Promise<string> {
  const answer = await request(`/api/rooms/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => null));
  return answer.text();
}

export const dryRun = (room: string, seat: number, cards: string[]): Promise<DryRunResponse> =>
  post('/api/dry-run', { room, seat, cards });

export const replayOf = (record: string): Promise<Replay> => post('/api/replay', record);

/** A game that may still be running, as this visitor saw it. */
export const replaySoFar = (code: string): Promise<Replay> => ask(`/api/rooms/${encodeURIComponent(code)}/replay`);

export const pastAsk = (record: string, step: number, seat: number): Promise<PastAskResponse> =>
  post('/api/replay/ask', { record, step, seat });

export const pastNext = (record: string, step: number, seat: number, laid: string[]): Promise<NextCardsResponse> =>
  post('/api/replay/next', { record, step, seat, laid });

export const whatIf = (record: string, step: number, seat: number, cards: string[]): Promise<Replay> =>
  post('/api/replay/what-if', { record, step, seat, cards });

const ruleRequests = new Map<string, Promise<Record<string, RuleResponse>>>();

/** The rules of a game by id. */
export function rulesOf(game: string, lang: string): Promise<Record<string, RuleResponse>> {
  const path = `/api/rules/${game}?lang=${lang}`;
  let found = ruleRequests.get(path);
  if (!found) {
    found = ask<Record<string, RuleResponse>>(path);
    found.catch(() => ruleRequests.delete(path));
    ruleRequests.set(path, found);
  }
  return found;
}

/** The played example of a rule. */
export const exampleOf = (game: string, rule: string): Promise<ExampleResponse> =>
  ask(`/api/rules/${game}/${encodeURIComponent(rule)}/example`);

/** The islands of the path. */
export const pathOf = (): Promise<PathResponse> => ask('/api/path');

/** A puzzle of one's own, as its page tells it. */
export type Page = Record<string, unknown>;

export const taskOf = (id: string, page?: Page): Promise<TaskResponse> =>
  page ? post('/api/path/task', { page }) : ask(`/api/path/tasks/${encodeURIComponent(id)}`);

export const taskNext = (task: string, laid: string[], page?: Page): Promise<NextCardsResponse> =>
  post('/api/path/next', { task, laid, page });

export const tryTask = (task: string, cards: string[], page?: Page): Promise<TaskTryResponse> =>
  post('/api/path/try', { task, cards, page });

export const hintOf = (task: string, step: number, laid: string[], page?: Page): Promise<TaskHintResponse> =>
  post('/api/path/hint', { task, step, laid, page });

/** A puzzle or scenario that is being made, one stroke further. */
export const editDraft = (
  kind: DraftRequest['kind'],
  text: string,
  edit: DraftEditRequest | null = null,
): Promise<DraftResponse> => post('/api/path/draft', { kind, text, edit });

/** What the solver says of it, as long as somebody waits for that; it tells line by line how far it is. */
export async function proveDraft(
  page: Page,
  signal: AbortSignal,
  onprogress: (far: UserPuzzleProgress) => void,
): Promise<UserPuzzleResponse> {
  const headers = { 'content-type': 'application/json' };
  const answer = await request('/api/path/own', {
    method: 'POST',
    headers,
    body: JSON.stringify({ page, watch: true }),
    signal,
  });
  if (!answer.ok || !answer.body) throw problemOf(answer, await answer.json().catch(() => null));
  let last: UserPuzzleProgress | UserPuzzleResponse | Problems | null = null;
  for await (const line of lines(answer.body)) {
    last = JSON.parse(line) as UserPuzzleProgress | UserPuzzleResponse | Problems;
    if ('known' in last) onprogress(last);
  }
  if (last && 'digest' in last) return last;
  throw problemOf(answer, last && 'error' in last ? last : null);
}

export const json = ask;
