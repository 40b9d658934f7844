/** What happened, beat by beat: what has the same number is shown together. */

import type { Happening } from '../types';

export interface Beat {
  kind: 'events' | 'end';
  events: Happening[]; // that are told
  field: Happening | null; // how everything stands after it, where that is told
}

export const NO_BEAT: Beat = { kind: 'events', events: [], field: null };

const BOOKKEEPING = ['field', 'turn'];

export function beats(happened: Happening[]): Beat[] {
  const found = new Map<number, Happening[]>();
  for (const one of happened) found.set(one.beat, [...(found.get(one.beat) ?? []), one]);
  return [...found.values()].map(beatOf);
}

function beatOf(together: Happening[]): Beat {
  const events = together.filter(({ kind }) => !BOOKKEEPING.includes(kind ?? ''));
  return {
    kind: events[0]?.kind === 'end' ? 'end' : 'events',
    events,
    field: together.findLast((one) => one.kind === 'field') ?? null,
  };
}
