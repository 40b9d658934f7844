/** Differences between two frames, and between two courses of a game of Progers. */

import type { Outcome } from '../../replay/comparison';
import type { Change } from '../../replay/moments';
import type { Colour, Result } from '../../types';
import { t } from '../../words/words.svelte';
import type { ProgersFrame, ProgersView } from './types';

export function positionLabel(_: ProgersFrame, step: number): string {
  return t('where-turn', { step });
}

export function changes(before: ProgersFrame, now: ProgersFrame): Change[] {
  return now.figures.flatMap((figure): Change[] => {
    const old = before.figures.find((one) => one.name === figure.name);
    return old && figure.points > old.points
      ? [{ kind: 'score', who: figure.name, amount: figure.points - old.points }]
      : [];
  });
}

export const comparedPart = (view: ProgersView): unknown => [view.rovers, view.samples, view.algorithm];

export function differences(real: ProgersView, other: ProgersView): Outcome[] {
  return Object.entries(real.rovers).flatMap(([name, facts]): Outcome[] => {
    const points = other.rovers[name]?.points ?? facts.points;
    return points === facts.points ? [] : [{ name: name as Colour, kind: 'points', real: facts.points, other: points }];
  });
}

/** Why the game has ended, where the points of the winner or the turns say it. */
export function whyWon({ rule, winners, standings = [] }: Result): string {
  if (rule === 'end.limit') return t('turns-over');
  const count = standings.find(({ name }) => name === winners[0])?.amount;
  return rule === 'end.points' && count !== undefined ? t('points-reached', { count }) : '';
}
