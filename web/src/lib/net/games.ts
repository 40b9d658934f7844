/** The shelf: every rule set with its choices. */

import type { Games } from '../../protocol';
import { json } from './api';

export type { GameChoices, Games as Shelf, Offered } from '../../protocol';

let kept: Promise<Games> | null = null;

export function shelf(): Promise<Games> {
  kept ??= json<Games>('/api/games');
  kept.catch(() => (kept = null));
  return kept;
}
