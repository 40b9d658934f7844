/** Cards as tiles: the number of each card, or the condition about it. */

import type { EditorChoice, CardCount } from '../../../protocol';
import { t } from '../../words/words.svelte';

export interface Tile {
  id: string;
  card: string;
  name: string;
  label: string;
  badge: string;
  tap: () => void;
}

type Set = (id: string, value: string) => void;

/** A tile for a number of cards: a tap adds one, after the most there is none again. */
export const countTile = ({ id, card, number, most }: CardCount, name: string, set: Set): Tile => ({
  id,
  card,
  name,
  badge: number ? `${number}` : '',
  label: t('make-count', { card: name, number, most }),
  tap: () => set(id, String(number < most ? number + 1 : 0)),
});

const SIGNS: Record<string, string> = { use: '✓', avoid: '✕', use_all: '∗', on: '✓' };

/** A tile for a choice: a tap takes the next of its values. */
export const choiceTile = (
  { id, value, values }: EditorChoice,
  card: string,
  name: string,
  label: string,
  set: Set,
): Tile => ({
  id,
  card,
  name,
  label,
  badge: SIGNS[value] ?? '',
  tap: () => set(id, values[(values.indexOf(value) + 1) % values.length] ?? ''),
});
