/** Links to a field, `/build#RULE-SET/TEXT`, and to a new table with it, `/#table/RULE-SET/TEXT`. */

import type { GameChoices } from '../../protocol';

/** A rule set, `game/edition`, and the text of a field, which may be empty. */
export function readFieldHash(hash: string): { ruleSet: string; text: string } {
  const [game = '', edition = '', ...text] = decodeURIComponent(hash).split('/');
  return { ruleSet: edition ? `${game}/${edition}` : '', text: text.join('/') };
}

export const fieldLink = (ruleSet: string, text = ''): string => `/build#${ruleSet}${text ? `/${text}` : ''}`;

export const tableLink = (ruleSet: string, text: string): string => `/#table/${ruleSet}/${text}`;

/** Whether a custom field is chosen, which has no name. */
export function isCustomField(game: GameChoices, options: Record<string, string>): boolean {
  const value = options[game.own];
  return value !== undefined && !game.choices[game.own]?.includes(value);
}
