/** A room over its WebSocket: the state of the table, the steps still to be played back, and commands that are resent
 * after a reconnect. */

import type {
  ClockPayload,
  Done,
  FromBrowser,
  FromServer,
  Hello,
  NextCards,
  PhraseWords,
  Ping,
  Refused,
  RoomState,
  SeatPayload,
  Step,
} from '../../protocol';
import type { Allowed, Happening, View } from '../types';
import { Heartbeat } from './heartbeat';
import { checkBuild } from './http';

type Connection = 'connecting' | 'open' | 'lost' | 'none';
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type CommandMessage = WithoutId<Exclude<FromBrowser, Hello | Ping>>;
interface Command {
  message: CommandMessage;
  done: (answer: Done | NextCards) => void;
  refused: (refusal: Refusal) => void;
}

/** The time to think, with the moment at which this page received it. */
export interface Clock extends ClockPayload {
  at: number;
}

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly card: number | null,
    readonly values: Refused['values'] = {},
  ) {
    super(message);
  }
}

const RECONNECT_DELAYS_MS = [500, 1000, 2000, 4000, 8000];
const CONNECT_TIMEOUT_MS = 10_000; // until the first message of a socket
const ROOM_NOT_FOUND = 4404;
const SPECTATOR = ''; // the key of the spectator's view: sent also to players who share this device
const PHRASE_MS = 8000; // how long a phrase is shown
const SUBSTITUTE = 'greedy'; // the computer player that takes the seat of a leaver
const session = Math.random().toString(36).slice(2, 8);

export class Room {
  readonly code: string;
  connection: Connection = $state('connecting');
  ruleSet = $state('');
  seats: SeatPayload[] = $state([]);
  yours: number[] = $state([]);
  waiting: number[] = $state([]);
  sealed: number[] = $state([]);
  views: Record<string, View> = $state.raw({});
  queue: { before: View; happened: Happening[]; after: View }[] = $state.raw([]);
  phrases: PhraseWords[] = $state.raw([]);
  said: { seat: number; phrase: number } | null = $state.raw(null); // shown for a short time
  grace: Record<number, number> = $state({}); // seconds until the seat of a leaver is given to a computer
  choosing = $state(false); // the game is still to be chosen
  mayChoose = $state(false); // by this device, or another game
  games = $state(0); // how many were chosen since the page was opened
  again = $state(''); // the room of the next game of the same players
  step = $state(0);
  clock: Clock | null = $state.raw(null);
  // seats that a computer player answered for, in this step or the last
  late: { step: number; seats: number[] } = $state.raw({ step: 0, seats: [] });
  sending: number[] = $state([]); // seats whose answer is not yet acknowledged

  private socket: WebSocket | null = null;
  private seq = 0;
  private attempts = 0;
  private count = 0;
  private unseen: View | undefined; // before a step in which nothing happens that is shown
  private timer = 0;
  private commands = new Map<string, Command>();
  private readonly heartbeat = new Heartbeat(
    () => this.send({ type: 'ping' }),
    () => this.onLost(),
  );

  /** `onOtherGame` hears that the room begins another game, before anything of it is shown. */
  constructor(
    code: string,
    private readonly onOtherGame: () => void = () => undefined,
  ) {
    this.code = code;
    addEventListener('offline', this.onLost);
    addEventListener('online', this.retry);
    addEventListener('visibilitychange', this.onVisible);
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    this.timer = window.setTimeout(this.onLost, CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      this.send({ type: 'hello', seq: this.seq });
      for (const { message } of this.commands.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.onClose(event.code);
  }

  private send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private onClose(code: number): void {
    this.abandon();
    if (code === ROOM_NOT_FOUND) {
      this.connection = 'none';
      return;
    }
    this.connection = 'lost';
    this.timer = window.setTimeout(
      () => this.connect(),
      RECONNECT_DELAYS_MS[Math.min(this.attempts++, RECONNECT_DELAYS_MS.length - 1)],
    );
  }

  /** The browser is offline, or the server is silent; the socket may not know it. */
  private readonly onLost = (): void => {
    if (this.connection !== 'none') this.onClose(0);
  };

  /** Connects at once if the connection is lost. */
  private readonly retry = (): void => {
    if (this.connection !== 'lost') return;
    this.attempts = 0;
    this.abandon();
    this.connect();
  };

  /** A device that has slept checks its connection. */
  private readonly onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.connection === 'open') this.heartbeat.ping();
    else this.retry();
  };

  /** Gives the socket up; nothing that it still brings counts. */
  private abandon(): void {
    clearTimeout(this.timer);
    this.heartbeat.stop();
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Starts a new session, for example after taking a seat. */
  reconnect(): void {
    this.seq = 0;
    this.abandon();
    this.connect();
  }

  close(): void {
    removeEventListener('offline', this.onLost);
    removeEventListener('online', this.retry);
    removeEventListener('visibilitychange', this.onVisible);
    this.abandon();
  }

  private receive(message: FromServer): void {
    if (this.connection !== 'open') {
      if (this.connection === 'lost') void checkBuild(); // the server may have been updated meanwhile
      this.connection = 'open';
      this.attempts = 0;
    }
    this.heard();
    if ('seq' in message) this.seq = message.seq;
    if ('clock' in message) this.clock = message.clock && { ...message.clock, at: performance.now() };
    if (message.type === 'state') {
      this.onGame(message);
      this.ruleSet = message.rule_set;
      this.phrases = message.phrases;
      this.yours = message.yours;
      this.seats = message.seats;
      this.views = message.views;
      this.step = message.step;
      this.waiting = message.waiting;
      this.sealed = message.sealed;
      this.late = { step: this.step, seats: message.late };
      this.again = message.again;
    } else if (message.type === 'step') this.onStep(message);
    else if (message.type === 'table') {
      this.seats = message.seats;
      this.waiting = message.waiting;
      this.sealed = message.sealed;
      this.yours = message.yours;
      this.again = message.again;
      this.mayChoose = message.may_choose ?? false; // left out where it is false
      if (message.views) this.views = message.views; // programs that lie face up
      if (message.late.length) this.late = { step: this.step, seats: message.late };
    } else if (message.type === 'phrase') this.onPhrase(message.seat, message.phrase);
    else if (message.type !== 'pong') this.onReply(message);
  }

  /** The game was chosen, or another one. */
  private onGame(message: RoomState): void {
    const before = this.view()?.options;
    const after = Object.values(message.views)[0]?.options;
    const isOther = this.ruleSet !== message.rule_set || JSON.stringify(before) !== JSON.stringify(after);
    if (before && (isOther || this.choosing !== message.choosing)) {
      this.games += 1;
      this.onOtherGame();
    }
    this.choosing = message.choosing;
    this.mayChoose = message.may_choose;
  }

  private heard(): void {
    const isFirst = this.timer !== 0;
    clearTimeout(this.timer);
    this.timer = 0;
    this.heartbeat.heard();
    if (isFirst) this.heartbeat.ping();
  }

  private onStep(message: Step): void {
    const before = this.unseen ?? this.view();
    this.views = message.views;
    this.step = message.step;
    this.mayChoose = false;
    this.late = { step: message.step - 1, seats: message.late };
    this.waiting = message.waiting;
    this.sealed = message.sealed;
    const after = this.view();
    const happened = message.happened[SPECTATOR] ?? Object.values(message.happened)[0] ?? [];
    this.unseen = happened.length ? undefined : before;
    if (before && after && happened.length) this.queue = [...this.queue, { before, happened, after }];
  }

  private onPhrase(seat: number, phrase: number): void {
    const said = { seat, phrase };
    this.said = said;
    window.setTimeout(() => this.said === said && (this.said = null), PHRASE_MS);
  }

  private onReply(message: Done | Refused | NextCards): void {
    const command = this.commands.get(String(message.id));
    this.commands.delete(String(message.id));
    if (message.type !== 'refused') command?.done(message);
    else command?.refused(new Refusal(message.code, message.message, message.card, message.values));
  }

  /** The view of this seat, otherwise the first one that this device has. */
  view(seat?: number): View | undefined {
    return this.views[String(seat)] ?? Object.values(this.views)[0];
  }

  newId(): string {
    return `${session}-${++this.count}`;
  }

  private command(message: CommandMessage, id = this.newId()): Promise<unknown> {
    return new Promise((done, refused) => {
      const whole = { ...message, id };
      this.commands.set(id, { message: whole, done, refused });
      this.send(whole);
      if (this.connection === 'open') this.heartbeat.ping();
    });
  }

  /** Sends an answer until it is acknowledged: the same `id` never counts twice. */
  async answer(seat: number, cards: string[], id = this.newId()): Promise<unknown> {
    this.sending.push(seat);
    try {
      return await this.command({ type: 'answer', seat, step: this.step, cards }, id);
    } finally {
      this.sending = this.sending.filter((one) => one !== seat);
    }
  }

  retract(seat: number): Promise<unknown> {
    return this.command({ type: 'retract', seat, step: this.step });
  }

  async next(seat: number, laid: string[]): Promise<Allowed> {
    return (await this.command({ type: 'next', seat, laid })) as NextCards;
  }

  /** Gives a seat to a computer player; repeated while the grace period of its owner runs. */
  async replace(seat: number): Promise<unknown> {
    try {
      return await this.command({ type: 'replace', seat, player: SUBSTITUTE });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'seat.grace')) throw error;
      this.grace[seat] = Number(error.values.seconds);
      await new Promise((later) => setTimeout(later, 1000));
      return await this.replace(seat);
    } finally {
      delete this.grace[seat];
    }
  }

  comeBack(seat: number): Promise<unknown> {
    return this.command({ type: 'return', seat });
  }

  say(seat: number, phrase: number): Promise<unknown> {
    return this.command({ type: 'phrase', seat, phrase });
  }

  /** Tells a clock that waits for it that this device has shown the last step. */
  watched(seat: number): void {
    if (!this.clock) return;
    this.command({ type: 'watched', seat, step: this.step }).catch(() => undefined); // the clock runs already
  }

  /** Tells the others the room of the next game. */
  announceRematch(seat: number, room: string): Promise<unknown> {
    return this.command({ type: 'again', seat, room });
  }

  dropShownStep(): void {
    this.queue = this.queue.slice(1);
  }
}
