/** The games of this page: the only place that names them all. */

import type { Box, Game } from './game';
import { box as golems } from './golems/box';
import { box as progers } from './progers/box';

const boxes = new Map<string, Box>();

/** Another game of the page. */
export function register(box: Box): void {
  boxes.set(box.id, box);
}
[golems, progers].forEach(register);

/** The table behind the big door: beginner golems. */
export const FIRST = { rule_set: 'golems/blocks', options: { way: 'beginner' } };
/** Whose faces the house itself wears. */
export const [Mascot, Explorer] = [golems.Portrait, progers.Portrait];

export const families = (): string[] => [...boxes.keys()];

/** `golems/board` is of the family `golems`. */
export const familyOf = (ruleSet: string): string => ruleSet.split('/')[0] ?? '';

export function boxOf(family: string): Box {
  const box = boxes.get(family);
  if (!box) throw new Error(`no such game: ${family}`);
  return box;
}

export const gameOf = (ruleSet: string): Promise<Game> => boxOf(familyOf(ruleSet)).open();
