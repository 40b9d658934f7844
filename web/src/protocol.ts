// Printed by `python -m algoritmus.server.wire.schema`: change server/wire or a game's view_types.py.

export type Colour = "red" | "blue" | "yellow" | "green";

export type Facing = "N" | "E" | "S" | "W";

export type Operator = "and" | "or" | "not" | "xor";

export type GolemOutcome = "blank" | "if" | "x2" | "x3" | "and" | "drawn" | "loop" | "not" | "or" | "while" | "xor" | "yes" | "no" | "hurt" | "idle" | "warded" | "hit" | "turn" | "step" | "clash" | "barrel" | "stuck" | "golem" | "self" | "in" | "back" | "out" | "stops" | "miss" | "stopped" | "mended" | "whole" | "left" | "sent" | "both" | "full" | "none" | "taken" | "dropped" | "kept" | "last" | "spent" | "first" | "second" | "card" | "row" | "bot" | "had" | "late" | "works" | "done" | "holds" | "runs" | "again" | "counts" | "draw" | "won" | "limit" | "repeat" | "task" | "cards" | "lead" | "lot" | "on" | "anvil" | "axe" | "boulder" | "bow" | "cannon" | "catapult" | "hammer" | "lance" | "shield" | "sling" | "sword" | "trident" | "cooper" | "coward" | "guard" | "hunter" | "lighthouse" | "patrol";

export type RoverOutcome = "drawn" | "mixed" | "edge" | "height" | "rover" | "sample" | "wall" | "home" | "nothing" | "taken" | "all" | "none" | "some" | "empty" | "laden" | "paid" | "draw" | "won" | "cleared" | "lays" | "runs" | "cover" | "insert" | "waited" | "over" | "waits" | "level" | "off";

export interface GolemEvent {
  rule: string;
  golem: Colour;
  beat: number;
  command?: string;
  from?: string;
  to?: string;
  other?: Colour;
  amount?: number;
  what?: GolemOutcome;
  thing?: string;
  facing?: Facing;
  card?: string[];
  row?: number;
}

export interface RowOpened {
  kind: "row";
  beat: number;
  round: number;
  row: number;
  cards: Record<string, string>;
}

export interface GolemsField {
  kind: "field";
  beat: number;
  round: number;
  row: number;
  golems: Record<string, GolemThen>;
  tokens: Token[];
}

export interface GolemThen {
  at: string | null;
  facing: Facing;
  damage: number;
  carrying: boolean;
  rows_next: number;
  out: boolean;
}

export interface Token {
  at: string;
  kind: "barrel" | "ladder" | "logic" | "wall" | "water";
  name?: string;
  end?: "down" | "up";
  op?: Operator;
}

export interface GameEnd {
  kind: "end";
  beat: number;
  rule: string;
  winners: Colour[];
}

export interface RoverEvent {
  rule: string;
  rover: Colour;
  beat: number;
  command?: string;
  place?: number;
  from?: string;
  to?: string;
  path?: string[];
  facing?: Facing;
  other?: Colour;
  amount?: number;
  points?: number;
  samples?: string[];
  what?: RoverOutcome;
  because?: string;
  card?: string[];
  algorithm?: Place[];
}

export interface Place {
  card: string;
  loop?: number;
  pair?: boolean;
  covered?: string[];
}

export interface TurnTaken {
  kind: "turn";
  beat: number;
  rover: Colour;
  cards: string[];
}

export interface RoversField {
  kind: "field";
  beat: number;
  rovers: Record<string, RoverThen>;
  samples: Samples[];
  algorithm: Place[];
}

export interface RoverThen {
  at: string | null;
  facing: Facing | null;
  aboard: number;
  delivered: string[];
  points: number;
}

export interface Samples {
  at: string;
  count: number;
}

export interface ProgramAsk {
  kind: "program";
  rows: number;
  all_rows: boolean;
  cards: Record<string, number>;
  bonuses: string[];
  call: boolean;
  secret: boolean;
  task?: Task;
  logic?: string[];
  copies?: Record<string, number>;
}

export interface Task {
  rows: number;
  use: string[];
  avoid: string[];
  use_all: string[];
  exactly: string[];
}

export interface SubroutineAsk {
  kind: "subroutine";
  cards: string[];
}

export interface CardAsk {
  kind: "card";
  options: string[];
  numbers: Record<string, CardNumbers>;
}

export interface CardNumbers {
  strength: number;
  range: number;
  rows: number;
  limit: number;
}

export interface LogicAsk {
  kind: "logic";
  options: string[];
  token: Operator;
  idle: string[];
  secret: boolean;
}

export interface PickAsk {
  kind: "pick";
  options: string[];
  golem: Colour;
}

export interface ExitAsk {
  kind: "exit";
  options: string[];
  golem: Colour;
}

export interface TeleportAsk {
  kind: "teleport";
  options: string[];
  golem: Colour;
}

export interface TurnAsk {
  kind: "turn";
  hand: string[];
  most_played: number;
  longest: number;
  edits: string[];
  secret: boolean;
}

export interface BaseAsk {
  kind: "base";
  corners: Record<string, Facing[]>;
}

export interface GolemsView {
  game: string;
  options: Record<string, string>;
  phase: "card" | "decide" | "logic" | "over" | "program" | "subroutine";
  round: number;
  last_round: number;
  limit: number;
  field: string[];
  turns: "one-by-one" | "together";
  stats: ("limit" | "range" | "rows" | "strength")[];
  golems: Record<string, GolemView>;
  bot_programs: Record<string, BotProgram>;
  tokens: Token[];
  contents: string[];
  asked: Record<string, string>;
  cards: Record<string, string>;
  laid: Laid[];
  luck: Luck;
  goal: Goal | null;
  gears: Gears | null;
  paused: Paused | null;
  result: Result | null;
  programs: Record<string, string[]>;
  story?: Story;
  plot?: PlotView;
  cards_laid?: Record<string, number>;
  seat?: Colour;
  mine?: GolemsMine;
  ask?: ProgramAsk | SubroutineAsk | CardAsk | LogicAsk | PickAsk | ExitAsk | TeleportAsk | null;
}

export interface GolemView {
  at: string | null;
  facing: Facing;
  damage: number;
  carrying: boolean;
  rows_next: number;
  strength: number;
  range: number;
  rows: number;
  limit: number;
  bot: string;
  subroutine: string[];
  team?: string;
}

export interface BotProgram {
  eye: number;
  lines: BotLine[];
  die: string[];
}

export interface BotLine {
  when: "always" | "barrel ahead" | "golem in range" | "golem in sight" | "no way ahead";
  do: string;
}

export interface Laid {
  by: Colour;
  on: Colour;
  row: number;
  op: Operator;
  slot?: string;
}

export interface Luck {
  drawn?: Record<string, string>;
  left?: Record<string, number>;
}

export interface Goal {
  kind: string;
  cells: Record<string, string[]>;
  marks: string[];
  amount: number;
}

export interface Gears {
  left: string[];
  counts: number[];
}

export interface Paused {
  row: number;
  golems: Record<string, GolemThen>;
  tokens: Token[];
  broken: number[];
  opened: Record<string, string[]>;
  decided: number[];
  question: Question;
}

export interface Question {
  kind: "exit" | "pick" | "teleport";
  golem: Colour;
}

export interface Result {
  rule: string;
  winners: Colour[];
  standings?: Standing[];
}

export interface Standing {
  name: Colour;
  place: number;
  counted?: "damage" | "gears" | "lives" | "points";
  amount?: number;
  out?: boolean;
}

export interface Story {
  title: Record<string, string>;
  story: Record<string, string>;
}

export interface PlotView {
  id: string;
  chapter: number;
  scenarios: string[];
  winners: Colour[][];
  tale: Record<string, string>;
  best: Colour[];
  next: string;
}

export interface GolemsMine {
  program: string[] | null;
  played?: string[][];
  luck_to_come?: string[];
  token?: Operator | "";
}

export interface ProgersView {
  game: string;
  options: Record<string, string>;
  phase: "base" | "over" | "turn";
  turn: Colour | null;
  turns_left: number | null;
  goal: number;
  capacity: number;
  planet: PlanetView;
  bases: Record<string, string>;
  base_labs: Record<string, Colour[]>;
  labs: Record<string, string[]>;
  rovers: Record<string, RoverView>;
  samples: Samples[];
  hidden: Record<string, number>;
  algorithm: Place[];
  paid: [Colour, Colour][];
  deck: number;
  discard: Record<string, number>;
  asked: Record<string, string>;
  result: Result | null;
  seat?: Colour;
  mine?: ProgersMine;
  ask?: TurnAsk | BaseAsk | null;
  quest?: Quest;
  programs?: Record<string, string[]>;
}

export interface PlanetView {
  blocks: string[];
  heights: string[];
  walls: [string, string][];
  lifts: Lift[];
  marks: string[];
}

export interface Lift {
  top: string;
  bottom: string | null;
}

export interface RoverView {
  at: string | null;
  facing: Facing | null;
  aboard: number;
  delivered: string[];
  points: number;
  waiting: boolean;
  hand: number;
}

export interface ProgersMine {
  hand: string[];
}

export interface Quest {
  kind: "cell" | "points" | "samples";
  cells: string[];
  amount: number;
}

export interface Hello {
  type: "hello";
  seq?: number;
}

export interface Ping {
  type: "ping";
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

export interface Again {
  type: "again";
  id: string | number;
  seat: number;
  room: string;
}

export interface Watched {
  type: "watched";
  id: string | number;
  seat: number;
  step: number;
}

export interface RoomState {
  type: "state";
  seq: number;
  step: number;
  room: string;
  rule_set: string;
  seats: SeatPayload[];
  yours: number[];
  views: Record<string, View>;
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockPayload | null;
  again: string;
  phrases: PhraseWords[];
  choosing: boolean;
  may_choose: boolean;
}

export interface SeatPayload {
  name: string;
  kind: "bot" | "computer" | "open" | "person";
  player: string;
  label: Colour;
  here: boolean;
  hints: boolean;
}

export interface ClockPayload {
  seconds: number;
  left: Record<string, number>;
  watching: Record<string, number>;
}

export interface PhraseWords {
  ru: string;
  en: string;
}

export interface Step {
  type: "step";
  seq: number;
  step: number;
  happened: Record<string, Happening[]>;
  views: Record<string, View>;
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockPayload | null;
}

export interface RoomTable {
  type: "table";
  seq: number;
  seats: SeatPayload[];
  yours: number[];
  waiting: number[];
  sealed: number[];
  late: number[];
  clock: ClockPayload | null;
  again: string;
  views: Record<string, View>;
  may_choose: boolean;
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
  values: Record<string, string | number>;
}

export interface NextCards {
  type: "cards";
  id: string | number;
  next: string[];
  refused: Record<string, Reason>;
  table: Record<string, unknown> | null;
}

export interface Reason {
  code: string;
  rule: string;
  values: Record<string, string | number>;
}

export interface Phrase {
  type: "phrase";
  seq: number;
  seat: number;
  phrase: number;
}

export interface Pong {
  type: "pong";
}

export interface SeatRequest {
  kind: "computer" | "open" | "person";
  player?: string;
  name?: string;
}

export interface NewRoomRequest {
  rule_set: string;
  options?: Record<string, string>;
  seats?: SeatRequest[] | null;
  clock?: number;
  hints?: boolean | null;
  choosing?: boolean;
}

export interface NewRoomResponse {
  room: string;
  seats: number[];
}

export interface JoinRequest {
  name?: string;
  seat?: number | null;
}

export interface JoinResponse {
  seats: number[];
}

export interface RoomResponse {
  room: string;
  rule_set: string;
  options: Record<string, string>;
  seats: SeatPayload[];
  yours: number[];
  over: boolean;
  clock: number;
  choosing: boolean;
}

export interface LinksResponse {
  links: string[];
}

export interface DryRunRequest {
  room: string;
  seat: number;
  cards: string[];
}

export interface DryRunResponse {
  happened: Happening[];
}

export interface HintRequest {
  room: string;
  seat: number;
}

export interface HintResponse {
  cards: string[];
}

export interface PastAskRequest {
  record: string;
  step: number;
  seat: number;
}

export interface PastAskResponse {
  view: View;
  cards: string[];
}

export interface PastNextRequest {
  record: string;
  step: number;
  seat: number;
  laid: string[];
}

export interface NextCardsResponse {
  next: string[];
  refused: Record<string, Reason>;
  table: Record<string, unknown> | null;
}

export interface WhatIfRequest {
  record: string;
  step: number;
  seat: number;
  cards: string[];
}

export interface ReplayStep {
  step: number;
  view: View;
  happened: Happening[];
  answers: Record<string, string[]>;
}

export interface Replay {
  rule_set: string;
  options: Record<string, string>;
  seats: string[];
  steps: ReplayStep[];
  result: Result | null;
  seat: string;
  stopped?: Problem | null;
}

export interface Problem {
  code: string;
  message: string;
  card?: number | null;
  line?: number | null;
}

export interface RecordLinkResponse {
  link: string;
}

export interface LinkedRecordResponse {
  record: string;
}

export interface ReviewRoundsResponse {
  steps: number[];
}

export interface ReviewResponse {
  step: number;
  judged: Assessment[];
  problem: string;
}

export interface Assessment {
  seat: number;
  grade: "best" | "good" | "missed" | "slip" | "weak";
  unit: "harm" | "worth";
  what: string;
  cards: string[];
  got: number;
  own: number;
  value: number;
  worst: number | null;
  reply: RivalReply | null;
  better: string[];
  message: string;
  loss: number;
  exact: boolean;
  reason: string;
  tries: number;
}

export interface RivalReply {
  seat: number;
  cards: string[];
}

export interface Offer {
  options: Record<string, string>;
  choices: Record<string, string[]>;
  places: Record<string, string[][]>;
  seats: Colour[];
  sight: View;
}

export interface Rule {
  name: string;
  text: string;
  editions: string[];
  example: boolean;
}

export interface ExampleView {
  happened: Happening[];
  view: View;
}

export interface MemoView {
  parts: MemoPartView[];
  minute: MemoLineView[];
  rules: Record<string, string>;
}

export interface MemoPartView {
  id: string;
  title: string;
  lines: MemoLineView[];
}

export interface MemoLineView {
  kind: string;
  id: string;
  name: string;
  text: string;
  rule: string;
}

export interface ChoicesRequest {
  rule_set: string;
  options?: Record<string, string>;
}

export interface PreviewsRequest {
  rule_set: string;
  option: string;
  options?: Record<string, string>;
}

export interface MemoRequest {
  rule_set: string;
  lang: string;
  options?: Record<string, string>;
}

export interface GameChoices {
  rule_set: string;
  game: string;
  edition: string;
  own: string;
  choices: Record<string, string[]>;
  titles: Record<string, Record<string, Record<string, string>>>;
  stories: Record<string, Record<string, Record<string, string>>>;
  offer: Offer;
  lessons: Lesson[];
  sights: string[];
  players: Record<string, Record<string, number>>;
  numbers: Record<string, Record<string, Record<string, number>>>;
}

export interface Lesson {
  puzzle: string;
  guide: string[][];
  idea: Record<string, string>;
}

export interface GamesResponse {
  families: string[];
  games: GameChoices[];
  players: string[];
  languages: string[];
}

export interface EditorView {
  kind: string;
  rule_set: string;
  built: FieldView;
  page: Record<string, unknown>;
  counts: CardCount[];
  choices: EditorChoice[];
  words: Record<string, Record<string, string>>;
  longest: Record<string, number>;
  toml: string;
}

export interface FieldView {
  option: string;
  text: string;
  ground: Record<string, unknown>;
  margin: number;
  pieces: PieceLeft[];
  laid: PieceLaid[];
  faults: Fault[];
  notes: Fault[];
  players: number[];
  mirrors: boolean;
  refused: Fault | null;
}

export interface PieceLeft {
  id: string;
  left: number;
  turns: boolean;
  flips: boolean;
  shape: string[];
}

export interface PieceLaid {
  piece: string;
  cells: string[];
}

export interface Fault {
  code: string;
  message: string;
  cells: string[];
  values: Record<string, string | number>;
}

export interface CardCount {
  id: string;
  card: string;
  number: number;
  most: number;
}

export interface EditorChoice {
  id: string;
  value: string;
  values: string[];
  card: string;
}

export interface EditRequest {
  do: "clear" | "flip" | "mirror" | "move" | "put" | "remove" | "turn";
  piece?: string;
  at?: [number, number];
  to?: [number, number];
}

export interface BuildRequest {
  rule_set: string;
  text?: string;
  edit?: EditRequest | null;
}

export interface SurpriseRequest {
  rule_set: string;
  seed?: string;
}

export interface DraftEditRequest {
  do: "clear" | "move" | "put" | "remove" | "set" | "turn";
  piece?: string;
  at?: [number, number];
  to?: [number, number];
  value?: string;
}

export interface DraftRequest {
  kind?: "puzzle" | "scenario";
  text?: string;
  edit?: DraftEditRequest | null;
}

export interface Island {
  id: string;
  game: string;
  rule_set: string;
  title: Record<string, string>;
  tasks: IslandTask[];
}

export interface IslandTask {
  id: string;
  kind: string;
  title: Record<string, string>;
}

export interface TaskView {
  id: string;
  island: string;
  number: number;
  kind: string;
  rule_set: string;
  title: Record<string, string>;
  story: Record<string, string>;
  view: View;
  given: string[];
  under: number;
  mixed: string[];
  cards: number;
  covered: number;
  optima: number;
  forces: string[];
  hints: string[];
}

export interface Hint {
  kind: string;
  most_stars: number;
  sentence: Record<string, string>;
  values: Record<string, string | number>;
  cards: string[];
  cells: string[];
  facings: string[];
  task: string;
}

export interface PuzzleProof {
  solvable: boolean;
  cards: number;
  rows: number;
  optima: number;
  covered: number;
  ideas: string[];
  forces: string[];
  digest: string;
  view: View;
  toml: string;
  certificate: Certificate | null;
}

export interface Certificate {
  cards: number;
  covered: number;
  digest: string;
  forces: Record<string, number>;
  optima: number;
  programs: string[][];
  puzzle: string;
  rows: number;
  rule_set: string;
  solvable: boolean;
  version: string;
}

export interface PathResponse {
  islands: Island[];
}

export interface UserPuzzleRequest {
  page: Record<string, unknown>;
  watch?: boolean;
}

export interface UserPuzzleProgress {
  covered: number;
  done: number;
  known: number;
  programs: number;
  without: string;
}

export interface UserTaskRequest {
  page: Record<string, unknown>;
}

export interface TaskNextRequest {
  task: string;
  laid: string[];
  page?: Record<string, unknown> | null;
}

export interface TaskTryRequest {
  task: string;
  cards: string[];
  page?: Record<string, unknown> | null;
}

export interface TaskTryResponse {
  verdict: Verdict;
  view: View;
  happened: Happening[];
}

export interface Verdict {
  kind: string;
  sentence: Record<string, string>;
  row: number;
  values: Record<string, string | number>;
  stars: number;
  cards: number;
}

export interface TaskHintRequest {
  task: string;
  step: number;
  laid?: string[];
  page?: Record<string, unknown> | null;
}

export interface Problems {
  error: Problem;
}

export type OfferResponse = Offer;

export type RuleResponse = Rule;

export type ExampleResponse = ExampleView;

export type MemoResponse = MemoView;

export type DraftResponse = EditorView;

export type IslandPayload = Island;

export type TaskResponse = TaskView;

export type TaskHintResponse = Hint;

export type UserPuzzleResponse = PuzzleProof;

export type Happening = GolemEvent | RowOpened | GolemsField | GameEnd | RoverEvent | TurnTaken | RoversField;

export type Ask = ProgramAsk | SubroutineAsk | CardAsk | LogicAsk | PickAsk | ExitAsk | TeleportAsk | TurnAsk | BaseAsk;

export type View = GolemsView | ProgersView;

export type FromBrowser = Hello | Ping | Answer | Retract | Next | Replace | Return | SayPhrase | Again | Watched;

export type FromServer = RoomState | Step | RoomTable | Done | Refused | NextCards | Phrase | Pong;
