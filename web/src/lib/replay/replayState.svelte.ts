/** The state of a replay: the game of a room or of a file, its timeline, and its address. */

import { untrack } from 'svelte';
import type { Game } from '../game';
import { gameOf } from '../games/registry';
import { ApiError, recordOf, type Replay, replayOf, replaySoFar } from '../net/api';
import { Playback } from '../playback/playback.svelte';
import { route } from '../shell/route.svelte';
import { moments } from './moments';
import { addressOf, find, readAddress, timelineOf } from './timeline';
import { recordProblem } from './words';

const RUNNING = 'record.running';
const ADDRESS_DELAY_MS = 300; // browsers limit how often an address may change

/** A game to be shown; the record is known once the game is over. */
interface Source {
  record: string;
  replay: Replay;
}

export class ReplayState {
  readonly playback = new Playback();
  code = $state(''); // of the room that is open
  record = $state('');
  content = $state.raw<Replay | null>(null);
  game = $state.raw<Game | null>(null);
  problem = $state('');
  loading = $state(false);
  rule = $state(''); // the id of the rule that is shown
  fileUrl = $state(''); // of the record
  view = $state<'replay' | 'whatIf' | 'analysis'>('replay');
  menuOpen = $state(false);

  readonly timeline = $derived(
    this.content && this.game ? timelineOf(this.game, this.content.steps, this.content.seats) : [],
  );
  readonly moments = $derived(this.game ? moments(this.game, this.timeline) : []);
  readonly entry = $derived(this.timeline[this.playback.index]);
  readonly address = $derived(addressOf(this.code, this.entry));

  addressAt(at: number): string {
    return addressOf(this.code, this.timeline[at]);
  }

  /** Opens the room and the beat that the address names. */
  openAddress(hash: string): void {
    const place = readAddress(hash);
    untrack(() => {
      if (place.code && place.code !== this.code) void this.openRoom(place.code);
      else if (this.content && this.code) this.jump(find(this.timeline, place.step, place.beat));
    });
  }

  /** Writes the beat into the address, with a delay; returns how to cancel it. */
  writeAddress(): (() => void) | undefined {
    const { address } = this;
    if (!this.code || !this.content) return;
    const timer = setTimeout(() => this.rename(address), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }

  private rename(address: string): void {
    history.replaceState(null, '', address);
    route.hash = address.split('#')[1] ?? '';
  }

  /** Makes a file of the record; returns how to release it. */
  makeFile(): (() => void) | undefined {
    if (!this.record) return;
    const url = URL.createObjectURL(new Blob([this.record], { type: 'text/plain' }));
    this.fileUrl = url;
    return () => {
      this.fileUrl = '';
      URL.revokeObjectURL(url);
    };
  }

  private openRoom(code: string): Promise<void> {
    return this.open(() => sourceOfRoom(code), code);
  }

  async openFile(file: File): Promise<void> {
    await this.open(async () => sourceOf(await file.text()), '');
    if (!this.problem) this.rename('/replay');
  }

  private async open(read: () => Promise<Source>, code: string): Promise<void> {
    this.problem = '';
    this.loading = true;
    this.view = 'replay';
    try {
      const source = await read();
      this.game = await gameOf(source.replay.rule_set);
      [this.record, this.content] = [source.record, source.replay];
      this.code = code;
      this.start();
    } catch (error) {
      this.problem = recordProblem(error);
    } finally {
      this.loading = false;
    }
  }

  /** Plays from the beginning, or shows the beat that the address names. */
  private start(): void {
    const frames = this.timeline.map((one) => one.frame);
    this.playback.start(frames, () => undefined);
    const place = readAddress(route.hash);
    if (!this.code || !(place.step || place.beat)) return;
    this.playback.pause();
    this.jump(find(this.timeline, place.step, place.beat));
  }

  private jump(at: number): void {
    if (at === this.playback.index) return;
    this.playback.pause();
    this.playback.seek(at);
  }

  openMoment(at: number): void {
    this.menuOpen = false;
    this.jump(at);
  }

  openWhatIf(): void {
    this.playback.pause();
    this.view = 'whatIf';
  }

  toggleAnalysis(): void {
    this.playback.pause();
    this.menuOpen = false;
    this.view = this.view === 'analysis' ? 'replay' : 'analysis';
  }
}

async function sourceOf(record: string): Promise<Source> {
  return { record, replay: await replayOf(record) };
}

async function sourceOfRoom(code: string): Promise<Source> {
  try {
    return await sourceOf(await recordOf(code));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== RUNNING) throw error;
    return { record: '', replay: await replaySoFar(code) };
  }
}
