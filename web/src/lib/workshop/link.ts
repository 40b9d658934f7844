/** Links to a field: `/build#golems/board/Ea1~wall-b2`, and the table that is set with it. */

import type { GameChoices } from '../../protocol';

/** `golems/board/Ea1~wall-b2`: a rule set, and a notation that may be empty. */
export function readHash(hash: string): { ruleSet: string; text: string } {
  const [game = '', edition = '', ...text] = decodeURIComponent(hash).split('/');
  return { ruleSet: edition ? `${game}/${edition}` : '', text: text.join('/') };
}

export const linkTo = (ruleSet: string, text = ''): string => `/build#${ruleSet}${text ? `/${text}` : ''}`;

export const tableWith = (ruleSet: string, text: string): string => `/#table/${ruleSet}/${text}`;

/** Whether a field is chosen that has no name. */
export function isOwn(game: GameChoices, options: Record<string, string>): boolean {
  const value = options[game.own];
  return value !== undefined && !game.choices[game.own]?.includes(value);
}
