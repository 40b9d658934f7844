/** What the server sends; see docs/protocol.md. */

export type Colour = 'red' | 'blue' | 'yellow' | 'green';
export type Facing = 'N' | 'E' | 'S' | 'W';

export interface Seat {
  name: string;
  kind: 'person' | 'computer' | 'open' | 'bot';
  player: string;
  label: Colour;
  here: boolean;
}

/** Something that happened: an event with its rule, or `kind` row, field, turn, end. */
export interface Happening {
  kind?: string;
  rule?: string;
  beat?: number;
  golem?: Colour;
  rover?: Colour;
  other?: Colour;
  command?: string;
  place?: number;
  from?: string;
  to?: string;
  path?: string[];
  facing?: Facing;
  amount?: number;
  points?: number;
  samples?: string[];
  what?: string;
  thing?: string;
  because?: string;
  card?: string[];
  row?: number;
  round?: number;
  cards?: Record<string, string> | string[];
  golems?: Record<string, GolemFacts>;
  rovers?: Record<string, RoverFacts>;
  tokens?: Token[];
  algorithm?: Place[];
  winners?: Colour[];
}

export interface Token {
  at: string;
  kind: 'barrel' | 'wall' | 'water' | 'ladder' | 'logic';
  name?: string;
  end?: 'up' | 'down';
  op?: 'and' | 'or' | 'not' | 'xor';
}

/** A logic token on a row of a program. */
export interface Laid {
  on: Colour;
  row: number;
  op: string;
}

export interface GolemFacts {
  at: string | null;
  facing: Facing;
  damage: number;
  carrying: boolean;
  rows_next: number;
  out?: boolean;
  strength?: number;
  range?: number;
  rows?: number;
  limit?: number;
  bot?: string;
  subroutine?: string[];
}

export interface RoverFacts {
  at: string | null;
  facing: Facing | null;
  aboard: number;
  delivered: string[];
  points: number;
  waiting?: boolean;
  hand?: number;
}

export interface Place {
  card: string;
  loop?: number;
  pair?: boolean;
  covered?: string[];
}

export interface Ask {
  kind: string;
  rows?: number;
  all_rows?: boolean;
  cards?: Record<string, number> | string[];
  bonuses?: string[];
  call?: boolean;
  options?: string[];
  numbers?: Record<string, Record<'strength' | 'range' | 'rows' | 'limit', number>>;
  token?: string;
  golem?: Colour;
  hand?: string[];
  most_played?: number;
  longest?: number;
  edits?: string[];
  corners?: Record<string, Facing[]>;
  task?: { rows: number; use: string[]; avoid: string[]; use_all: string[] };
}

export interface Result {
  rule: string;
  winners: Colour[];
}

interface AnyView {
  game: string;
  options: Record<string, string>;
  phase: string;
  asked: Record<string, string>;
  result: Result | null;
  seat?: Colour;
  ask?: Ask | null;
}

export interface GolemsView extends AnyView {
  round: number;
  last_round: number;
  limit: number;
  field: string[];
  golems: Record<string, GolemFacts>;
  tokens: Token[];
  contents: string[];
  laid: (Laid & { by: Colour; slot?: string })[];
  luck: { drawn?: Record<string, string>; left?: Record<string, number> };
  goal: { kind: string; cells: Record<string, string[]>; marks: string[]; amount: number } | null;
  gears: { left: string[]; taken?: Record<string, number> } | null;
  paused: { row: number; golems: Record<string, GolemFacts>; tokens: Token[]; opened: Record<string, string[]> } | null;
  programs: Record<string, string[]>;
  mine?: { program: string[] | null; token?: string };
}

export interface ProgersView extends AnyView {
  turn: Colour | null;
  turns_left: number | null;
  goal: number;
  capacity: number;
  planet: {
    heights: string[];
    walls: [string, string][];
    lifts: { top: string; bottom: string }[];
    marks: string[];
  };
  bases: Record<string, string>;
  labs: Record<string, string[]>;
  rovers: Record<string, RoverFacts>;
  samples: { at: string; count: number }[];
  hidden: Record<string, number>;
  algorithm: Place[];
  deck: number;
  mine?: { hand: string[] };
}

export type View = GolemsView | ProgersView;

export function isGolems(view: View): view is GolemsView {
  return 'golems' in view;
}

export interface ClockShown {
  seconds: number;
  left: Record<string, number>;
}

export interface State {
  type: 'state';
  seq: number;
  step: number;
  room: string;
  rule_set: string;
  seats: Seat[];
  yours: number[];
  views: Record<string, View>;
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockShown | null;
  phrases: (string | Record<string, string>)[];
}

export interface Step {
  type: 'step';
  seq: number;
  step: number;
  happened: Record<string, Happening[]>;
  views: Record<string, View>;
  waiting: number[];
  late: number[];
  clock: ClockShown | null;
}

export type FromServer =
  | State
  | Step
  | { type: 'table'; seq: number; seats: Seat[]; waiting: number[]; sealed: number[]; late: number[]; clock: ClockShown | null }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; code: string; message: string; card: number | null }
  | { type: 'cards'; id: string; next: string[] }
  | { type: 'phrase'; seq: number; seat: number; phrase: number };

export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green'];
