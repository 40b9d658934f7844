/** What the solver says, in a sentence. */

import type { OwnShown } from '../../protocol';
import { t } from '../words.svelte';

export function verdict({ solvable, cards, optima, covered, ideas, forces, certificate }: OwnShown): string {
  if (!solvable) return t(covered ? 'make-unsolvable' : 'make-no-program', { covered });
  const names = (some: string[]): string => some.map((idea) => t(`make-idea-${idea}`)).join(', ');
  const free = ideas.filter((idea) => !forces.includes(idea));
  const said = [t('make-solvable', { cards, ways: optima })];
  if (forces.length) said.push(t('make-forced', { ideas: names(forces) }));
  if (free.length) said.push(t('make-free', { ideas: names(free) }));
  if (!certificate) said.push(t('make-uncertified'));
  return said.join(' ');
}
