/** The types of the page: those of the protocol, and wide ones where one piece of code reads several of them. */

import type * as wire from '../protocol';
import type { Colour, NextCards } from '../protocol';

export type { Colour, Facing, FromServer, Reason, Result, SeatPayload as Seat, Step } from '../protocol';

type Names<Union> = Union extends unknown ? keyof Union : never;
type Field<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;
/** The fields that all have, and those that only some have. */
export type Wide<Union> = Pick<Union, keyof Union> & {
  [Name in Exclude<Names<Union>, keyof Union>]?: Field<Union, Name>;
};

export type Happening = Wide<wire.Happening>;
export type Ask = Wide<wire.Ask>;

/** What the views of all games have. */
export type View = Pick<wire.View, 'game' | 'options' | 'asked' | 'result' | 'seat'> & {
  phase: string;
  ask?: Ask | null;
  programs?: Record<string, string[]>; // that lie open
  plot?: wire.PlotView; // scenarios in a row
};
/** A view of one game, read as the page reads it. */
export type ViewOf<V extends wire.View> = Omit<V, 'ask'> & { ask?: Ask | null };

/** The cards that may be laid next, the reasons against others, and the table as the laid cards leave it. */
export type Allowed = Pick<NextCards, 'next' | 'refused' | 'table'>;

export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green'];
