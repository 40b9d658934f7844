/** Two courses of one game side by side: the real one and the other. */

import type { Game } from '../game';
import type { Colour, Result, View } from '../types';
import type { ReplayStep, TimelineEntry } from './timeline';

export interface Pair {
  real: number; // numbers of frames
  other: number;
}

/** Pairs of frames: both games go step by step and row by row together; the one with fewer frames in a row waits. */
export function pairs(real: TimelineEntry[], other: TimelineEntry[]): Pair[] {
  const parts = [cut(real), cut(other)] as const;
  const keys = [...new Set([...parts[0].keys(), ...parts[1].keys()])].sort(byPlace);
  const found: Pair[] = [];
  let [left, right] = [0, 0];
  for (const key of keys) {
    const [mine, theirs] = [parts[0].get(key) ?? [], parts[1].get(key) ?? []];
    for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
      left = mine[at] ?? left;
      right = theirs[at] ?? right;
      found.push({ real: left, other: right });
    }
  }
  return found;
}

function cut(timeline: TimelineEntry[]): Map<string, number[]> {
  const parts = new Map<string, number[]>();
  timeline.forEach(({ step, frame }, at) => {
    const key = `${step}.${frame.row}`;
    parts.set(key, [...(parts.get(key) ?? []), at]);
  });
  return parts;
}

function byPlace(one: string, two: string): number {
  const [a, b] = [one, two].map((key) => key.split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}

export interface Outcome {
  name: Colour;
  kind: 'damage' | 'points' | 'out' | 'stays';
  real: number;
  other: number;
}

export interface Difference {
  moved: boolean; // whether anything at all came out differently
  changes: Outcome[];
  winners: { real: string[]; other: string[] } | null; // if both games are over
  open: '' | 'later' | 'broken'; // the other course is not over: there is nothing more, or the old answers do not fit
}

/** What is different when the other course has come to its last step. */
export function difference(game: Game, real: ReplayStep[], other: ReplayStep[]): Difference {
  const last = other.at(-1) as ReplayStep;
  const same = last.view.result ? real.at(-1) : real.find((one) => one.step === last.step);
  const then = (same ?? real.at(-1)) as ReplayStep;
  const ends: [Result | null, Result | null] = [real.at(-1)?.view.result ?? null, last.view.result];
  return {
    moved: comparedPart(game, then.view) !== comparedPart(game, last.view),
    changes: game.differences(then.view, last.view),
    winners: ends[0] && ends[1] ? { real: ends[0].winners, other: ends[1].winners } : null,
    open: last.view.result ? '' : last.step === real.at(-1)?.step ? 'later' : 'broken',
  };
}

function comparedPart(game: Game, view: View): string {
  return JSON.stringify([game.comparedPart(view), view.result]);
}
