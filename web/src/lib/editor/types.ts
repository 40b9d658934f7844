/** Types of the editor: the server's, and what is selected on the page. */

import type * as wire from '../../protocol';

export type { FieldView as Built, Fault, PieceLaid, PieceLeft } from '../../protocol';

/** A piece on the field, and the cell by which it was selected. */
export interface Selected extends wire.PieceLaid {
  at: string;
}

export type Edit = wire.EditRequest | wire.DraftEditRequest;
