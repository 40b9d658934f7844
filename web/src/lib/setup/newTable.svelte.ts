/** The state of a new table: the rule set, the wished options, the server's offer, and the seats. */

import type { Game } from '../game';
import { entryOf, gameOf } from '../games/registry';
import { ApiError, chooseGame, offerOf, openRoom, type SeatRequest } from '../net/api';
import { type GameChoices, type GamesResponse, loadGames, type OfferResponse } from '../net/games';
import type { Room } from '../net/room.svelte';
import { frameOf } from '../playback/frames';
import { go } from '../shell/route.svelte';
import type { View } from '../types';
import { has, t } from '../words/words.svelte';
import { placeOf } from './choiceNames';
import { PLAYERS } from './options';

/** A table that a link leads to: a field to play on, or a scenario, which is the value of another option. */
export interface WantedTable {
  ruleSet: string;
  text: string;
  option?: string;
}

export const CLOCK_SECONDS = [0, 30, 60, 120, 300];

export class NewTable {
  games = $state.raw<GamesResponse | null>(null);
  choices = $state.raw<GameChoices | null>(null); // of the chosen rule set
  offer = $state.raw<OfferResponse | null>(null);
  game = $state.raw<Game | null>(null); // draws its fields
  seats: SeatRequest[] = $state([]);
  clock = $state(0);
  hints = $state(true);
  problem = $state('');
  busy = $state(false);
  private pending = Promise.resolve();
  private requests = 0;

  readonly options = $derived(this.offer?.options ?? {});
  readonly entry = $derived(this.choices ? entryOf(this.choices.game) : null);
  readonly place = $derived(this.choices && this.offer ? placeOf(this.choices, this.offer) : { option: '', value: '' });
  /** The words of a scenario in a link. */
  readonly own = $derived.by(() => {
    const briefing = this.game && this.offer ? this.game.briefing(this.offer.sight) : null;
    return briefing && 'story' in briefing ? briefing : null;
  });
  readonly plot = $derived((this.offer?.sight as View | undefined)?.plot);
  readonly story = $derived(
    this.own?.story ??
      this.choices?.sights.map((option) => this.choices?.stories[option]?.[this.options[option] ?? '']).find(Boolean),
  );
  /** The message about the way to play. */
  readonly about = $derived.by(() => {
    const option = this.entry?.setup.described ?? '';
    return `about-${option}-${this.chosen[option]}`;
  });
  /** What is chosen for each option, or would be. */
  readonly chosen = $derived.by(() => {
    const usual = Object.entries(this.offer?.choices ?? {}).map(([option, values]) => [option, values[0] ?? '']);
    return { ...(Object.fromEntries(usual) as Record<string, string>), ...this.options };
  });
  /** The option whose values are printed cards. */
  readonly printed = $derived(Object.keys(this.choices?.numbers ?? {}).find((option) => this.offer?.choices[option]));
  /** The printed bots that the place brings along. */
  readonly bots = $derived.by(() => {
    const { game, offer } = this;
    if (!game?.facts || !offer || offer.choices[this.entry?.setup.bots ?? '']) return []; // or they are chosen
    return frameOf(game, offer.sight as View).figures.filter(({ name }) => !offer.seats.includes(name));
  });
  /** The option that has the names of teams, if there are teams. */
  readonly teams = $derived.by(() => {
    const option = this.entry?.setup.teams;
    return option && this.offer?.choices[option] ? option : null;
  });
  /** Options of cells that the table may choose now, and how many at most. */
  readonly placed = $derived.by(() =>
    Object.entries(this.entry?.setup.placed ?? {}).filter(([option]) => this.full && this.offer?.choices[option]),
  );
  readonly playerCounts = $derived((this.offer?.choices[PLAYERS] ?? []).filter((count) => this.full || count !== '1'));

  /** `full` offers all options. A room is given where its game is chosen. */
  constructor(
    readonly full: boolean,
    wanted?: WantedTable,
    private readonly room?: Room,
  ) {
    void this.load(wanted);
  }

  private async load(wanted?: WantedTable): Promise<void> {
    try {
      this.games = await loadGames();
    } catch {
      this.problem = t('try-again');
      return;
    }
    const found = this.games.games.find(({ rule_set }) => rule_set === wanted?.ruleSet);
    if (!found) return;
    this.choose(found);
    const option = wanted?.option ?? found.own;
    if (option && wanted?.text) this.wish({ [option]: wanted.text });
  }

  choose(choices: GameChoices | null): void {
    [this.choices, this.game] = [choices, null];
    if (!choices) return;
    this.show(choices.offer);
    const people = this.room?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    if (people > this.seats.length) this.wish({ ...this.options, [PLAYERS]: String(people) });
    gameOf(choices.rule_set)
      .then((game) => (this.game = game))
      .catch(() => undefined);
  }

  /** Shows an offer, with as many seats as it has. */
  private show(offer: OfferResponse): void {
    this.requests += 1; // pending responses are stale
    this.offer = offer;
    const other: SeatRequest = this.full
      ? { kind: 'computer', player: 'level-2', name: '' }
      : { kind: this.room ? 'open' : 'person', name: '' };
    this.seats = offer.seats.map((_, at) => this.seats[at] ?? (at ? { ...other } : { kind: 'person', name: '' }));
  }

  /** Shows the wished options at once; the server's offer says which others fit them. */
  wish(options: Record<string, string>): void {
    if (this.choices && this.offer) this.pending = this.ask(this.choices.rule_set, { ...this.offer, options });
  }

  /** Chooses a place: a field, a scenario or a puzzle, one of them at a time. */
  choosePlace(option: string, value: string): void {
    const others = Object.entries(this.options).filter(([name]) => !this.choices?.sights.includes(name));
    this.wish({ ...Object.fromEntries(others), [option]: value });
  }

  private async ask(ruleSet: string, wished: OfferResponse): Promise<void> {
    this.offer = wished;
    const request = ++this.requests;
    const offer = await offerOf(ruleSet, wished.options).catch(() => null);
    if (request !== this.requests) return;
    if (offer) this.show(offer);
    this.problem = offer ? '' : t('try-again');
  }

  async start(): Promise<void> {
    if (!this.choices) return;
    this.busy = true;
    this.problem = '';
    await this.pending;
    try {
      const seats = $state.snapshot(this.seats);
      const { rule_set } = this.choices;
      const { clock, hints, options } = this;
      const { room } = this.room
        ? await chooseGame(this.room.code, { rule_set, options, seats, clock, hints })
        : await openRoom(rule_set, options, seats, clock, hints);
      go(`/r/${room}`);
    } catch (error) {
      this.problem = problemText(error);
    }
    this.busy = false;
  }
}

function problemText(error: unknown): string {
  const id = error instanceof ApiError ? `refused-${error.code.replaceAll('.', '-')}` : '';
  return t(has(id) ? id : 'problem');
}

export function clockName(seconds: number): string {
  if (!seconds) return t('clock-none');
  return seconds < 60 ? t('clock-seconds', { count: seconds }) : t('clock-minutes', { count: seconds / 60 });
}
