/** A field of one's own as the page reads it. */

import type * as wire from '../../protocol';

export type { BuiltTold as Built, EditWish as Edit, FaultTold as Fault, PieceLaid, PieceLeft } from '../../protocol';

/** A piece that lies there, and the cell by which it was taken. */
export interface Picked extends wire.PieceLaid {
  at: string;
}
