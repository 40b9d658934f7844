/** The review of a finished game: the server's assessments, round by round, and how the page shows them. */

import type { Assessment, ReviewResponse } from '../../protocol';
import type { Game } from '../game';
import { reviewLines } from '../net/api';
import type { ReplayStep } from '../replay/timeline';

export type { Assessment, ReviewResponse };

export interface ReviewListener {
  plan: (steps: number[]) => void;
  round: (reviewed: ReviewResponse) => void;
}

/** Passes the rounds on until all are judged or the signal cancels the review. */
export async function review(record: string, listener: ReviewListener, signal: AbortSignal): Promise<void> {
  for await (const line of reviewLines(record, signal)) {
    if ('steps' in line) listener.plan(line.steps);
    else listener.round(line);
  }
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
