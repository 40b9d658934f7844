/** What cards are called and what they look like. */

import { has, t } from '../words.svelte';

export type Shape = 'action' | 'empty' | 'loop' | 'if' | 'while' | 'call';

export function shapeOf(card: string): Shape {
  if (card === '-') return 'empty';
  if (card === 'call') return 'call';
  if (card.endsWith('?')) return 'if';
  if (card.startsWith('until-')) return 'while';
  return /^x\d$/.test(card) ? 'loop' : 'action';
}

export function cardName(game: string, card: string): string {
  const [short, long] = [`short-${game}-${card}`, `${game}-card-${card}`];
  if (has(short)) return t(short);
  if (has(long)) return t(long);
  if (card === '-') return t('card-empty');
  if (card === 'call') return t('card-call');
  if (card.endsWith('?')) return t(`card-if-${card.slice(0, -1)}`);
  if (card.startsWith('until-')) return t(`card-until-${card.slice(6)}`);
  return t('card-loop', { times: Number(card.slice(1)) });
}
