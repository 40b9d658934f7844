/** The moments of a game: who was hit, went out, scored; read off the pictures, without knowing a rule. */

import type { Colour, Happening } from '../types';
import type { Shot } from './film';

export type MomentKind = 'hit' | 'out' | 'score' | 'goal' | 'end';

export interface Moment {
  at: number; // the picture
  kind: MomentKind;
  who?: Colour;
  amount: number;
  event?: Happening; // that tells it
}

const WEIGHT: Record<MomentKind, number> = { out: 3, goal: 2, score: 2, hit: 1, end: 0 };

export function moments(shots: Shot[]): Moment[] {
  return shots.flatMap((shot, at) => (at ? between(shots[at - 1] as Shot, shot, at) : []));
}

function between(before: Shot, now: Shot, at: number): Moment[] {
  const found: Moment[] = [];
  for (const figure of now.frame.figures) {
    const old = before.frame.figures.find((one) => one.name === figure.name);
    if (!old) continue;
    if (figure.points > old.points) found.push({ at, kind: 'score', who: figure.name, amount: figure.points - old.points });
    if (old.cell && !figure.cell && now.frame.effects.some((effect) => effect.kind === 'out'))
      found.push({ at, kind: 'out', who: figure.name, amount: 0 });
    else if (figure.damage > old.damage) found.push({ at, kind: 'hit', who: figure.name, amount: figure.damage - old.damage });
  }
  for (const event of now.frame.beat.events) {
    if (now.frame.beat.kind === 'end') found.push({ at, kind: 'end', amount: 0, event });
    else if (event.rule?.startsWith('goal.')) found.push({ at, kind: 'goal', who: event.golem, amount: 0, event });
  }
  return found;
}

/** The few that decided: outs first, then what the winners reached, then the last hits; in their order. */
export function decisive(all: Moment[], winners: string[], most = 4): Moment[] {
  const weigh = (one: Moment): number => WEIGHT[one.kind] - (one.kind === 'score' && !winners.includes(one.who ?? '') ? 1 : 0);
  return all
    .filter((one) => one.kind !== 'end')
    .sort((one, two) => weigh(two) - weigh(one) || two.at - one.at)
    .slice(0, most)
    .sort((one, two) => one.at - two.at);
}
