/** Names of the golems' cards, one by one and as rows. */

import { catalogueName } from '../../../../components/cards';
import type { Happening } from '../../../../types';
import { playerName, t } from '../../../../words/words.svelte';
import { type LaidCard, isToken, readRow } from '../../table/program';
import { shapeOf, timesOf } from './shapes';

export const nameOf = (card: string): string =>
  isToken(card) ? t(`op-${card}`) : catalogueName('golems', card) || usualName(card);

/** The name of a card that the catalogue does not list. */
function usualName(card: string): string {
  const shape = shapeOf(card);
  if (shape === 'empty') return t('card-empty');
  if (shape === 'call') return t('card-call');
  if (shape === 'if') return t(`card-if-${card.slice(0, -1)}`);
  if (shape === 'while') return t(`card-until-${card.slice('until-'.length)}`);
  return t('card-loop', { times: timesOf(card) });
}

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
  return Object.entries(cards)
    .map(([name, row]) => `${playerName(name)}: ${rowWords(readRow(row))}`)
    .join('. ');
}
