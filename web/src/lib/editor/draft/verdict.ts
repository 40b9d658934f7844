/** The solver's progress and its proof, in sentences. */

import type { UserPuzzleProgress, UserPuzzleResponse } from '../../../protocol';
import { t } from '../../words/words.svelte';

/** The progress of the solver, in numbers. */
export function soFar({ covered, done, known, programs, without }: UserPuzzleProgress): string {
  if (!without) return t('make-far', { covered, done, known });
  return t('make-far-without', { programs, idea: t(`make-idea-${without}`), done, known });
}

/** The proof, in a few sentences. */
export function verdict({ solvable, cards, optima, covered, ideas, forces, certificate }: UserPuzzleResponse): string {
  if (!solvable) return t(covered ? 'make-unsolvable' : 'make-no-program', { covered });
  const names = (some: string[]): string => some.map((idea) => t(`make-idea-${idea}`)).join(', ');
  const free = ideas.filter((idea) => !forces.includes(idea));
  const said = [t('make-solvable', { cards, ways: optima })];
  if (forces.length) said.push(t('make-forced', { ideas: names(forces) }));
  if (free.length) said.push(t('make-free', { ideas: names(free) }));
  if (!certificate) said.push(t('make-uncertified'));
  return said.join(' ');
}
