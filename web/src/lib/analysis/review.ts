/** A finished game looked at again: the server's lines, one for each round, and what the page makes of them. */

import type { HintResponse, Assessment, ReviewResponse, ReviewRoundsResponse } from '../../protocol';
import type { Game } from '../game';
import { request } from '../net/http';
import type { ReplayStep } from '../replay/timeline';

export type { Assessment, ReviewResponse };

export interface ReviewListener {
  plan: (steps: number[]) => void;
  round: (reviewed: ReviewResponse) => void;
}

/** Until all rounds are told, or the signal says that nobody wants to know any more. */
export async function review(record: string, listener: ReviewListener, signal: AbortSignal): Promise<void> {
  const answer = await request('/api/review', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: record,
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`review ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) dispatch(JSON.parse(line) as ReviewRoundsResponse | ReviewResponse, listener);
    if (done) return;
  }
}

function dispatch(line: ReviewRoundsResponse | ReviewResponse, listener: ReviewListener): void {
  if ('steps' in line) listener.plan(line.steps);
  else listener.round(line);
}

export async function hintFor(room: string, seat: number): Promise<HintResponse> {
  const body = JSON.stringify({ room, seat });
  const answer = await request('/api/hint', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`hint ${answer.status}`);
  return answer.json() as Promise<HintResponse>;
}

const STARS: Record<Assessment['grade'], number> = { best: 3, good: 3, slip: 2, weak: 1, missed: 1 };
export const starsOf = (judged: Assessment): number => STARS[judged.grade];

/** Where a number lies on a bar from `-most` to `most`, in hundredths. */
export function placeOf(value: number, most: number): number {
  return 50 + (50 * Math.max(-most, Math.min(most, value))) / most;
}

/** How far the bars reach, the same for all of a player's rounds: worths may be far apart, damage is not. */
export function reachOf(all: Assessment[]): number {
  const numbers = all.flatMap(({ got, value, worst }) => [got, value, worst ?? 0]).map(Math.abs);
  const most = Math.max(3, ...numbers);
  return all.some(({ unit }) => unit === 'worth') ? Math.min(most, 12) : most;
}

/** The step in which a round's programs were laid, and those in which it went on. */
export function roundOf(game: Game, steps: ReplayStep[]): ReplayStep[] {
  const found: ReplayStep[] = [];
  for (const step of steps) {
    found.push(step);
    const asked = Object.values(step.view.asked);
    if (step.view.result || !asked.length || asked.some((kind) => game.executedAsks.includes(kind))) break;
  }
  return found;
}
