/** The state of a lesson: its room of one player, the playback of the round, and what the hand points at. */

import type { Spot } from '../../field/cells';
import type { Game } from '../../game';
import { openFirstGame, openRoom } from '../../net/api';
import type { GameChoices } from '../../net/games';
import { Room } from '../../net/room.svelte';
import { type Frame, frameOf, frames, trailOf } from '../../playback/frames';
import { Playback } from '../../playback/playback.svelte';
import { PUZZLE } from '../../setup/options';
import { go } from '../../shell/route.svelte';
import { saveSettings, settings } from '../../shell/settings.svelte';
import type { Colour, View } from '../../types';
import { t, title } from '../../words/words.svelte';
import { puzzleStory } from '../puzzleText';
import { GO, pointedAt } from './guide';

export class LessonState {
  readonly playback = new Playback();
  room = $state.raw<Room | null>(null);
  stage = $state.raw<View | null>(null); // the view that is played back
  lastFrame = $state.raw<Frame | undefined>();
  trail = $state.raw<Spot[]>([]);
  laid = $state.raw<string[]>([]);
  problem = $state('');
  rule = $state(''); // the id of the rule that is shown
  busy = $state(false);
  private closed = false;

  constructor(
    readonly game: Game,
    readonly course: GameChoices,
    readonly at: number,
  ) {
    void this.begin();
  }

  readonly lesson = $derived.by(() => this.course.lessons[this.at]);
  readonly puzzle = $derived(this.lesson?.puzzle ?? '');
  readonly following = $derived.by(() => this.course.lessons[this.at + 1]?.puzzle);
  readonly seat = $derived(this.room?.yours[0] ?? 0);
  readonly view = $derived(this.room?.view(this.seat));
  readonly own = $derived((this.view?.seat ?? 'red') as Colour);
  readonly playing = $derived(this.stage !== null);
  readonly frame = $derived.by(() => {
    if (this.playing && this.playback.frame) return this.playback.frame;
    return this.lastFrame ?? (this.view ? frameOf(this.game, this.view) : undefined);
  });
  readonly over = $derived(
    !this.playing && this.room?.queue.length === 0 && this.view?.result ? this.view.result : null,
  );
  readonly won = $derived(this.over !== null && this.over.winners.length > 0);
  /** The card to lay next, or the button. */
  readonly pointed = $derived(pointedAt(this.lesson?.guide[0] ?? [], this.laid));
  readonly message = $derived.by(() => {
    if (this.problem) return this.problem;
    if (this.won) return `${t('lesson-won')} ${title(this.lesson?.idea)}`;
    if (this.over) return t('lesson-missed');
    if (this.playing) return t('watching-now');
    if (!this.laid.length) return puzzleStory(this.course, this.puzzle);
    if (this.pointed === GO) return t('lesson-say-go');
    return this.pointed ? t('lesson-say-card', { card: this.game.cardName(this.pointed) }) : t('lesson-say-other');
  });

  async begin(): Promise<void> {
    this.room?.close();
    [this.problem, this.room, this.lastFrame, this.trail, this.laid] = ['', null, undefined, [], []];
    try {
      const { room } = await openRoom(this.course.rule_set, { [PUZZLE]: this.puzzle }, [{ kind: 'person' }]);
      if (!this.closed) this.room = new Room(room);
    } catch {
      this.problem = t('try-again');
    }
  }

  close(): void {
    this.closed = true;
    this.room?.close();
    this.playback.pause();
  }

  /** Plays the next step that the room has received. */
  playNext(): void {
    const next = this.room?.queue[0];
    if (!next || this.playing) return;
    this.stage = next.before;
    const events = next.happened.filter((one) => one.kind !== 'end');
    this.play(frames(this.game, next.before, events), () => this.room?.dropShownStep());
  }

  private play(shown: Frame[], next: () => void): void {
    const whenOver = (): void => {
      this.lastFrame = shown.at(-1);
      this.trail = trailOf(shown, this.own);
      this.stage = null;
      next();
    };
    this.playback.start({ game: this.game, frames: shown, whenOver });
  }

  watchAgain(): void {
    if (!this.view) return;
    this.stage = this.view;
    this.trail = [];
    this.play(this.playback.frames, () => undefined);
  }

  saveFinished(): void {
    if (this.won && !settings.lessons.includes(this.puzzle))
      saveSettings({ lessons: [...settings.lessons, this.puzzle] });
  }

  /** Gives the answer; returns why it was refused. */
  async lock(cards: string[]): Promise<string | null> {
    try {
      await this.room?.answer(this.seat, cards);
      return null;
    } catch {
      return t('refused');
    }
  }

  async playFirstGame(): Promise<void> {
    this.busy = true;
    try {
      go(`/r/${(await openFirstGame()).room}`);
    } catch {
      this.problem = t('try-again');
      this.busy = false;
    }
  }
}
