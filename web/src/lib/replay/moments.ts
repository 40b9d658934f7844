/** The moments of a game: hits, outs, points; found by comparing frames, without rules. */

import type { Game } from '../game';
import type { Colour, Happening } from '../types';
import type { TimelineEntry } from './timeline';

export type MomentKind = 'hit' | 'out' | 'score' | 'goal' | 'end';

/** A difference between a frame and the one before. */
export interface Change {
  kind: MomentKind;
  who?: Colour;
  amount: number;
  event?: Happening; // with its sentence
}

export interface Moment extends Change {
  at: number; // the number of the frame
}

const WEIGHT: Record<MomentKind, number> = { out: 3, goal: 2, score: 2, hit: 1, end: 0 };

export function moments(game: Game, timeline: TimelineEntry[]): Moment[] {
  return timeline.flatMap((entry, at) =>
    at ? between(game, timeline[at - 1] as TimelineEntry, entry).map((one) => ({ ...one, at })) : [],
  );
}

function between(game: Game, before: TimelineEntry, now: TimelineEntry): Change[] {
  const ends = now.frame.beat.events.filter((event) => event.kind === 'end');
  return [
    ...game.changes(before.frame, now.frame),
    ...ends.map((event): Change => ({ kind: 'end', amount: 0, event })),
  ];
}

/** The few that decided: outs first, then what the winners reached, then the last hits; in their order. Where nothing
 * of the kind happened, the end. */
export function decisive(all: Moment[], winners: string[], most = 4): Moment[] {
  const weigh = (one: Moment): number =>
    WEIGHT[one.kind] - (one.kind === 'score' && !winners.includes(one.who ?? '') ? 1 : 0);
  const events = all.filter((one) => one.kind !== 'end');
  return (events.length ? events : [...all])
    .sort((one, two) => weigh(two) - weigh(one) || two.at - one.at)
    .slice(0, most)
    .sort((one, two) => one.at - two.at);
}
