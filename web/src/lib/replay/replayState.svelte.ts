/** The state of a replay: the game of a room or of a link, its timeline, and its address. */

import { untrack } from 'svelte';
import type { Game } from '../game';
import { gameOf } from '../games/registry';
import { ApiError, recordOf, recordOfLink, type Replay, replayOf, replaySoFar } from '../net/api';
import { Playback } from '../playback/playback.svelte';
import { route } from '../shell/route.svelte';
import { moments } from './moments';
import { addressOf, find, isRecordLink, readAddress, timelineOf } from './timeline';
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
  name = $state(''); // the code of a room, or the text of the link of a record
  record = $state('');
  content = $state.raw<Replay | null>(null);
  game = $state.raw<Game | null>(null);
  problem = $state('');
  loading = $state(false);
  rule = $state(''); // the id of the rule that is shown
  view = $state<'replay' | 'whatIf' | 'analysis'>('replay');
  menuOpen = $state(false);

  readonly timeline = $derived(
    this.content && this.game ? timelineOf(this.game, this.content.steps, this.content.seats) : [],
  );
  readonly moments = $derived(this.game ? moments(this.game, this.timeline) : []);
  readonly entry = $derived(this.timeline[this.playback.index]);
  readonly code = $derived(isRecordLink(this.name) ? '' : this.name);
  readonly address = $derived(addressOf(this.name, this.entry));

  addressAt(at: number): string {
    return addressOf(this.name, this.timeline[at]);
  }

  /** Opens the game and the beat that the address names. */
  openAddress(hash: string): void {
    const place = readAddress(hash);
    untrack(() => {
      if (place.name && place.name !== this.name) void this.open(place.name);
      else if (this.content && place.name) this.jump(find(this.timeline, place.step, place.beat));
    });
  }

  /** Writes the beat into the address, with a delay; returns how to cancel it. */
  writeAddress(): (() => void) | undefined {
    const { address } = this;
    if (!this.content) return;
    const timer = setTimeout(() => this.rename(address), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }

  private rename(address: string): void {
    history.replaceState(null, '', address);
    route.hash = address.split('#')[1] ?? '';
  }

  private async open(name: string): Promise<void> {
    [this.name, this.record, this.content, this.problem] = [name, '', null, ''];
    [this.loading, this.view] = [true, 'replay'];
    try {
      const source = await (isRecordLink(name) ? sourceOfLink(name) : sourceOfRoom(name));
      const game = await gameOf(source.replay.rule_set);
      if (this.name !== name) return; // another game was opened meanwhile
      [this.game, this.record, this.content] = [game, source.record, source.replay];
      this.start();
    } catch (error) {
      if (this.name === name) this.problem = recordProblem(error);
    } finally {
      if (this.name === name) this.loading = false;
    }
  }

  /** Plays from the beginning, or shows the beat that the address names. */
  private start(): void {
    if (!this.game) return;
    this.playback.start({ game: this.game, frames: this.timeline.map((one) => one.frame) });
    const place = readAddress(route.hash);
    if (!(place.step || place.beat)) return;
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

const sourceOfLink = async (link: string): Promise<Source> => sourceOf(await recordOfLink(link));

async function sourceOfRoom(code: string): Promise<Source> {
  try {
    return await sourceOf(await recordOf(code));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== RUNNING) throw error;
    return { record: '', replay: await replaySoFar(code) };
  }
}
