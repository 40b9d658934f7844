/** What the cards of the rovers are called. */

import { cardName } from '../../cards/names';

export const nameOf = (card: string): string => cardName('progers', card);
