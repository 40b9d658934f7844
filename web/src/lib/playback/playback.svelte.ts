/** Playback of frames: play, pause, step, seek, skip. */

import type { Game } from '../game';
import { saveSettings, settings } from '../shell/settings.svelte';
import { captionParts, lettersOf, textOf } from './captions';
import type { Frame } from './frames';
import { linesOf } from './lines';
import { BEGIN_MS, beatTime, MOVE_MS } from './showTime';

const LOWEST_MOVE_SPEED = 0.7; // slower playback waits longer between movements of the same length

/** The length of a movement on the field as a CSS time. */
export const moveLength = (): string => `${Math.round(MOVE_MS / Math.max(settings.speed, LOWEST_MOVE_SPEED))}ms`;

export interface Show {
  game: Game;
  frames: Frame[];
  own?: string | null; // the player here: their own laying is not told
  stepwise?: boolean; // every beat waits for a tap
  whenShown?: () => void; // all beats were shown, or skipped
  whenOver?: () => void; // the next thing may be shown
  stops?: () => boolean; // whether the last beat waits for a tap
}

export class Playback {
  private show: Show | null = $state.raw(null);
  index = $state(0);
  playing = $state(false);
  stepwise = $state(false);
  private timer = 0;
  ended = $state(false); // by itself or skipped: the last beat was shown as long as it takes
  private shown = false; // all beats

  readonly frames = $derived(this.show?.frames ?? []);
  readonly frame = $derived(this.frames[this.index]);
  readonly last = $derived(this.frames.length - 1);
  /** Whether the last beat has been shown and a tap is awaited. */
  readonly waits = $derived(this.index >= this.last && !this.playing);

  start(show: Show): void {
    [this.show, this.index, this.shown, this.ended] = [show, 0, false, false];
    this.stepwise = show.stepwise ?? false;
    this.play();
  }

  /** Shows one of these frames, paused. */
  open(show: Show, at: number): void {
    this.pause();
    [this.show, this.stepwise, this.shown, this.ended] = [show, false, true, false];
    this.seek(at);
  }

  play(): void {
    if (this.index >= this.last && this.frames.length > 1) this.index = 0;
    [this.playing, this.ended] = [true, false];
    this.wait(BEGIN_MS);
  }

  /** Goes on without waiting for taps; in the first game of a device from now on. */
  playByItself(): void {
    this.stepwise = false;
    if (settings.steps === 'first') saveSettings({ steps: 'never' });
    this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.tick(), time / settings.speed);
  }

  private tick(): void {
    if (!this.playing) return;
    if (this.index >= this.last) {
      this.end();
      return;
    }
    this.index++;
    if (this.stepwise) this.playing = false;
    else this.wait(this.timeOf(this.frame));
  }

  /** How long this frame is shown at normal speed. */
  private timeOf(frame: Frame | undefined): number {
    if (!frame || !this.show) return MOVE_MS;
    const { game, own } = this.show;
    const caption = settings.text
      ? linesOf(game, frame, own)
          .map(({ text }) => text)
          .join(' ')
      : textOf(captionParts(game, frame.beat, own));
    return beatTime(
      lettersOf(caption),
      frame.beat.events.some((event) => game.isHeld?.(event)),
    );
  }

  private end(): void {
    this.pause();
    this.ended = true;
    this.tellShown();
    if (!this.show?.stops?.()) this.goOn();
  }

  private tellShown(): void {
    if (!this.shown) this.show?.whenShown?.();
    this.shown = true;
  }

  goOn(): void {
    this.pause();
    this.tellShown();
    this.show?.whenOver?.();
  }

  step(by: number): void {
    this.pause();
    this.seek(this.index + by);
  }

  seek(to: number): void {
    this.index = Math.max(0, Math.min(this.last, to));
  }

  skip(): void {
    this.index = this.last;
    this.end();
  }
}
