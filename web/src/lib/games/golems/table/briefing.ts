/** The briefing of a table of the golems. */

import type { Briefing } from '../../../game';
import type { GolemsView } from '../types';

const DESCRIBED_WAYS = ['autonomous', 'bring', 'junior', 'tournament']; // ways to play with a goal of their own

export function briefing({ options, plot, story, turns, goal }: GolemsView): Briefing | null {
  if (story) return story;
  const chapter = plot?.scenarios[plot.chapter - 1];
  if (chapter) return { option: 'scenario', id: chapter };
  const { puzzle, scenario, way = '' } = options;
  if (puzzle) return { option: 'puzzle', id: puzzle };
  if (scenario) return { option: 'scenario', id: scenario };
  return DESCRIBED_WAYS.includes(way)
    ? { message: `about-way-${way}`, values: { turns, goal: goal?.kind ?? '' } }
    : null;
}
