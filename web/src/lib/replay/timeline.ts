/** The timeline of a game: its frames in one list, each with its place in the game as addresses have it. */

import type { ReplayStep } from '../../protocol';
import type { Game } from '../game';
import { type Frame, frames } from '../playback/frames';
import type { Colour, View } from '../types';

export type { ReplayStep };

export interface TimelineEntry {
  frame: Frame;
  view: View; // the frame is drawn in it
  step: number;
  beat: number; // within its step
  answers: Record<string, string[]>; // of the programs that are executed, as far as they are known
}

/** The first frame is the position after the first of these steps. */
export function timelineOf(game: Game, steps: ReplayStep[], seats: string[]): TimelineEntry[] {
  const timeline: TimelineEntry[] = [];
  let answers: Record<string, string[]> = {};
  steps.forEach((step, at) => {
    const before = steps[at - 1]?.view ?? step.view;
    answers = { ...answers, ...laidIn(game, step, before, seats) };
    const made = frames(game, before, at ? step.happened : [], timeline.at(-1)?.frame);
    const first = at ? 1 : 0; // the frame before the step is there already
    for (const [beat, frame] of made.entries()) {
      if (beat >= first) timeline.push({ frame, view: before, step: step.step, beat, answers });
    }
  });
  return timeline;
}

function laidIn(game: Game, step: ReplayStep, before: View, seats: string[]): Record<string, string[]> {
  const given = Object.entries(step.answers).map(([seat, cards]) => [seats[Number(seat)] ?? '', cards] as const);
  return Object.fromEntries(given.filter(([name]) => game.executedAsks.includes(before.asked[name] ?? '')));
}

/** A place in a replay: of a room by its code, or of a record by the text of its link. */
export interface Address {
  name: string;
  step: number;
  beat: number;
}

/** `NAME`, `NAME:step` or `NAME:step.beat`, as it stands behind # in an address. */
export function readAddress(hash: string): Address {
  const [name = '', place = ''] = decoded(hash).split(':');
  const [step = 0, beat = 0] = place.split('.').map((word) => Number(word) || 0);
  return { name, step, beat };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function addressOf(name: string, entry?: TimelineEntry): string {
  return entry && (entry.step || entry.beat) ? `/replay#${name}:${entry.step}.${entry.beat}` : `/replay#${name}`;
}

/** The text of a link begins with the number of its dictionary and a dot; the code of a room has no dot. */
export const isRecordLink = (name: string): boolean => name.includes('.');

/** The number of the entry at this place, or of the last one before it. */
export function find(timeline: TimelineEntry[], step: number, beat: number): number {
  const after = timeline.findIndex((entry) => entry.step > step || (entry.step === step && entry.beat > beat));
  return after < 0 ? timeline.length - 1 : Math.max(0, after - 1);
}

/** The seats that answered in a step. */
export function answered(step: ReplayStep | undefined, seats: string[]): { seat: number; name: Colour }[] {
  return Object.keys(step?.answers ?? {}).map((seat) => ({ seat: Number(seat), name: seats[Number(seat)] as Colour }));
}

/** The step in which the cards were laid that are played in this one. */
export function layingStep(game: Game, steps: ReplayStep[], step: number): number {
  const laid = (at: number): boolean =>
    Object.values(steps[at - 1]?.view.asked ?? {}).some((kind) => game.executedAsks.includes(kind));
  for (let at = step; at > 0; at--) if (laid(at)) return at;
  return step;
}
