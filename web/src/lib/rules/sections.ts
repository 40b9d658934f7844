/** The rules of a game by chapter, as far as they fit a search. */

import type { Rule } from '../net/api';
import { has } from '../words/words.svelte';

export interface Section {
  id: string;
  rules: [string, Rule][];
}

/** Whether a rule holds in the edition, if one is chosen, and has the searched word. */
function fits(id: string, { name, text, editions }: Rule, edition: string, word: string): boolean {
  if (edition && !editions.includes(edition)) return false;
  return `${name} ${text} ${id}`.toLowerCase().includes(word.toLowerCase());
}

/** A section begins with the first rule whose id begins with the word of a section. */
export function sectionsOf(gameId: string, rules: Record<string, Rule>, edition: string, word: string): Section[] {
  const sections: Section[] = [];
  for (const [id, rule] of Object.entries(rules)) {
    const [first = ''] = id.split('.');
    const isNew = has(`${gameId}-section-${first}`) && sections.every((section) => section.id !== first);
    if (isNew || !sections.length) sections.push({ id: first, rules: [] });
    if (fits(id, rule, edition, word)) sections.at(-1)?.rules.push([id, rule]);
  }
  return sections.filter((section) => section.rules.length);
}

export const editionsOf = (rules: Record<string, Rule>): string[] => [
  ...new Set(Object.values(rules).flatMap((rule) => rule.editions)),
];
