/** Two courses of one game side by side: the real one and the other. */

import { type Colour, type Result, type View, isGolems } from '../types';
import type { ReplayStep, Shot } from './film';

export interface Pair {
  real: number; // pictures of both
  other: number;
}

/** Both go step by step and row by row together; who has less to show in a row waits. */
export function pairs(real: Shot[], other: Shot[]): Pair[] {
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

function cut(shots: Shot[]): Map<string, number[]> {
  const parts = new Map<string, number[]>();
  shots.forEach(({ step, frame }, at) => {
    const key = `${step}.${frame.row}`;
    parts.set(key, [...(parts.get(key) ?? []), at]);
  });
  return parts;
}

function byPlace(one: string, two: string): number {
  const [a, b] = [one, two].map((key) => key.split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}

export interface Change {
  name: Colour;
  kind: 'damage' | 'points' | 'out' | 'stays';
  real: number;
  other: number;
}

export interface Difference {
  moved: boolean; // whether anything at all came out differently
  changes: Change[];
  winners: { real: string[]; other: string[] } | null; // where both have come to an end
  open: '' | 'later' | 'broken'; // the other course is not over: there is nothing more, or the old answers do not fit
}

/** What is different when the other course has come to its last step. */
export function difference(real: ReplayStep[], other: ReplayStep[]): Difference {
  const last = other.at(-1) as ReplayStep;
  const same = last.view.result ? real.at(-1) : real.find((one) => one.step === last.step);
  const then = (same ?? real.at(-1)) as ReplayStep;
  const ends: [Result | null, Result | null] = [real.at(-1)?.view.result ?? null, last.view.result];
  return {
    moved: standing(then.view) !== standing(last.view),
    changes: changesOf(then.view, last.view),
    winners: ends[0] && ends[1] ? { real: ends[0].winners, other: ends[1].winners } : null,
    open: last.view.result ? '' : last.step === real.at(-1)?.step ? 'later' : 'broken',
  };
}

function standing(view: View): string {
  const facts = isGolems(view) ? [view.golems, view.tokens] : [view.rovers, view.samples, view.algorithm];
  return JSON.stringify([...facts, view.result]);
}

function changesOf(real: View, other: View): Change[] {
  if (isGolems(real) && isGolems(other)) {
    return Object.entries(real.golems).flatMap(([name, facts]): Change[] => {
      const then = other.golems[name];
      if (!then) return [];
      const both = { name: name as Colour, real: facts.damage, other: then.damage };
      if ((facts.at === null) !== (then.at === null)) return [{ ...both, kind: then.at === null ? 'out' : 'stays' }];
      return facts.damage === then.damage ? [] : [{ ...both, kind: 'damage' }];
    });
  }
  if (isGolems(real) || isGolems(other)) return [];
  return Object.entries(real.rovers).flatMap(([name, facts]): Change[] => {
    const points = other.rovers[name]?.points ?? facts.points;
    return points === facts.points ? [] : [{ name: name as Colour, kind: 'points', real: facts.points, other: points }];
  });
}
