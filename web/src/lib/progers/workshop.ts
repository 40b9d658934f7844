/** A planet while it is laid. */

import type { Built } from '../workshop/types';
import type { Workshop } from '../game';
import type { ProgersView } from './types';
import WorkshopPiece from './WorkshopPiece.svelte';

/** As if a game began, before anybody has come. */
function view({ ground, text }: Built): ProgersView {
  return {
    game: 'progers', options: { planet: text }, planet: ground, samples: [], bases: {}, labs: {}, rovers: {}, algorithm: [],
  } as unknown as ProgersView;
}

export const workshop: Workshop<ProgersView> = { view, Piece: WorkshopPiece };
