/** Names and shapes of the rovers' cards: `F`, `x2`. */

import { type CardShape, catalogueName } from '../../../../components/cards';

export const shapeOf = (card: string): CardShape => (/^x\d$/.test(card) ? 'loop' : 'action');

/** How often a loop repeats. */
export const timesOf = (card: string): number => Number(card.slice(1));

export const nameOf = (card: string): string => catalogueName('progers', card);
