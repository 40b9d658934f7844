/** Cards that all games share: their shapes in a flow chart, and their names in the catalogue. */

import { has, t } from '../words/words.svelte';

export type CardShape = 'action' | 'empty' | 'loop' | 'if' | 'while' | 'call';

/** The name of a card in the catalogue, the short one if there is one; empty if there is none. */
export function catalogueName(gameId: string, card: string): string {
  const found = [`short-${gameId}-${card}`, `${gameId}-card-${card}`].find(has);
  return found ? t(found) : '';
}
