/** A planet while it is laid. */

import type { Built } from '../workshop/types';
import type { Workshop } from '../game';
import type { ProgersView } from './types';
import WorkshopPiece from './WorkshopPiece.svelte';

/** As if a game began, before anybody has come; of a puzzle all that lies there. */
function view({ ground, text }: Built): ProgersView {
  if ('view' in ground) return ground.view as ProgersView;
  return {
    game: 'progers', options: { planet: text }, planet: ground, samples: [], bases: {}, labs: {}, rovers: {}, algorithm: [],
  } as unknown as ProgersView;
}

export const workshop: Workshop<ProgersView> = { view, Piece: WorkshopPiece };
