/** Local storage: everything that the page saves on this device. A browser without storage saves nothing, and nothing
 * fails. */

import { untrack } from 'svelte';
import type { SeatPayload, SeatRequest } from '../protocol';
import type { View } from './types';

const KEYS = {
  settings: 'algoritmus',
  stars: 'algoritmus-path',
  unfinishedGames: 'algoritmus-games',
  savedGames: 'algoritmus-played',
  drafts: 'algoritmus-puzzles',
  fields: 'algoritmus-fields',
  laidCards: 'algoritmus-laid',
  wins: 'algoritmus-wins',
  nextStep: 'algoritmus-next',
} as const;
type Key = keyof typeof KEYS;

/** The stored value; null if there is none or it is not JSON. */
export function load(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[key]) ?? 'null');
  } catch {
    return null;
  }
}

/** False if storage is full or disabled. */
export function save(key: Key, value: unknown): boolean {
  try {
    localStorage.setItem(KEYS[key], JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Notes changes, for those who read in an effect or in markup. */
class Changes {
  private count = $state(0);

  track(): void {
    void this.count;
  }

  note(): void {
    untrack(() => (this.count += 1));
  }
}

/** A list with this item first, each item once, at most `most` items. */
const newestFirst = <T>(item: T, list: T[], isSame: (other: T) => boolean, most: number): T[] =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, most);

/** A saved list of items, each known by one of its fields. Other tabs write it, too: it is read anew every time. */
class SavedList<T extends Record<Id, string>, Id extends keyof T & string> {
  private changes = new Changes();

  constructor(
    private readonly key: Key,
    private readonly id: Id,
    private readonly required: (keyof T)[],
    private readonly most: number,
  ) {}

  all(): T[] {
    this.changes.track();
    const found = load(this.key);
    return Array.isArray(found)
      ? found.filter((one) => this.required.every((name) => typeof one?.[name] === 'string'))
      : [];
  }

  add(item: T): void {
    this.write(
      newestFirst(
        item,
        untrack(() => this.all()),
        (other) => other[this.id] === item[this.id],
        this.most,
      ),
    );
  }

  remove(id: string): void {
    this.write(untrack(() => this.all()).filter((one) => one[this.id] !== id));
  }

  private write(items: T[]): void {
    this.store(items);
    this.changes.note();
  }

  protected store(items: T[]): boolean {
    return save(this.key, items);
  }
}

/** A game on this device that is not over. */
export interface UnfinishedGame {
  code: string;
  ruleSet: string;
  seen?: View; // the part that a thumbnail shows
}
export const unfinishedGames = new SavedList<UnfinishedGame, 'code'>('unfinishedGames', 'code', ['code', 'ruleSet'], 6);

/** A game that this device has played to its end. */
export interface SavedGame {
  link: string; // the text of the link of its record: the whole game
  code: string; // of its room
  ruleSet: string;
  ended: string; // in ISO 8601
  seats: SavedSeat[];
  winners: string[];
  rule: string; // by which it ended
  seen?: View; // the part of the last view that a thumbnail shows
}
export type SavedSeat = Pick<SeatPayload, 'label' | 'name' | 'kind' | 'player'>;

/** The newest first. Where storage is full, thumbnails of older games go first, then the oldest games. */
class SavedGames extends SavedList<SavedGame, 'link'> {
  protected override store(items: SavedGame[]): boolean {
    let left = [...items].sort((one, two) => two.ended.localeCompare(one.ended));
    if (super.store(left)) return true;
    left = left.map((one, at) => (at ? { ...one, seen: undefined } : one));
    while (!super.store(left) && left.length) left = left.slice(0, -Math.ceil(left.length / 10));
    return left.length > 0;
  }
}
export const MOST_GAMES = 100;
export const savedGames = new SavedGames('savedGames', 'link', ['link', 'code', 'ruleSet', 'ended'], MOST_GAMES);

/** A draft of a puzzle or scenario: the text of its link, and its title. */
export interface SavedDraft {
  text: string;
  name: string;
}
export const savedDrafts = new SavedList<SavedDraft, 'text'>('drafts', 'text', ['text', 'name'], 40);

/** Fields by rule set, each as the text of its link. */
class SavedFields {
  private changes = new Changes();

  of(ruleSet: string): string[] {
    this.changes.track();
    const found = this.read()[ruleSet];
    return Array.isArray(found) ? found : [];
  }

  add(ruleSet: string, text: string): void {
    this.write(
      ruleSet,
      newestFirst(
        text,
        untrack(() => this.of(ruleSet)),
        (other) => other === text,
        MOST_FIELDS,
      ),
    );
  }

  remove(ruleSet: string, text: string): void {
    this.write(
      ruleSet,
      untrack(() => this.of(ruleSet)).filter((other) => other !== text),
    );
  }

  private read(): Record<string, string[]> {
    return (load('fields') ?? {}) as Record<string, string[]>;
  }

  private write(ruleSet: string, texts: string[]): void {
    save('fields', { ...this.read(), [ruleSet]: texts });
    this.changes.note();
  }
}
const MOST_FIELDS = 24;
export const savedFields = new SavedFields();

/** Cards that a player has laid in this step. They never leave the device. */
export interface LaidCards {
  kind: string; // of the ask
  cards: string[];
  ready?: string; // the id of the command that locks them, until it is acknowledged
}
interface RoomCards {
  code: string;
  step: number;
  seats: Record<string, LaidCards>;
}
const MOST_ROOMS = 6;

/** The laid cards of a few rooms, each for its current step. */
export const laidCards = {
  of(code: string, step: number, seat: number): LaidCards | null {
    const found = this.rooms().find((room) => room.code === code);
    return (found?.step === step && found.seats[seat]) || null;
  },

  keep(code: string, step: number, seat: number, laid: LaidCards): void {
    const old = this.rooms().find((room) => room.code === code && room.step === step);
    const room = { code, step, seats: { ...old?.seats, [seat]: laid } };
    save(
      'laidCards',
      newestFirst(room, this.rooms(), (other) => other.code === code, MOST_ROOMS),
    );
  },

  /** Drops the cards of a room that were laid in another step. */
  dropOld(code: string, step: number): void {
    const rooms = this.rooms();
    const left = rooms.filter((room) => room.code !== code || room.step === step);
    if (left.length < rooms.length) save('laidCards', left);
  },

  rooms(): RoomCards[] {
    const found = load('laidCards');
    return Array.isArray(found) ? found.filter((one) => typeof one?.code === 'string' && one.seats) : [];
  },
};

/** How this device has done at a rule set. */
export interface Wins {
  all: number; // games that were won here
  row: number; // wins one after the other, of one person against computers, the strongest of them this one
  rival: string;
  code: string; // of the room that was counted last
}
const NO_WINS: Wins = { all: 0, row: 0, rival: '', code: '' };

/** The wins of this device by rule set. */
export const wins = {
  of(ruleSet: string): Wins {
    return { ...NO_WINS, ...this.read()[ruleSet] };
  },

  /** Counts a finished game once. Without a rival the row stays as it was. */
  note(ruleSet: string, code: string, won: boolean, rival: string): void {
    const old = this.of(ruleSet);
    if (old.code === code) return;
    const before = old.rival === rival ? old.row : 0;
    const row = rival ? { rival, row: won ? before + 1 : 0 } : {};
    save('wins', { ...this.read(), [ruleSet]: { ...old, ...row, all: old.all + Number(won), code } });
  },

  read(): Record<string, Partial<Wins>> {
    const found = load('wins');
    return found && typeof found === 'object' ? (found as Record<string, Partial<Wins>>) : {};
  },
};

/** The game that this device was offered last, with the message that says which one it is. */
export interface SavedStep {
  kind: string;
  rival: string;
  ruleSet: string;
  options: Record<string, string>; // wished: some may not fit together
  seats: SeatRequest[];
  clock: number;
}
export const savedStep = {
  get(): SavedStep | null {
    const found = load('nextStep') as Partial<SavedStep> | null;
    const isWhole = typeof found?.ruleSet === 'string' && typeof found.kind === 'string' && Array.isArray(found.seats);
    return isWhole ? (found as SavedStep) : null;
  },

  set(step: SavedStep): void {
    save('nextStep', step);
  },
};
