/** Cards as tiles: how many of each, and what is asked of it. */

import type { EditorChoice, CardCount } from '../../protocol';
import { t } from '../words/words.svelte';

export interface Tile {
  id: string;
  card: string;
  name: string;
  label: string;
  badge: string;
  tap: () => void;
}

type Set = (id: string, value: string) => void;

/** So many; after the last none again. */
export const countTile = ({ id, card, number, most }: CardCount, name: string, set: Set): Tile => ({
  id,
  card,
  name,
  badge: number ? `${number}` : '',
  label: t('make-count', { card: name, number, most }),
  tap: () => set(id, String(number < most ? number + 1 : 0)),
});

const SIGNS: Record<string, string> = { use: '✓', avoid: '✕', use_all: '∗', on: '✓' };

/** One value after the other. */
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
