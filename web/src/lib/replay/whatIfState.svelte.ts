/** The state of "what if": the step and the seat whose answer is changed, and the game that comes of it. */

import type { Game } from '../game';
import { ApiError, type Replay, pastAsk, pastNext, whatIf } from '../net/api';
import { frameOf } from '../playback/frames';
import type { Allowed, View } from '../types';
import { refusalText, t } from '../words/words.svelte';
import { answered, layingStep } from './timeline';

export class WhatIfState {
  step = $state(1);
  wantedSeat = $state(-1);
  past = $state.raw<{ key: string; view: View; cards: string[] } | null>(null); // the ask of that step, and its answer
  given = $state.raw<string[] | null>(null); // the other answer
  other = $state.raw<Replay | null>(null); // the game with it
  cell = $state('');
  problem = $state('');
  private readonly first: number;

  /** `start` is the step that the replay shows. */
  constructor(
    private readonly record: string,
    private readonly replay: Replay,
    private readonly game: Game,
    start: number,
  ) {
    this.first = this.step = layingStep(game, replay.steps, Math.max(1, start));
  }

  /** Who answered in this step. */
  readonly seats = $derived.by(() => answered(this.replay.steps[this.step], this.replay.seats));
  readonly seat = $derived(this.seats.find((one) => one.seat === this.wantedSeat) ?? this.seats[0]);
  readonly key = $derived(`${this.step}:${this.seat?.seat}`);
  readonly ask = $derived(this.past?.key === this.key ? this.past.view.ask : null);
  readonly picks = $derived.by(() => (this.ask ? this.game.cells(this.ask) : []));
  readonly isFirst = $derived.by(() => this.step <= 1);
  readonly isLast = $derived.by(() => this.step >= this.replay.steps.length - 1);
  /** Whether this is the step at which the replay was left. */
  readonly isShownStep = $derived.by(() => this.step === this.first);
  /** The place in the game, in words. */
  readonly where = $derived.by(() => {
    const before = this.replay.steps[this.step - 1]?.view;
    return before ? this.game.positionLabel(frameOf(this.game, before), this.step) : '';
  });

  /** Says which cards may follow, as a room does. */
  next = (seat: number, laid: string[]): Promise<Allowed> => pastNext(this.record, this.step, seat, laid);

  /** Loads the ask of this step and seat; for use in an effect. */
  load(): void {
    const { key, step, seat } = this;
    [this.cell, this.given, this.problem] = ['', null, ''];
    if (!seat) return;
    pastAsk(this.record, step, seat.seat)
      .then((found) => this.key === key && (this.past = { key, ...found }))
      .catch(() => (this.problem = t('try-again')));
  }

  /** Plays the game on with another answer; returns why it was refused. */
  lock = async (cards: string[]): Promise<string | null> => {
    if (!this.seat || !this.past) return null;
    if (cards.join(' ') === this.past.cards.join(' ')) return t('whatif-unchanged');
    try {
      this.other = await whatIf(this.record, this.step, this.seat.seat, cards);
      this.given = cards;
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalText(error);
    }
  };
}
