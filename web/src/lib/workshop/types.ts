/** A field of one's own as the page reads it. */

import type * as wire from '../../protocol';

export type { BuiltTold as Built, FaultTold as Fault, PieceLaid, PieceLeft } from '../../protocol';

/** A piece that lies there, and the cell by which it was taken. */
export interface Picked extends wire.PieceLaid {
  at: string;
}

/** What a hand does: to a field, or to all that a puzzle is. */
export type Edit = wire.EditWish | wire.StrokeWish;
export type Builder = (text: string, edit: Edit | null) => Promise<wire.BuiltTold>;
