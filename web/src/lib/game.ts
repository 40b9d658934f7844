/** A game as the page knows it. Whatever depends on the game is asked here; no other part of the page asks which game it is. */

import type { Component } from 'svelte';
import type { Plan } from './field/plan';
import type { Outcome } from './replay/compare';
import type { Change } from './replay/moments';
import type { Beat } from './theatre/beats';
import type { Figure, Frame } from './theatre/stage';
import type { Built, PieceLeft } from './workshop/types';
import type { Allowed, Ask, Colour, Happening, Result, View } from './types';

export type Mood = 'calm' | 'glad' | 'out';

/** What is seen of a game before it is played: light, and always there. */
export interface Box {
  id: string;
  /** A player's figure as it looks at us: on lids, plates, curtains, at the end. */
  Portrait: Component<{ name: Colour; size?: number; mood?: Mood; figure?: Figure }>;
  /** The lid of an edition. */
  Lid: Component<{ edition: string; size?: number }>;
  /** Everything else, when it is needed. */
  open(): Promise<Game>;
}

/** Where one lays an answer. */
export interface DeskProps<V extends View = View> {
  room: { next(seat: number, laid: string[]): Promise<Allowed> }; // knows what may follow
  seat: number;
  ask: Ask;
  view: V;
  given: string[]; // laid before, for example taken back; in a task `?` is what is missing
  under?: number; // how many cards lie on what is missing; -1 for a token on the next card
  filling?: string; // what was laid there in the last try
  go?: boolean; // the answer is played at once
  mend?: number; // the row of what is given that is to be another, from 1
  cell: string; // chosen on the field
  sure?: number; // grows when the chosen cell is tapped once more
  oncell: (cell: string) => void;
  marked?: number; // the row where a try left the way, from 1
  guide?: boolean; // a hand shows a beginner the next tap
  pointed?: string; // in a lesson: the card to lay next, or the button
  onlaid?: (cards: string[]) => void;
  ontry?: (cards: string[]) => void;
  onplace?: (figure: Partial<Figure> | null) => void; // how one's own figure would stand
  onlock: (cards: string[]) => Promise<string | null>;
  onwhy: (rule: string) => void;
}

/** How a field of one's own is shown while it is laid. */
export interface Workshop<V extends View = View> {
  view(built: Built): V; // with figures where somebody starts
  Piece: Component<{ piece: PieceLeft }>; // of the box, in a square of 100 round its middle
}

export interface Game<V extends View = View, F extends Frame = Frame> extends Omit<Box, 'Lid' | 'open'> {
  /* The field */
  plan(view: V): Plan;
  seen(view: V): Partial<V>; // what a picture of the field shows, and nothing that others may not see
  Ground: Component<{ view: V; plan: Plan; frame: F }>;
  Figure: Component<{ figure: F['figures'][number] }>;
  Thing: Component<{ thing: F['things'][number] }>;
  Effect?: Component<{ kind: string; text?: string }>; // of those that only this game has

  /* The field in words */
  contents(view: V, frame: F, cell: string): string[]; // who and what is on a cell
  ground(sign: string): { said: string[]; sign: string };
  signs(view: V, frame: F, cell: string): string[]; // of things, bases…
  legend(frame: F): string;
  rowWords(opened: Happening): string; // the cards of a row that opens

  /* The theatre */
  start(view: V, last?: F): F;
  play(frame: F, beat: Beat): void;
  isTold?(event: Happening, own?: string | null): boolean; // otherwise it is shown without words
  isSeen?(event: Happening): boolean; // beside other things the eye needs no words for it
  /** What is being carried out, with what is played now lit. */
  Program: Component<{ frame: F; rows?: number; answers?: Record<string, string[]>; bare?: boolean; fill?: boolean }>;

  /* The desk */
  laying: string[]; // the asks whose answers are then carried out
  desks: Record<string, Component<DeskProps<V>>>; // by the kind of the ask
  cells(ask: Ask): string[]; // that may be chosen on the field
  Locked?: Component<{ kind: string; cards: string[] }>; // what one has locked
  Waiting?: Component<{ view: V }>; // what lies before one while others are asked

  /* The table */
  Status?: Component<{ view: V; frame: F; playing: boolean }>;
  Aim?: Component<{ view: V; frame: F }>; // what wins here, in one line
  Score: Component<{ view: V; frame: F; name: Colour }>;
  OpenCards?: Component<{ view: V; name: Colour; playing: boolean; shared: boolean }>; // beside a plate
  isOut(frame: F, name: Colour): boolean;
  botName(view: V, name: Colour): string; // that the table has given: a printed bot's, a team's
  whyWon(result: Result): string; // in a sentence, where there is one

  /* The box */
  values?: Record<string, Component<{ value: string; name: string; numbers?: Record<string, number> }>>; // by option: what is printed on a card

  /* The workshop */
  workshop?: Workshop<V>; // where fields of one's own are laid

  /* The replay */
  where(frame: F, step: number): string;
  changes(before: F, now: F): Change[];
  standing(view: V): unknown; // what is compared
  differences(real: V, other: V): Outcome[];
  Word: Component<{ word: string; answer: string[] }>; // of an answer
  isProgram?(answer: string[]): boolean; // and not a cell or another choice
  Answer?: Component<{ cards: string[]; against: string[]; high?: number }>; // a whole program, as list items
}
