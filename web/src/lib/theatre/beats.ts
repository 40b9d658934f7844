/** What happened, cut into beats: what happens together is shown together. */

import type { Happening } from '../types';

export interface Beat {
  kind: 'row' | 'events' | 'end';
  events: Happening[]; // a row or an end has one
  field: Happening | null; // how everything stands after it, where that is told
}

export const NO_BEAT: Beat = { kind: 'events', events: [], field: null };

export function beats(happened: Happening[]): Beat[] {
  const found: Beat[] = [];
  for (const one of happened) {
    const last = found.at(-1);
    if (one.kind === 'field') {
      if (last) last.field = one;
      else found.push({ kind: 'events', events: [], field: one });
    } else if (one.kind === 'turn') continue; // its cards come as events, too
    else if (one.kind === 'row') found.push({ kind: 'row', events: [one], field: null });
    else if (one.kind === 'end') found.push({ kind: 'end', events: [one], field: null });
    else if (last?.kind === 'events' && !last.field && last.events.length && last.events[0]?.beat === one.beat) {
      last.events.push(one);
    } else found.push({ kind: 'events', events: [one], field: null });
  }
  return found;
}
