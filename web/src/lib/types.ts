/** The types of the page: those of the protocol, and wide ones where one piece of code reads several of them. */

import type * as wire from '../protocol';
import type { Colour } from '../protocol';

export type { Colour, Facing, FromServer, Place, Result, SeatShown as Seat, State, Step, Token } from '../protocol';

type Names<Union> = Union extends unknown ? keyof Union : never;
type Field<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;
/** The fields that all have, and those that only some have. */
type Wide<Union> = Pick<Union, keyof Union> & { [Name in Exclude<Names<Union>, keyof Union>]?: Field<Union, Name> };

export type Happening = Wide<wire.Happening>;
export type Ask = Wide<wire.Ask>;
export type GolemFacts = Wide<wire.GolemShown | wire.GolemThen>;
export type RoverFacts = Wide<wire.RoverShown | wire.RoverThen>;

interface Asked {
  ask?: Ask | null;
}
export type GolemsView = Omit<wire.GolemsView, 'ask'> & Asked;
export type ProgersView = Omit<wire.ProgersView, 'ask'> & Asked;
export type View = GolemsView | ProgersView;

/** A logic token on a row of a program. */
export interface Laid {
  on: Colour;
  row: number;
  op: string;
}

export function isGolems(view: View): view is GolemsView {
  return 'golems' in view;
}

export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green'];
