/** The shapes of the golems' cards: `F`, `x2`, `enemy?`, `until-wall`, `call`, `-`. */

import type { CardShape } from '../../../../components/cards';

export function shapeOf(card: string): CardShape {
  if (card === '-') return 'empty';
  if (card === 'call') return 'call';
  if (card.endsWith('?')) return 'if';
  if (card.startsWith('until-')) return 'while';
  return /^x\d$/.test(card) ? 'loop' : 'action';
}

/** How often a loop repeats. */
export const timesOf = (card: string): number => Number(card.slice(1));
