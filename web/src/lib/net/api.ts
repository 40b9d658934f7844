/** Requests to the server. */

import type {
  BuildRequest,
  ChoicesRequest,
  DraftEditRequest,
  DraftRequest,
  DraftResponse,
  DryRunRequest,
  DryRunResponse,
  EditRequest,
  ExampleResponse,
  FieldView,
  HintRequest,
  HintResponse,
  JoinRequest,
  JoinResponse,
  LinkedRecordResponse,
  LinksResponse,
  MemoRequest,
  MemoResponse,
  NewRoomRequest,
  NewRoomResponse,
  NextCardsResponse,
  OfferResponse,
  PastAskRequest,
  PastAskResponse,
  PastNextRequest,
  PathResponse,
  PreviewsRequest,
  Problems,
  RecordLinkResponse,
  Replay,
  ReviewResponse,
  ReviewRoundsResponse,
  RoomResponse,
  RuleResponse,
  SeatRequest,
  SurpriseRequest,
  TaskHintRequest,
  TaskHintResponse,
  TaskNextRequest,
  TaskResponse,
  TaskTryRequest,
  TaskTryResponse,
  UserPuzzleProgress,
  UserPuzzleRequest,
  UserPuzzleResponse,
  UserTaskRequest,
  WhatIfRequest,
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

/** Repeats a request while the server is too busy to begin it. */
const ask = <T>(path: string, init?: RequestInit): Promise<T> => retryWhileBusy(() => askOnce<T>(path, init), isBusy);

async function askOnce<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await request(path, init);
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer, body);
  return body as T;
}

function problemOf(answer: Pick<Response, 'status' | 'statusText'>, body: Problems | null): ApiError {
  const { code = 'request', message = answer.statusText, line = 0 } = body?.error ?? {};
  return new ApiError(answer.status, code, message, line ?? 0);
}

/** A body as a POST: a record as text, everything else as JSON. */
function posted(body: unknown, signal?: AbortSignal): RequestInit {
  const isText = typeof body === 'string';
  const headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
  return { method: 'POST', headers, body: isText ? body : JSON.stringify(body), signal };
}

const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(path, posted(body));

/** The values that the server writes line by line. */
async function* postLines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await request(path, posted(body, signal));
  if (!answer.ok || !answer.body) throw problemOf(answer, await answer.json().catch(() => null));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
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
  return post('/api/rooms', { rule_set, options, seats, clock, hints } satisfies NewRoomRequest);
}

/** The choices of a table that has these options. */
export const offerOf = (rule_set: string, options: Record<string, string>): Promise<OfferResponse> =>
  post('/api/games/choices', { rule_set, options } satisfies ChoicesRequest);

/** A view of the table with every value of an option. */
export const thumbnailsOf = (
  rule_set: string,
  option: string,
  options: Record<string, string>,
): Promise<Record<string, View>> => post('/api/games/sights', { rule_set, option, options } satisfies PreviewsRequest);

/** A custom field after an edit. */
export const editField = (rule_set: string, text: string, edit: EditRequest | null = null): Promise<FieldView> =>
  post('/api/build', { rule_set, text, edit } satisfies BuildRequest);

/** A random fair field. */
export const randomField = (rule_set: string): Promise<FieldView> =>
  post('/api/build/surprise', {
    rule_set,
    seed: crypto.getRandomValues(new Uint32Array(2)).join(''),
  } satisfies SurpriseRequest);

/** A first game against the weakest computer player. */
export const openFirstGame = (): Promise<NewRoomResponse> =>
  openRoom(FIRST_GAME.rule_set, FIRST_GAME.options, [{ kind: 'person' }, { kind: 'computer', player: 'level-1' }]);

/** The addresses of this server in the network. */
export const linksOf = (): Promise<LinksResponse> => ask('/api/links');

/** Takes a free seat. */
export const joinRoom = (code: string, name: string, seat: number | null = null): Promise<JoinResponse> =>
  post(`/api/rooms/${encodeURIComponent(code)}/join`, { name, seat } satisfies JoinRequest);

/** A room whose game is chosen later: the code is shared at once. */
export const openEmptyRoom = (): Promise<NewRoomResponse> =>
  post('/api/rooms', {
    rule_set: FIRST_GAME.rule_set,
    options: { players: String(MOST_SEATS) },
    seats: [{ kind: 'person' }, ...Array.from({ length: MOST_SEATS - 1 }, () => ({ kind: 'open' as const }))],
    choosing: true,
  } satisfies NewRoomRequest);
const MOST_SEATS = 4;

/** Chooses the game of a room. */
export const chooseGame = (code: string, wanted: NewRoomRequest): Promise<NewRoomResponse> =>
  post(`/api/rooms/${encodeURIComponent(code)}/game`, wanted);

/** The room as it is seen before joining. */
export const lobbyOf = (code: string): Promise<RoomResponse> => ask(`/api/rooms/${encodeURIComponent(code)}`);

/** The code of the error why there is no such room; empty if there is one. */
export const whyNoRoom = (code: string): Promise<string> =>
  lobbyOf(code).then(
    () => '',
    (error) => (error instanceof ApiError ? error.code : ''),
  );

export async function recordOf(code: string): Promise<string> {
  const answer = await request(`/api/rooms/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => null));
  return answer.text();
}

export const dryRun = (room: string, seat: number, cards: string[]): Promise<DryRunResponse> =>
  post('/api/dry-run', { room, seat, cards } satisfies DryRunRequest);

/** The text of the link of a record. */
export const linkOfRecord = (record: string): Promise<string> =>
  post<RecordLinkResponse>('/api/replay/link', record).then(({ link }) => link);

export const recordOfLink = (link: string): Promise<string> =>
  post<LinkedRecordResponse>('/api/replay/record', link).then(({ record }) => record);

export const replayOf = (record: string): Promise<Replay> => post('/api/replay', record);

/** A replay of a game that may still be running, as this visitor saw it. */
export const replaySoFar = (code: string): Promise<Replay> => ask(`/api/rooms/${encodeURIComponent(code)}/replay`);

export const pastAsk = (record: string, step: number, seat: number): Promise<PastAskResponse> =>
  post('/api/replay/ask', { record, step, seat } satisfies PastAskRequest);

export const pastNext = (record: string, step: number, seat: number, laid: string[]): Promise<NextCardsResponse> =>
  post('/api/replay/next', { record, step, seat, laid } satisfies PastNextRequest);

export const whatIf = (record: string, step: number, seat: number, cards: string[]): Promise<Replay> =>
  post('/api/replay/what-if', { record, step, seat, cards } satisfies WhatIfRequest);

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

const memoRequests = new Map<string, Promise<MemoResponse>>();

/** The player's memo of a table with these options. */
export function memoOf(rule_set: string, options: Record<string, string>, lang: string): Promise<MemoResponse> {
  const body = { rule_set, options, lang } satisfies MemoRequest;
  const key = JSON.stringify(body);
  let found = memoRequests.get(key);
  if (!found) {
    found = post<MemoResponse>('/api/games/memo', body);
    found.catch(() => memoRequests.delete(key));
    memoRequests.set(key, found);
  }
  return found;
}

/** The islands of the path. */
export const pathOf = (): Promise<PathResponse> => ask('/api/path');

/** A user puzzle as it is saved: the values of the server's own format. */
export type Page = Record<string, unknown>;

export const taskOf = (id: string, page?: Page): Promise<TaskResponse> =>
  page ? post('/api/path/task', { page } satisfies UserTaskRequest) : ask(`/api/path/tasks/${encodeURIComponent(id)}`);

export const taskNext = (task: string, laid: string[], page?: Page): Promise<NextCardsResponse> =>
  post('/api/path/next', { task, laid, page } satisfies TaskNextRequest);

export const tryTask = (task: string, cards: string[], page?: Page): Promise<TaskTryResponse> =>
  post('/api/path/try', { task, cards, page } satisfies TaskTryRequest);

export const hintOf = (task: string, step: number, laid: string[], page?: Page): Promise<TaskHintResponse> =>
  post('/api/path/hint', { task, step, laid, page } satisfies TaskHintRequest);

/** The draft of a puzzle or scenario after an edit. */
export const editDraft = (
  kind: DraftRequest['kind'],
  text: string,
  edit: DraftEditRequest | null = null,
): Promise<DraftResponse> => post('/api/path/draft', { kind, text, edit } satisfies DraftRequest);

/** The solver's proof of a draft; its progress comes line by line before. */
export async function proveDraft(
  page: Page,
  signal: AbortSignal,
  onprogress: (progress: UserPuzzleProgress) => void,
): Promise<UserPuzzleResponse> {
  const body: UserPuzzleRequest = { page, watch: true };
  let last: UserPuzzleProgress | UserPuzzleResponse | Problems | null = null;
  for await (const line of postLines<NonNullable<typeof last>>('/api/path/own', body, signal)) {
    last = line;
    if ('known' in line) onprogress(line);
  }
  if (last && 'digest' in last) return last;
  throw problemOf({ status: 200, statusText: '' }, last && 'error' in last ? last : null);
}

/** The rounds of a record and their assessments, each as soon as it is there. */
export const reviewLines = (
  record: string,
  signal: AbortSignal,
): AsyncGenerator<ReviewRoundsResponse | ReviewResponse> => postLines('/api/review', record, signal);

/** A good answer for a player who is asked; not repeated while the server is busy. */
export const hintFor = (room: string, seat: number): Promise<HintResponse> =>
  askOnce('/api/hint', posted({ room, seat } satisfies HintRequest));

export const json = ask;
