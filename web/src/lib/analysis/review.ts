/** A finished game looked at again: the server's lines, one for each round, and what the page makes of them. */

import type { HintTold, Judged, Reviewed, ReviewRounds } from '../../protocol';
import type { Game } from '../game';
import type { ReplayStep } from '../replay/film';

export type { Judged, Reviewed };

export interface Told {
  plan: (steps: number[]) => void;
  round: (reviewed: Reviewed) => void;
}

/** Until all rounds are told, or the signal says that nobody wants to know any more. */
export async function review(record: string, told: Told, signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/review', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record, signal });
  if (!answer.ok || !answer.body) throw new Error(`review ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) tellLine(JSON.parse(line) as ReviewRounds | Reviewed, told);
    if (done) return;
  }
}

function tellLine(line: ReviewRounds | Reviewed, told: Told): void {
  if ('steps' in line) told.plan(line.steps);
  else told.round(line);
}

export async function hintFor(room: string, seat: number): Promise<HintTold> {
  const body = JSON.stringify({ room, seat });
  const answer = await fetch('/api/hint', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`hint ${answer.status}`);
  return answer.json() as Promise<HintTold>;
}

const STARS: Record<Judged['grade'], number> = { best: 3, good: 3, slip: 2, weak: 1, missed: 1 };
export const starsOf = (judged: Judged): number => STARS[judged.grade];

/** Where a number lies on a bar from `-most` to `most`, in hundredths. */
export function placeOf(value: number, most: number): number {
  return 50 + (50 * Math.max(-most, Math.min(most, value))) / most;
}

/** How far the bars reach, the same for all of a player's rounds: worths may be far apart, damage is not. */
export function reachOf(all: Judged[]): number {
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
    if (step.view.result || !asked.length || asked.some((kind) => game.laying.includes(kind))) break;
  }
  return found;
}
