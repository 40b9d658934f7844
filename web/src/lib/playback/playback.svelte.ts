/** Playback of frames: play, pause, step, seek, skip. */

import { settings } from '../shell/settings.svelte';
import { NO_BEAT } from './beats';
import type { Frame } from './frames';

export const BEAT_MS = 450;
const LOWEST_BEAT_SPEED = 0.7; // slower playback waits longer between movements of the same length
const READING_MS = 1500; // more for every sentence that is read aloud

/** The length of a beat as a CSS time, for movements on the field. */
export const beatLength = (): string => `${Math.round(BEAT_MS / Math.max(settings.speed, LOWEST_BEAT_SPEED))}ms`;

export class Playback {
  frames: Frame[] = $state.raw([]);
  index = $state(0);
  playing = $state(false);
  private timer = 0;
  private whenOver: () => void = () => undefined;

  readonly frame = $derived(this.frames[this.index]);
  readonly last = $derived(this.frames.length - 1);

  start(frames: Frame[], whenOver: () => void): void {
    this.frames = frames;
    this.index = 0;
    this.whenOver = whenOver;
    this.play();
  }

  /** Shows one of these frames, paused. */
  open(frames: Frame[], at: number, whenOver: () => void): void {
    this.pause();
    this.frames = frames;
    this.whenOver = whenOver;
    this.seek(at);
  }

  play(): void {
    if (this.index >= this.last && this.frames.length > 1) this.index = 0;
    this.playing = true;
    this.wait(BEAT_MS / 2);
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
      this.playing = false;
      this.whenOver();
      return;
    }
    this.index++;
    const { events } = this.frame?.beat ?? NO_BEAT;
    this.wait(BEAT_MS + (settings.text ? READING_MS * events.length : 0));
  }

  step(by: number): void {
    this.pause();
    this.seek(this.index + by);
  }

  seek(to: number): void {
    this.index = Math.max(0, Math.min(this.last, to));
  }

  skip(): void {
    this.pause();
    this.index = this.last;
    this.whenOver();
  }
}
