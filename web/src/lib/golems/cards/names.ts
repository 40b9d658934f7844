/** What the cards of the golems are called, one by one and as rows. */

import { cardName } from '../../cards/names';
import type { Happening } from '../../types';
import { colourName, t } from '../../words.svelte';
import { type LaidCard, isToken, readRow } from '../desk/program';

export const nameOf = (card: string): string => (isToken(card) ? t(`op-${card}`) : cardName('golems', card));

/** A row in words: `Repeat 2 times: Forward`, `enemy? yes: Attack, no: Nothing`. */
export function rowWords(row: LaidCard): string {
  const inner = row.inner.map((card) => (card ? rowWords(card) : t('place-empty')));
  const name = nameOf(row.card);
  if (inner.length === 2) return `${name} ${t('yes')}: ${inner[0]}, ${t('no')}: ${inner[1]}`;
  return inner.length ? `${name}: ${inner[0]}` : name;
}

/** A row that opens, with the cards of all. */
export function openedWords({ cards }: Happening): string {
  if (!cards || Array.isArray(cards)) return '';
  return Object.entries(cards).map(([name, row]) => `${colourName(name)}: ${rowWords(readRow(row))}`).join('. ');
}
