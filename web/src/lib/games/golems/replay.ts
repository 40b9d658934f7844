/** Differences between two frames, and between two courses of a game of golems. */

import type { Outcome } from '../../replay/comparison';
import type { Change } from '../../replay/moments';
import type { Colour, Result } from '../../types';
import { t, eventSentence } from '../../words/words.svelte';
import { subject } from './playback/play';
import type { GolemFigure, GolemsFrame, GolemsView } from './types';

export function positionLabel({ row, round }: GolemsFrame): string {
  return t(row ? 'where-row' : 'where-round', { round, row });
}

function figureChange(old: GolemFigure, now: GolemFigure, went: boolean): Change[] {
  if (old.cell && !now.cell && went) return [{ kind: 'out', who: now.name, amount: 0 }];
  return now.damage > old.damage ? [{ kind: 'hit', who: now.name, amount: now.damage - old.damage }] : [];
}

export function changes(before: GolemsFrame, now: GolemsFrame): Change[] {
  const went = now.effects.some((effect) => effect.kind === 'out');
  const figures = now.figures.flatMap((figure) => {
    const old = before.figures.find((one) => one.name === figure.name);
    return old ? figureChange(old, figure, went) : [];
  });
  const goals = now.beat.events.filter((event) => !event.kind && event.rule?.startsWith('goal.'));
  return [...figures, ...goals.map((event): Change => ({ kind: 'goal', who: event.golem, amount: 0, event }))];
}

export const comparedPart = (view: GolemsView): unknown => [view.golems, view.tokens];

export function differences(real: GolemsView, other: GolemsView): Outcome[] {
  return Object.entries(real.golems).flatMap(([name, facts]): Outcome[] => {
    const then = other.golems[name];
    if (!then) return [];
    const both = { name: name as Colour, real: facts.damage, other: then.damage };
    if ((facts.at === null) !== (then.at === null)) return [{ ...both, kind: then.at === null ? 'out' : 'stays' }];
    return facts.damage === then.damage ? [] : [{ ...both, kind: 'damage' }];
  });
}

/** Why the only winner has won, where the rule has a sentence about a golem. */
export function whyWon({ rule, winners }: Result): string {
  const [winner] = winners;
  const why =
    winner && winners.length === 1
      ? eventSentence({ id: 'golems', subject }, { rule, golem: winner, what: 'won', beat: 0 })
      : '';
  return /none/.test(why) ? '' : why;
}
