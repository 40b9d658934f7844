/** The sentences about a beat. */

import type { Game } from '../game';
import type { Happening } from '../types';
import { playerName, t, eventSentence } from '../words/words.svelte';
import type { Frame } from './frames';

export interface Line {
  text: string;
  event: Happening;
}

/** The lines of a frame; `own` is the player here, whose own laying is not narrated. */
export function linesOf(game: Game, frame: Frame | undefined, own?: string | null): Line[] {
  if (!frame) return [];
  const { kind, events } = frame.beat;
  const first = events[0];
  if (kind === 'end' && first)
    return [{ text: endingOf(first.winners ?? [], first.rule), event: { ...first, kind: undefined } }];
  const narrated = events.filter((event) => game.isNarrated?.(event, own) ?? true);
  return narrated.map((event) => ({ text: textOf(game, event), event })).filter(({ text }) => text);
}

function textOf(game: Game, event: Happening): string {
  return event.kind === 'row' ? t('row-opens', { row: event.row ?? 0 }) : eventSentence(game, event);
}

/** Several who reach a goal win together; by rules called `end`, which compare, they draw. */
export const isDraw = (winners: string[], rule: string): boolean => winners.length > 1 && rule.startsWith('end.');

/** The sentence about the winners. */
export function endingOf(winners: string[], rule = ''): string {
  const names = winners.map(playerName);
  if (!names.length) return t('end-nobody');
  const several = isDraw(winners, rule) ? 'end-draw' : 'end-together';
  return t(names.length > 1 ? several : 'end-won', { names: names.join(', ') });
}
