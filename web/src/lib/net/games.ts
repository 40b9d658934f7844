/** The shelf: every rule set with its choices. */

import type { Lesson } from '../../protocol';
import { json } from './api';

type Titles = Record<string, Record<string, Record<string, string>>>;

export interface GameChoices {
  rule_set: string;
  game: 'golems' | 'progers';
  edition: string;
  choices: Record<string, string[]>;
  titles: Titles;
  stories: Titles;
  seats: Record<string, Record<string, number>>;
  lessons: Lesson[];
}

export interface Shelf {
  games: GameChoices[];
  players: string[];
}

let kept: Promise<Shelf> | null = null;

export function shelf(): Promise<Shelf> {
  kept ??= json<Shelf>('/api/games');
  kept.catch(() => (kept = null));
  return kept;
}
