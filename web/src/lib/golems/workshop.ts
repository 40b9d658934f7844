/** A field of the golems while it is laid. */

import type { Built } from '../workshop/types';
import type { Workshop } from '../game';
import { COLOURS, type Facing } from '../types';
import type { GolemsView, Token } from './types';
import WorkshopPiece from './WorkshopPiece.svelte';

interface Laid {
  field: string[];
  tokens: Token[];
  starts: { at: string; facing: Facing }[];
  goal?: GolemsView['goal']; // of a puzzle
}

/** As if a game began: the golems on their starts, nothing else. */
function view({ ground, text }: Built): GolemsView {
  const { field: laid, tokens, starts, goal = null } = ground as unknown as Laid;
  const field = laid.length ? laid : Array<string>(4).fill('    '); // room to begin
  const golems = Object.fromEntries(
    starts.map((start, seat) => [COLOURS[seat], { ...start, damage: 0, carrying: false, rows_next: 0, bot: '' }]),
  );
  return { game: 'golems', options: { field: text }, field, tokens, golems, round: 1, goal, gears: null, paused: null, laid: [] } as unknown as GolemsView;
}

export const workshop: Workshop<GolemsView> = { view, Piece: WorkshopPiece };
