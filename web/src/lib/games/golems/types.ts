/** Golems as the page reads and shows them. */

import type * as wire from '../../../protocol';
import type { EffectKind, Figure, Frame, Thing } from '../../playback/frames';
import type { Colour, ViewOf, Wide } from '../../types';

export type { Token } from '../../../protocol';
export type GolemsView = ViewOf<wire.GolemsView>;
export type GolemFacts = Wide<wire.GolemView | wire.GolemThen>;

/** Effects of the golems: those of all games, and their own. */
export type GolemEffectKind = EffectKind | 'token' | 'weapon' | 'take' | 'stand';

export interface GolemFigure extends Figure {
  damage: number;
  carrying: boolean;
  gears: number; // that it has found
  card: string; // its golem card, if it has one
  answer?: 'yes' | 'no'; // to the last question of the lit row
}

/** What is in a barrel; the server says it only in the editor of puzzles. */
export interface BarrelContent {
  content?: string;
}

/** A token on a cell. */
export type TokenThing = Thing & wire.Token & BarrelContent;

/** A logic token on a row of a program. */
export interface TokenOnRow {
  on: Colour;
  row: number;
  op: string;
}

export interface GolemsFrame extends Frame {
  figures: GolemFigure[];
  things: TokenThing[];
  round: number;
  opened: Record<string, string[]>; // rows that lie open by now
  laid: TokenOnRow[];
  gears: string[];
  rows: Record<string, number>; // of each golem's program in this round
}
