/** Happenings by beats: those with the same number are shown together. */

import type { Happening } from '../types';

export interface Beat {
  kind: 'events' | 'end';
  events: Happening[]; // without bookkeeping
  field: Happening | null; // the position after it, where the server sends one
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
