/** What is told about a beat. */

import type { Game } from '../game';
import type { Happening } from '../types';
import { colourName, t, tell } from '../words.svelte';
import type { Frame } from './stage';

export interface Line {
  text: string;
  event: Happening;
}

export function linesOf(game: Game, frame: Frame | undefined): Line[] {
  if (!frame) return [];
  const { kind, events } = frame.beat;
  const first = events[0];
  if (kind === 'row' && first) return [{ text: t('row-opens', { row: first.row ?? 0 }), event: first }];
  if (kind === 'end' && first) return [{ text: endingOf(first.winners ?? []), event: { ...first, kind: undefined } }];
  return events.map((event) => ({ text: tell(game.id, event), event })).filter(({ text }) => text);
}

export function endingOf(winners: string[]): string {
  const names = winners.map(colourName);
  if (!names.length) return t('end-nobody');
  return t(names.length > 1 ? 'end-draw' : 'end-won', { names: names.join(', ') });
}
