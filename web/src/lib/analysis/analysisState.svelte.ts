/** The state of an analysis: the rounds that are judged one by one, the chosen round, and the scene of it that is
 * played. */

import { untrack } from 'svelte';
import type { Game } from '../game';
import { type Replay, whatIf } from '../net/api';
import { Playback } from '../playback/playback.svelte';
import { timelineOf, type TimelineEntry } from '../replay/timeline';
import type { Colour } from '../types';
import { t } from '../words/words.svelte';
import { reachOf, review, type ReviewResponse, roundOf, starsOf } from './review';

/** The round as it was played, with the rival's best reply, or with a better program. */
export type Scene = 'real' | 'reply' | 'better';

export class AnalysisState {
  readonly playback = new Playback();
  steps = $state.raw<number[]>([]); // of the rounds
  rounds = $state.raw<ReviewResponse[]>([]);
  work = $state.raw<AbortController | null>(null);
  problem = $state('');
  seat = $state(0);
  chosen = $state(0); // the step of the round that is shown
  scene = $state<Scene>('real');
  private timeline = $state.raw<TimelineEntry[]>([]);

  /** `seat` is whose programs are shown at first. */
  constructor(
    readonly record: string,
    readonly replay: Replay,
    readonly game: Game,
    seat: number,
  ) {
    this.seat = seat;
  }

  readonly seats = $derived(
    [...new Set(this.rounds.flatMap(({ judged }) => judged.map((one) => one.seat)))].sort((one, two) => one - two),
  );
  /** The rounds of the chosen seat. */
  readonly own = $derived(
    this.rounds.flatMap(({ step, judged }) =>
      judged.filter((one) => one.seat === this.seat).map((judged) => ({ step, judged })),
    ),
  );
  readonly reach = $derived(reachOf(this.own.map(({ judged }) => judged)));
  readonly stars = $derived(this.own.reduce((sum, { judged }) => sum + starsOf(judged), 0));
  readonly entry = $derived(this.timeline[this.playback.index]);
  /** The assessment of the chosen round. */
  readonly now = $derived(this.own.find(({ step }) => step === this.chosen)?.judged);
  /** The number of the chosen round. */
  readonly number = $derived(this.own.findIndex(({ step }) => step === this.chosen) + 1);
  readonly showsReply = $derived(Boolean(this.now?.reply && this.now.grade !== 'best'));
  readonly scenes = $derived.by((): Scene[] => {
    if (!this.now) return [];
    const all: Scene[] = ['real', 'reply', 'better'];
    const shown = { real: true, reply: this.showsReply, better: this.now.better.length > 0 };
    return all.filter((scene) => shown[scene]);
  });

  nameOf = (seat: number): Colour => this.replay.seats[seat] as Colour;

  async begin(): Promise<void> {
    const work = new AbortController();
    [this.work, this.problem, this.rounds] = [work, '', []];
    try {
      await review(
        this.record,
        { plan: (steps) => (this.steps = steps), round: (one) => (this.rounds = [...this.rounds, one]) },
        work.signal,
      );
    } catch {
      this.problem = t(work.signal.aborted ? 'analysis-stopped' : 'try-again');
    }
    if (this.work === work) this.work = null;
  }

  stop(): void {
    this.playback.pause();
    this.work?.abort();
  }

  /** Chooses the first round while none of this seat is chosen. */
  chooseFirst(): void {
    const first = this.own[0];
    if (first && !this.own.some(({ step }) => step === this.chosen)) untrack(() => this.choose(first.step));
  }

  choose(step: number): void {
    this.chosen = step;
    this.scene = 'real';
    this.play(this.realRound(step), false);
  }

  private realRound(step: number): Replay['steps'] {
    return roundOf(this.game, this.replay.steps.slice(step));
  }

  private play(round: Replay['steps'], run: boolean): void {
    const before = this.replay.steps[this.chosen - 1];
    if (!before) return;
    this.timeline = timelineOf(this.game, [before, ...round], this.replay.seats);
    const show = { game: this.game, frames: this.timeline.map((one) => one.frame) };
    if (run) this.playback.start(show);
    else this.playback.open(show, 0);
  }

  async show(scene: Scene): Promise<void> {
    if (!this.now) return;
    this.scene = scene;
    if (scene === 'real') return this.play(this.realRound(this.chosen), true);
    const other = scene === 'reply' ? this.now.reply : { seat: this.seat, cards: this.now.better };
    if (other) await this.showOther(scene, other.seat, other.cards);
  }

  private async showOther(scene: Scene, seat: number, cards: string[]): Promise<void> {
    const step = this.chosen;
    const found = await whatIf(this.record, step, seat, cards).catch(() => null);
    if (step !== this.chosen || scene !== this.scene) return;
    if (found) this.play(roundOf(this.game, found.steps), true);
    else this.problem = t('try-again');
  }
}
