/** The interface between the page and a game. No other module asks which game it is. */

import type { Component, Snippet } from 'svelte';
import type { Plan } from './field/plan';
import type { Outcome } from './replay/comparison';
import type { Change } from './replay/moments';
import type { Beat } from './playback/beats';
import type { Figure, Frame } from './playback/frames';
import type { Sound } from './playback/sound';
import type { CardCount } from '../protocol';
import type { FieldView, PieceLeft } from './editor/types';
import type { Allowed, Ask, Colour, Happening, Result, View } from './types';

export type Mood = 'calm' | 'glad' | 'out';

/** The entry of a game in the registry: always loaded, so it is small. */
export interface GameEntry {
  id: string;
  /** A player's figure from the front: on plates, between players at one device, at the end. */
  Portrait: Component<{ name: Colour; size?: number; mood?: Mood; figure?: Figure }>;
  /** The cover of an edition's box. */
  Cover: Component<{ edition: string; size?: number }>;
  setup: SetupOptions;
  /** Loads the rest of the game. */
  load(): Promise<Game>;
}

/** An answer panel: where a player composes the answer to an ask. */
export interface AnswerPanelProps<V extends View = View> {
  room: { next(seat: number, laid: string[]): Promise<Allowed> }; // says which cards may follow
  seat: number;
  ask: Ask;
  view: V;
  given: string[]; // the cards at first: kept, or of a retracted answer; in a task `?` is a missing card
  under?: number; // how many cards lie on the missing card; -1: what lies on the next card is missing
  filling?: string; // the card that filled the gap in the last try
  go?: boolean; // the answer is played at once
  editRow?: number; // the row of `given` that is to be changed, from 1
  cell: string; // chosen on the field
  confirmCount?: number; // grows when the chosen cell is tapped again
  oncell: (cell: string) => void;
  marked?: number; // the row in which the last try failed, from 1
  guide?: boolean; // a hand shows a beginner the next tap
  pointed?: string; // in a lesson: the card to lay next, or the button
  onlaid?: (cards: string[]) => void;
  onkeep?: (words: string[]) => void; // what is laid, as it is given to this panel again
  ontry?: (cards: string[]) => void;
  onplace?: (figure: Partial<Figure> | null) => void; // preview of one's own figure
  programs?: Snippet; // of all, as far as they lie open
  shared?: boolean; // several players lay cards at this device
  onlock: (cards: string[]) => Promise<string | null>;
  onwhy: (rule: string) => void;
}

/** A choice of a draft that is no number and no usual choice: a list of words, a pair of cards, one of a few. */
export interface SpecialChoice {
  kind: 'list' | 'pair' | 'pills';
  label?: string; // instead of the message make-choice-ID
  wordName: (word: string) => string;
  Word?: Component<{ word: string }>; // instead of the game's own
}

/** Effects that only one game has, by their kinds. */
export interface GameEffects {
  Picture: Component<{ kind: string; text?: string }>;
  transforms: Record<string, string>; // where it is drawn, if not in the middle of the cell
  sounds: Record<string, Sound>;
  badges: string[]; // kinds that stand beside a figure
}

/** Options that the setup of a table shows in a special way. */
export interface SetupOptions {
  simple: string[]; // offered in the short setup, too
  described?: string; // a message explains its value: about-OPTION-VALUE
  colours?: string[]; // the values are players' colours
  bots?: string; // printed bots: a choice for each place
  teams?: string; // names of teams
  standard?: { option: string; value: string }; // the standard game, where an edition begins with a smaller one
  placed?: Record<string, number>; // cells that the table chooses on the field: how many at most
}

/** The briefing of a table: the story of a puzzle or a scenario, by option and value, or a message. */
export type Briefing = { option: string; id: string } | { message: string; values: Record<string, string> } | OwnStory;

/** The words of a scenario that somebody has made, by language; it may have none. */
export interface OwnStory {
  title: Record<string, string>;
  story: Record<string, string>;
}

/** What the editor asks of a game. */
export interface EditorSupport<V extends View = View> {
  view(built: FieldView): V; // a view of the edited field, with figures on their starts
  Piece: Component<{ piece: PieceLeft }>; // in a square of 100 around its middle
  choice(id: string): SpecialChoice | null; // null for numbers and pills
  pictures?: Record<string, Component<{ value: string }>>; // of the values of a choice, by its id
  countName(count: CardCount): string; // of a card, or of something else in a hand
  isBasicCard(id: string): boolean; // the others are in a second drawer
  conditionCard(kind: string): string; // the card that stands for a kind of cards
  isCardFault(code: string): boolean; // to be mended among the cards, not on the field
}

/** What lies open about a player for the whole game: in short on the plate, whole in a drawer. */
export interface PlayerFacts<V extends View = View, F extends Frame = Frame> {
  has(view: V, name: Colour): boolean;
  Sign?: Component<{ view: V; name: Colour }>; // a small picture beside the name
  Short?: Component<{ view: V; frame: F; name: Colour }>; // a few numbers
  loadWhole(): Promise<Component<{ view: V; frame: F; name: Colour }>>;
}

/** A player's memo and the rules of things: the server says which lines there are, by the ids of cards and things. */
export interface MemoSupport<V extends View = View, F extends Frame = Frame> {
  loadPicture(): Promise<Component<{ kind: string; id: string }>>; // a card or thing as the game draws it
  thingOn(view: V, frame: F, cell: string): string; // the id of what is on top; empty for an empty cell
  figureId(view: V, name: Colour): string; // of a player's figure, also on a plate
}

/** What is known at a table and not drawn on it: to all, and only to the player whose view it is. */
export interface Known {
  all: string[];
  own: string[];
}

export interface Game<V extends View = View, F extends Frame = Frame> extends Omit<
  GameEntry,
  'Cover' | 'setup' | 'load'
> {
  /* The field */
  plan(view: V): Plan;
  publicPart(view: V): Partial<V>; // the part that a thumbnail shows; nothing secret
  Ground: Component<{ view: V; plan: Plan; frame: F }>;
  Figure: Component<{ figure: F['figures'][number] }>;
  Thing: Component<{ thing: F['things'][number] }>;
  effects?: GameEffects;

  /* The field in words */
  contents(view: V, frame: F, cell: string): string[]; // figures and things on a cell, in words
  ground(sign: string): { said: string[]; sign: string };
  signs(view: V, frame: F, cell: string): string[]; // of things, bases…
  legend(frame: F): string;
  cardName(card: string): string;
  rowWords(opened: Happening): string; // the cards of a row that opens

  /* Playback */
  start(view: V, last?: F): F;
  play(frame: F, beat: Beat): void;
  subject(event: Happening): Colour | undefined; // whom an event is about
  isNarrated?(event: Happening, own?: string | null): boolean; // whether there is a sentence for it
  isSelfEvident?(event: Happening): boolean; // whether its sentence is only for screen readers, beside others
  isPlain?(event: Happening): boolean; // a plain move: a long caption tells it in one word
  isHeld?(event: Happening): boolean; // a hit or a clash: its caption stays a moment longer
  /** The programs that are executed; the current row or card is lit. */
  Program: Component<{
    frame: F;
    rows?: number;
    answers?: Record<string, string[]>;
    over?: boolean; // everything has been played
    bare?: boolean;
    fill?: boolean;
  }>;

  /* Answers */
  executedAsks: string[]; // kinds of asks whose answers are then executed
  panels: Record<string, Component<AnswerPanelProps<V>>>; // by the kind of the ask
  cells(ask: Ask): string[]; // that may be chosen on the field
  Locked?: Component<{ kind: string; cards: string[] }>; // one's own sealed answer
  ownProgram?(view: V): string[] | undefined; // that is played
  openPrograms?(view: V): Record<string, string[]>; // of all who have laid theirs face up
  /** What can be studied while others are asked; nothing secret where several share the device. */
  Waiting?: Component<{ view: V; shared: boolean; programs: Snippet }>;

  /* The table */
  briefing(view: V): Briefing | null;
  isPuzzle(view: V): boolean;
  Status?: Component<{ view: V; frame: F; playing: boolean }>;
  Aim?: Component<{ view: V; frame: F }>; // the goal of the game: a line of the class `aim`, with its picture
  Score: Component<{ view: V; frame: F; name: Colour }>;
  facts?: PlayerFacts<V, F>;
  memo?: MemoSupport<V, F>;
  known?(view: V, nameOf: (name: Colour) => string): Known; // in words
  // cards that lie open, beside a plate
  OpenCards?: Component<{ view: V; name: Colour; playing: boolean; shared: boolean }>;
  isOut(frame: F, name: Colour): boolean;
  botName(view: V, name: Colour): string; // a printed bot's, a team's; or empty
  whyWon(result: Result): string; // a sentence, or empty

  /* Table setup */
  goalCells?(view: V): string[]; // where the goal of all is, as the table may place it
  // by option: its values as printed cards
  optionCards?: Record<string, Component<{ value: string; name: string; numbers?: Record<string, number> }>>;

  loadBotCard?(): Promise<Component<{ view: V; kind: string }>>; // what a printed bot follows

  /* The editor */
  editor?: EditorSupport<V>;

  /* Replay */
  positionLabel(frame: F, step: number): string;
  changes(before: F, now: F): Change[];
  comparedPart(view: V): unknown; // two views differ if this part differs
  differences(real: V, other: V): Outcome[];
  Word: Component<{ word: string; answer: string[] }>; // one word of an answer
  isProgram?(answer: string[]): boolean; // whether the words are a program, not a cell or another choice
  Answer?: Component<{ cards: string[]; against: string[]; high?: number }>; // a whole program as list items
}
