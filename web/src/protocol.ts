// Printed by `python -m algoritmus.server.schema`: change src/algoritmus/server/messages.py instead.

export type Facts = Record<string, any>;

export interface Hello {
  type: "hello";
  seq?: number;
}

export interface Answer {
  type: "answer";
  id: string | number;
  seat: number;
  step: number;
  cards: string[];
}

export interface Retract {
  type: "retract";
  id: string | number;
  seat: number;
  step: number;
}

export interface Next {
  type: "next";
  id: string | number;
  seat: number;
  laid: string[];
}

export interface Replace {
  type: "replace";
  id: string | number;
  seat: number;
  player?: string;
}

export interface Return {
  type: "return";
  id: string | number;
  seat: number;
}

export interface SayPhrase {
  type: "phrase";
  id: string | number;
  seat: number;
  phrase: number;
}

export interface State {
  type: "state";
  seq: number;
  step: number;
  room: string;
  rule_set: string;
  seats: SeatShown[];
  yours: number[];
  views: Record<string, Facts>;
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockShown | null;
  phrases: PhraseWords[];
}

export interface SeatShown {
  name: string;
  kind: "bot" | "computer" | "open" | "person";
  player: string;
  label: string;
  here: boolean;
}

export interface ClockShown {
  seconds: number;
  left: Record<string, number>;
}

export interface PhraseWords {
  ru: string;
  en: string;
}

export interface Step {
  type: "step";
  seq: number;
  step: number;
  happened: Record<string, Facts[]>;
  views: Record<string, Facts>;
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockShown | null;
}

export interface Table {
  type: "table";
  seq: number;
  seats: SeatShown[];
  yours: number[];
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockShown | null;
}

export interface Done {
  type: "done";
  id: string | number;
}

export interface Refused {
  type: "refused";
  id: string | number;
  code: string;
  message: string;
  card: number | null;
}

export interface NextCards {
  type: "cards";
  id: string | number;
  next: string[];
}

export interface Phrase {
  type: "phrase";
  seq: number;
  seat: number;
  phrase: number;
}

export interface NewRoom {
  rule_set: string;
  options?: Record<string, string>;
  seats?: SeatWish[] | null;
  clock?: number;
}

export interface SeatWish {
  kind: "computer" | "open" | "person";
  player?: string;
  name?: string;
}

export interface RoomMade {
  room: string;
  seats: number[];
}

export interface Join {
  name?: string;
}

export interface Joined {
  seats: number[];
}

export interface Door {
  room: string;
  rule_set: string;
  options: Record<string, string>;
  seats: SeatShown[];
  yours: number[];
  over: boolean;
  clock: number;
}

export interface DryRun {
  room: string;
  seat: number;
  cards: string[];
}

export interface DryRunTold {
  happened: Facts[];
}

export interface PastAsk {
  record: string;
  step: number;
  seat: number;
}

export interface PastAsked {
  view: Facts;
  cards: string[];
}

export interface PastNext {
  record: string;
  step: number;
  seat: number;
  laid: string[];
}

export interface PastCards {
  next: string[];
}

export interface WhatIf {
  record: string;
  step: number;
  seat: number;
  cards: string[];
}

export interface Replay {
  rule_set: string;
  options: Record<string, string>;
  seats: string[];
  steps: ReplayStep[];
  result: Facts | null;
  seat: string;
}

export interface ReplayStep {
  step: number;
  view: Facts;
  happened: Facts[];
  answers: Record<string, string[]>;
}

export interface Games {
  games: GameChoices[];
  players: string[];
  languages: string[];
}

export interface GameChoices {
  rule_set: string;
  game: string;
  edition: string;
  choices: Record<string, string[]>;
  titles: Record<string, Record<string, Record<string, string>>>;
  stories: Record<string, Record<string, Record<string, string>>>;
  seats: Record<string, Record<string, number>>;
  lessons: Lesson[];
}

export interface Lesson {
  puzzle: string;
  guide: string[][];
  idea: Record<string, string>;
}

export interface RuleWords {
  name: string;
  text: string;
  editions: string[];
}

export interface Problems {
  error: Problem;
}

export interface Problem {
  code: string;
  message: string;
  card?: number | null;
  line?: number | null;
}

export type FromBrowser = Hello | Answer | Retract | Next | Replace | Return | SayPhrase;

export type FromServer = State | Step | Table | Done | Refused | NextCards | Phrase;
