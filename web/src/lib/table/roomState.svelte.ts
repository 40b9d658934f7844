/** The state of a table: its room, the playback of steps, and the answer that is composed. */

import type { Spot } from '../field/cells';
import type { Game } from '../game';
import { gameIdOf, gameOf } from '../games/registry';
import { dryRun } from '../net/api';
import { Refusal, Room } from '../net/room.svelte';
import { type Figure, type Frame, frameOf, frames, trailOf } from '../playback/frames';
import { Playback, type Show } from '../playback/playback.svelte';
import { go } from '../shell/route.svelte';
import { saveSettings, settings } from '../shell/settings.svelte';
import { type LaidCards, laidCards, type SavedStep, unfinishedGames, wins } from '../storage.svelte';
import type { Colour, View } from '../types';
import { refusalText } from '../words/words.svelte';
import { saveFinishedGame } from './finishedGame';
import { hasWon, rivalOf } from './nextStep';
import { optionsOf } from './openStep';
import { type NextGame, rematchRoom, seatsAgain } from './rematch';
import { Watching } from './watching.svelte';

const NO_STEP = -1; // the cards of every step are old

/** An answer, with the step and seat that it is for. */
interface GivenAnswer {
  key: string;
  kind: string;
  cards: string[];
}

export class RoomState {
  readonly room: Room;
  readonly playback = new Playback();
  readonly watching: Watching;
  private loaded = $state.raw<Game | null>(null);
  stage = $state.raw<View | null>(null); // the view that is played back
  story = $state.raw<{ before: View; frames: Frame[] } | null>(null); // of the last round; may be watched again
  lastFrame = $state.raw<Frame | undefined>();
  passedTo = $state(''); // the step and seat for which the device was passed on
  cell = $state('');
  confirmCount = $state(0); // how often the chosen cell was tapped again
  preview = $state.raw<Partial<Figure> | null>(null); // how one's own figure would stand
  trail = $state.raw<Spot[]>([]); // the cells of the program that was tried
  given = $state.raw<GivenAnswer>({ key: '', kind: '', cards: [] }); // laid, locked or tried last
  hintsLaid = $state(0);
  trying = $state(false);
  busy = $state(false);
  menuOpen = $state(false);
  memoOpen = $state(false);
  looked = $state<Colour | ''>(''); // the player whose facts are open
  inviteDone = $state(false); // a player begins although seats are still open
  rule = $state(''); // the id of the rule that is shown
  firstAskStep = $state(1);
  takesTurns = $state(false); // players of several devices are asked one after the other
  private hasBegun = $state(false);
  private wasAsked = false;
  private saving = false;
  private sent = ''; // the id of the last answer
  private shownStep = 0; // that the clock knows to be shown

  constructor(code: string) {
    this.room = new Room(code, () => laidCards.dropOld(code, NO_STEP));
    this.watching = new Watching(this.room);
  }

  readonly gameId = $derived.by(() => gameIdOf(this.room.ruleSet));
  readonly game = $derived.by(() => (this.loaded?.id === this.gameId ? this.loaded : null));
  /** The seat of this device that is asked. */
  readonly seat = $derived.by(() =>
    this.room.yours.find((seat) => this.room.waiting.includes(seat) && this.isPerson(seat)),
  );
  /** The seat of this device whose answer is sealed. */
  readonly sealedSeat = $derived.by(() =>
    this.room.yours.find((seat) => this.room.sealed.includes(seat) && this.isPerson(seat)),
  );
  readonly key = $derived.by(() => this.keyOf(this.seat));
  readonly view = $derived.by(() => this.room.view(this.seat ?? this.room.yours[0]));
  readonly ask = $derived(this.view?.ask ?? null);
  readonly playing = $derived(this.stage !== null);
  /** Whether the answer to this ask will be executed. */
  readonly isExecuted = $derived(this.ask !== null && this.game?.executedAsks.includes(this.ask.kind));
  private readonly isAskedAlone = $derived.by(
    () =>
      this.room.seats.filter((seat) => seat.kind !== 'bot').length > 1 &&
      this.room.waiting.length + this.room.sealed.length === 1,
  );
  /** Whether whose turn it is has a line of its own, which keeps its place while others are asked. */
  readonly hasTurnLine = $derived.by(() => this.room.yours.length > 1 || this.takesTurns);
  /** The player at this device who is told that it is asked: at a shared device, and who is asked alone. */
  readonly onTurn = $derived.by(() => {
    const isNamed = this.hasTurnLine || (this.isAskedAlone && !this.hasBegun);
    return this.seat !== undefined && isNamed ? this.room.seats[this.seat]?.label : undefined;
  });
  readonly hasOneSeat = $derived.by(() => this.room.yours.length === 1);
  readonly hasOpenSeats = $derived.by(() => this.room.seats.some((one) => one.kind === 'open'));
  /** Whether the device has to be passed on before the secrets of the player who is asked. */
  readonly mustPass = $derived.by(
    () => Boolean(this.ask?.secret) && this.room.yours.length > 1 && this.passedTo !== this.key,
  );
  readonly inviting = $derived.by(
    () => this.room.yours.length > 0 && !this.inviteDone && !this.view?.result && this.hasOpenSeats,
  );
  readonly frame = $derived.by(() => {
    if (this.playing && this.playback.frame) return this.playback.frame;
    return this.view && this.game ? frameOf(this.game, this.view, this.lastFrame) : undefined;
  });
  /** The frame, with the preview of one's own figure. */
  readonly shownFrame = $derived.by(() => {
    const { frame, preview, view } = this;
    if (!frame || !preview || this.playing) return frame;
    const figures = frame.figures.map((one) => (one.name === view?.seat ? { ...one, ...preview } : one));
    return { ...frame, figures };
  });
  /** The cells that may be chosen. */
  readonly picks = $derived(this.playing || this.mustPass || !this.ask || !this.game ? [] : this.game.cells(this.ask));
  /** One's own program stays open while it is played, also after questions in the middle of a row; so do programs
   * that were laid face up. */
  readonly knownAnswers = $derived.by(() => {
    const { view, game, given, hasOneSeat } = this;
    if (!view || !game) return {};
    const open = (!this.trying && game.openPrograms?.(this.stage ?? view)) || {};
    if (!view.seat || !hasOneSeat) return open;
    const cards =
      game.ownProgram?.(this.stage ?? view) ?? (game.executedAsks.includes(given.kind) ? given.cards : undefined);
    return cards ? { ...open, [view.seat]: cards } : open;
  });
  /** The last position of a round or of the game: no more rows follow. */
  readonly isPlayedOut = $derived.by(
    () => this.playing && this.playback.waits && (Boolean(this.view?.result) || this.isExecuted),
  );

  /** The seat of this device whose answer waits for the connection. */
  readonly unsentSeat = $derived.by(() =>
    this.room.connection === 'open' ? undefined : this.room.yours.find((seat) => this.room.sending.includes(seat)),
  );

  private isPerson(seat: number): boolean {
    return this.room.seats[seat]?.kind === 'person';
  }

  private keyOf(seat: number | undefined): string {
    return `${this.room.games}:${this.room.step}:${seat}`;
  }

  /** The answer of this seat in this step, if it was given or laid on this device. */
  givenBy(seat: number): GivenAnswer | null {
    const key = this.keyOf(seat);
    if (this.given.key === key) return this.given;
    const laid = laidCards.of(this.room.code, this.room.step, seat);
    return laid && { ...laid, key };
  }

  close(): void {
    this.room.close();
  }

  loadGame(): void {
    if (this.room.ruleSet) void gameOf(this.room.ruleSet).then((game) => (this.loaded = game));
  }

  /** Notes when programs or turns are asked for, and whether they are asked one after the other. */
  noteTurns(): void {
    if (!this.isExecuted) return;
    this.hasBegun = true;
    if (this.isAskedAlone) this.takesTurns = true;
  }

  noteFirstAsk(): void {
    if (this.wasAsked || this.seat === undefined) return;
    [this.wasAsked, this.firstAskStep] = [true, this.room.step];
  }

  /** Plays the next step that the room has received. */
  playNext(): void {
    const next = this.room.queue[0];
    if (!next || this.playing || !this.game) return;
    this.stage = next.before;
    const made = frames(this.game, next.before, next.happened, this.lastFrame);
    const { story } = this;
    this.story =
      story && !this.beginsStory(this.game, next.before, made)
        ? { ...story, frames: [...story.frames, ...made.slice(1)] }
        : { before: next.before, frames: made };
    this.playback.start({
      game: this.game,
      frames: made,
      own: this.view?.seat,
      stepwise: this.isStepwise,
      whenShown: () => this.room.queue.length === 1 && this.tellShown(),
      stops: () => this.stopsAtEnd,
      whenOver: () => {
        this.lastFrame = made.at(-1);
        this.stage = null;
        this.room.dropShownStep();
      },
    });
  }

  /** A round begins with a program of a player here, or for spectators of anybody. */
  private beginsStory(game: Game, before: View, made: Frame[]): boolean {
    const here = this.room.yours.flatMap((seat) => this.room.seats[seat]?.label ?? []);
    const playing = here.filter((name) => made[0] && !game.isOut(made[0], name));
    return Object.entries(before.asked).some(
      ([name, kind]) => game.executedAsks.includes(kind) && (!playing.length || playing.includes(name as Colour)),
    );
  }

  /** Tells a clock that waits for it, once, that this device has shown the last step. */
  private tellShown(): void {
    const { room } = this;
    const [seat] = room.yours;
    if (seat === undefined || this.shownStep === room.step) return;
    this.shownStep = room.step;
    room.watched(seat);
  }

  /** A page that was loaded anew has nothing to show. */
  noteNothingToShow(): void {
    const { room } = this;
    const isAwaited = room.yours.some((seat) => room.clock?.watching[seat]);
    if (isAwaited && !this.playing && !room.queue.length) this.tellShown();
  }

  /** The first game of the device goes step by step. */
  private get isStepwise(): boolean {
    return settings.steps !== 'never' && this.room.yours.length > 0;
  }

  /** The last position stays until a tap: before the result, the curtain and the next program. A question in the
   * middle of a row, and a step that has come meanwhile, do not wait. */
  private get stopsAtEnd(): boolean {
    if (this.room.queue.length > 1) return false;
    return !this.ask || this.mustPass || Boolean(this.isExecuted);
  }

  /** Ends a show that waits for a tap when the next step has come. */
  hurryOn(): void {
    if (this.playing && this.room.queue.length > 1 && this.playback.ended) this.playback.goOn();
  }

  /** Clears the choices on the field with every new ask. */
  resetChoice(): void {
    void this.key;
    [this.cell, this.preview, this.trail] = ['', null, []];
  }

  /** Lists the game on the home page until it is over, then among the games of this device. */
  saveGame(): void {
    const { room, view, game } = this;
    if (view?.result && game && room.yours.length && !game.isPuzzle(view)) {
      wins.note(room.ruleSet, room.code, hasWon({ room, view }), rivalOf(room));
      this.saveFinished(view, game);
    }
    if (room.connection === 'none' || view?.result) unfinishedGames.remove(room.code);
    else if (view && game && room.yours.length)
      unfinishedGames.add({
        code: room.code,
        ruleSet: room.choosing ? '' : room.ruleSet,
        seen: room.choosing ? undefined : (game.publicPart(view) as View),
      });
  }

  private saveFinished(view: View, game: Game): void {
    if (this.saving) return;
    this.saving = true;
    if (settings.steps === 'first') saveSettings({ steps: 'never' });
    void saveFinishedGame(this.room, view, game).catch(() => (this.saving = false)); // the next change tries again
  }

  /** A first tap chooses a cell, a second one confirms it. */
  pick(cell: string): void {
    if (cell === this.cell) this.confirmCount += 1;
    else this.cell = cell;
  }

  /** Opens what is known of a player. */
  look(name: Colour): void {
    if (this.view && this.game?.facts?.has(this.view, name)) this.looked = name;
  }

  watchAgain(): void {
    if (!this.story) return;
    this.menuOpen = false;
    this.stage = this.story.before;
    this.playback.start({ ...this.lastShow(), stepwise: this.isStepwise });
  }

  /** Shows one frame of the last step, at rest. */
  showFrame(at: number): void {
    if (!this.story) return;
    this.menuOpen = false;
    this.stage = this.story.before;
    this.playback.open(this.lastShow(), at);
  }

  /** The last step, shown again. */
  private lastShow(): Show {
    return {
      game: this.game as Game,
      frames: this.story?.frames ?? [],
      own: this.view?.seat,
      stops: () => true,
      whenOver: () => (this.stage = null),
    };
  }

  private keep(cards: string[]): void {
    this.given = { key: this.key, kind: this.ask?.kind ?? '', cards };
  }

  /** Stores the cards that are laid but not locked: they survive a reload. */
  saveLaid(cards: string[]): void {
    const { seat, ask, room } = this;
    if (seat === undefined || !ask || room.sending.includes(seat)) return;
    this.keep(cards);
    laidCards.keep(room.code, room.step, seat, { kind: ask.kind, cards });
  }

  dropOldCards(): void {
    if (this.room.step) laidCards.dropOld(this.room.code, this.room.step);
  }

  /** Sends an answer that was locked before a reload, but not acknowledged. */
  resend(): void {
    const { seat, room } = this;
    if (seat === undefined) return;
    const laid = laidCards.of(room.code, room.step, seat);
    if (laid?.ready && laid.ready !== this.sent) void this.send(seat, laid, laid.ready);
  }

  private async send(seat: number, laid: LaidCards, id: string): Promise<string | null> {
    const { room } = this;
    const { code, step } = room;
    this.sent = id;
    laidCards.keep(code, step, seat, { ...laid, ready: id });
    try {
      await room.answer(seat, laid.cards, id);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusalText(error);
    } finally {
      if (room.step === step) laidCards.keep(code, step, seat, { kind: laid.kind, cards: laid.cards });
    }
  }

  /** Gives the answer; returns why it was refused. */
  async lock(cards: string[]): Promise<string | null> {
    if (this.seat === undefined) return null;
    this.keep(cards);
    this.trail = [];
    if (this.isExecuted) saveSettings({ played: true });
    return this.send(this.seat, { kind: this.given.kind, cards }, this.room.newId());
  }

  async tryOut(cards: string[]): Promise<void> {
    const { seat, view, game } = this;
    if (seat === undefined || !view || !game) return;
    this.keep(cards);
    const { happened } = await dryRun(this.room.code, seat, cards);
    this.stage = view;
    this.trying = true;
    const made = frames(game, view, happened, this.lastFrame);
    const whenOver = (): void => {
      this.stage = null;
      this.trying = false;
      this.trail = trailOf(made, view.seat);
    };
    this.playback.start({ game, frames: made, own: view.seat, whenOver });
  }

  /** Lays the cards of a hint, which may still be changed. */
  layHint(cards: string[]): void {
    this.keep(cards);
    this.hintsLaid++;
  }

  /** The same game again, with the seats as they were or swapped. */
  async playAgain(swap: boolean): Promise<void> {
    const { room, view } = this;
    const seats = seatsAgain(room);
    await this.openNext({
      ruleSet: room.ruleSet,
      options: view?.options ?? {},
      seats: swap ? [...seats.slice(1), ...seats.slice(0, 1)] : seats,
      clock: room.clock?.seconds ?? 0,
    });
  }

  /** The next step, with what of the table's options fits it. */
  async playStep(step: SavedStep): Promise<void> {
    await this.openNext({ ...step, options: await optionsOf(step) });
  }

  private async openNext(next: NextGame): Promise<void> {
    this.busy = true;
    try {
      go(`/r/${await rematchRoom(this.room, next)}`);
    } finally {
      this.busy = false;
    }
  }
}
