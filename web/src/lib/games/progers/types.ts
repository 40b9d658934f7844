/** Progers as the page reads and shows them. */

import type * as wire from '../../../protocol';
import type { Figure, Frame, Thing } from '../../playback/frames';
import type { ViewOf, Wide } from '../../types';

export type { Place, RoversField, Samples } from '../../../protocol';
export type ProgersView = ViewOf<wire.ProgersView>;
export type RoverFacts = Wide<wire.RoverView | wire.RoverThen>;

export interface RoverFigure extends Figure {
  carrying: number;
  delivered: string[];
  points: number;
}

/** Samples on a cell. */
export interface Pile extends Thing {
  count: number;
}

export interface ProgersFrame extends Frame {
  figures: RoverFigure[];
  things: Pile[];
  algorithm: wire.Place[];
  place: number; // the card of the algorithm at work, or -1
}
