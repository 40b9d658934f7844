/** Types of the editor: the server's, and what is selected on the page. */

import type * as wire from '../../protocol';
import type { Game, SpecialChoice } from '../game';

export type { FieldView, Fault, PieceLaid, PieceLeft } from '../../protocol';

/** A piece on the field, and the cell by which it was selected. */
export interface Selected extends wire.PieceLaid {
  at: string;
}

export type Edit = wire.EditRequest | wire.DraftEditRequest;

/** Props of a choice that is no number and no pills. */
export interface SpecialChoiceProps {
  game: Game;
  choice: wire.EditorChoice;
  special: SpecialChoice;
  label: string;
  onchoose: (value: string) => void;
}
