/** Places, moments and differences in words. */

import type { Game } from '../game';
import { ApiError } from '../net/api';
import { endingOf } from '../playback/lines';
import { colourName, has, t, eventSentence } from '../words/words.svelte';
import type { TimelineEntry } from './timeline';
import type { Moment } from './moments';
import type { Outcome, Difference } from './comparison';

export function whereOf(game: Game, entry: TimelineEntry | undefined): string {
  return entry?.step ? game.positionLabel(entry.frame, entry.step) : t('where-start');
}

export function momentText(game: Game, { kind, who, amount, event }: Moment): string {
  if (kind === 'end') return endingOf(event?.winners ?? [], event?.rule);
  if (kind === 'goal' && event) return eventSentence(game, event);
  return t(`moment-${kind}`, { name: colourName(who ?? ''), amount });
}

/** The difference of two games, in one or two sentences. */
export function differenceText({ moved, changes, winners, open }: Difference): string {
  const said: string[] = [];
  if (winners) said.push(winnersText(winners.real, winners.other));
  said.push(...changes.map(outcomeText));
  if (!changes.length) said.push(t(moved ? 'whatif-places' : 'whatif-same'));
  if (open) said.push(t(`whatif-ends-${open}`));
  return said.join(' ');
}

function winnersText(real: string[], other: string[]): string {
  const names = (them: string[]): string => them.map(colourName).join(', ');
  if (names(real) === names(other)) return t('whatif-ends-same', { names: names(other), count: other.length });
  return t('whatif-ends', { names: names(other), count: other.length });
}

function outcomeText({ name, kind, real, other }: Outcome): string {
  return t(`whatif-${kind}`, { name: colourName(name), real, other });
}

/** Why a record cannot be replayed, with its line, or why a request failed. */
export function recordProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return t('try-again');
  const id = `record-wrong-${error.code.replace('record.', '').replaceAll('.', '-')}`;
  return has(id) ? t(id, { line: error.line }) : t('replay-failed');
}
