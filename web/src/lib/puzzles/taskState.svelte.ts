/** The state of a task: its content, the program that is laid, the last try, and the hints. */

import type { TaskHintResponse, TaskResponse, TaskTryResponse } from '../../protocol';
import { cellName, type Spot, spot, TURNS } from '../field/cells';
import { CELL, isThere, type Plan } from '../field/plan';
import type { Game } from '../game';
import { gameOf } from '../games/registry';
import { ApiError, hintOf, type Page, taskNext, taskOf, tryTask } from '../net/api';
import { type Frame, frameOf, frames, trailOf } from '../playback/frames';
import { Playback } from '../playback/playback.svelte';
import { isCalm } from '../shell/settings.svelte';
import type { Colour, Facing, View } from '../types';
import { refusalText, t, title } from '../words/words.svelte';
import { addStars } from './progress.svelte';

export const MOST_STARS = 3;
const GAP = '?'; // a missing card
const FINGER_PX = 24.5; // no cell is smaller than a finger needs
const GHOST_STEP_MS = 900;

export class TaskState {
  readonly playback = new Playback();
  content = $state.raw<TaskResponse | null>(null);
  game = $state.raw<Game | null>(null);
  tried = $state.raw<TaskTryResponse | null>(null);
  stage = $state.raw<View | null>(null); // the view that is played back
  lastFrame = $state.raw<Frame | undefined>();
  program = $state.raw<string[]>([]); // as it was laid last
  filling = $state(''); // of a gap, in the last try
  tries = $state(0);
  marked = $state(0); // the row in which the last try went wrong, from 1
  cell = $state('');
  hint = $state.raw<TaskHintResponse | null>(null);
  most = $state(MOST_STARS); // the stars that can still be won after the hints
  problem = $state('');
  rule = $state(''); // the id of the rule that is shown
  laid: string[] = [];
  private hintStep = 0;
  private ghostStep = $state(0);

  /** `page` is a puzzle of one's own. */
  constructor(
    readonly id: string,
    readonly page?: Page,
  ) {
    void this.load();
  }

  readonly view = $derived(this.content?.view ?? null);
  readonly playing = $derived(this.stage !== null);
  readonly over = $derived(!this.playing && this.tried !== null);
  readonly predicts = $derived(this.content?.kind === 'predict');
  readonly own = $derived((this.view?.seat ?? 'red') as Colour);
  readonly stars = $derived(Math.min(this.tried?.verdict.stars ?? 0, this.most));
  readonly plan = $derived(this.game && this.view ? this.game.plan(this.view) : null);
  readonly leastHeight = $derived(this.plan ? (this.plan.box.height / CELL) * FINGER_PX : 0);
  readonly frame = $derived.by(() => {
    if (!this.game || !this.view) return undefined;
    if (this.playing && this.playback.frame) return this.playback.frame;
    return this.lastFrame ?? frameOf(this.game, this.view);
  });
  /** In a prediction every cell may be chosen. */
  readonly picks = $derived.by(() => {
    if (!this.predicts || this.over || this.playing || !this.plan) return [];
    return cellsOf(this.plan);
  });
  readonly trail = $derived.by((): Spot[] => {
    if (this.over && this.lastFrame) return trailOf(this.playback.frames, this.own);
    return (this.hint?.cells ?? []).map((name) => spot(name, this.plan?.height ?? 0));
  });
  /** A figure that walks over the cells of the hint again and again. */
  readonly ghost = $derived.by(() => {
    const figure = this.frame?.figures.find((one) => one.name === this.own);
    if (this.over || this.playing || !figure || !this.hint?.cells.length) return undefined;
    const at = this.trail[this.ghostStep] ?? this.trail[this.trail.length - 1];
    const facing = this.hint.facings[this.ghostStep] as Facing | undefined;
    return at && { ...figure, x: at.x, y: at.y, turn: facing ? TURNS[facing] : figure.turn };
  });
  /** The sentence of the task: its story, the verdict, a hint. */
  readonly message = $derived.by(() => {
    if (this.problem) return this.problem;
    if (this.playing) return t('watching-now');
    if (this.over && this.tried) return title(this.tried.verdict.sentence);
    if (this.hint) return title(this.hint.sentence);
    if (this.predicts && this.cell) return t('path-tap-again', { cell: this.cell });
    return this.content ? title(this.content.story) : t('setting-table');
  });

  async load(): Promise<void> {
    try {
      const content = await taskOf(this.id, this.page);
      this.program = content.given;
      this.game = await gameOf(content.rule_set);
      this.content = content;
    } catch {
      this.problem = t('try-again');
    }
  }

  /** Says which cards may follow, as a room does. */
  next = (_: number, cards: string[]): ReturnType<typeof taskNext> => taskNext(this.id, cards, this.page);

  /** Tries an answer; returns why it was refused. */
  async run(cards: string[]): Promise<string | null> {
    if (!this.game) return null;
    try {
      this.show(this.game, cards, await tryTask(this.id, cards, this.page));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalText(error);
    }
  }

  private show(game: Game, cards: string[], tried: TaskTryResponse): void {
    const { happened, verdict, view } = tried;
    [this.tried, this.stage] = [tried, view];
    if (!this.predicts && this.content?.kind !== 'complete') this.program = cards;
    this.filling = cards[this.content?.given.indexOf(GAP) ?? -1] ?? '';
    if (verdict.stars && !this.page) addStars({ [this.id]: Math.min(verdict.stars, this.most) });
    const events = happened.filter((one) => !('kind' in one && one.kind === 'end'));
    this.play(frames(game, view, events));
  }

  private play(shown: Frame[]): void {
    if (!this.game) return;
    const whenOver = (): void => {
      this.lastFrame = shown.at(-1);
      this.stage = null;
    };
    this.playback.start({ game: this.game, frames: shown, whenOver });
  }

  watchAgain(): void {
    this.stage = this.tried?.view ?? null;
    this.play(this.playback.frames);
  }

  tryAgain(): void {
    this.marked = this.tried?.verdict.row ?? 0;
    [this.tried, this.lastFrame, this.cell, this.hint] = [null, undefined, '', null];
    this.tries += 1;
  }

  /** A first tap chooses a cell, a second one confirms it. */
  async pick(cell: string): Promise<void> {
    if (cell === this.cell) this.problem = (await this.run([cell])) ?? '';
    else this.cell = cell;
  }

  async askHint(): Promise<void> {
    if (!this.content) return;
    try {
      const laid = this.laid.includes(GAP) ? [] : this.laid;
      this.hint = await hintOf(this.id, this.hintStep, laid, this.page);
      this.most = Math.min(this.most, this.hint.most_stars);
      this.hintStep = Math.min(this.hintStep + 1, this.content.hints.length - 1);
    } catch {
      this.problem = t('try-again');
    }
  }

  /** Moves the ghost; without motion it stands at the end of the hint. */
  walkGhost(): (() => void) | undefined {
    const cells = this.hint?.cells.length ?? 0;
    this.ghostStep = cells - 1;
    if (cells < 2 || isCalm()) return;
    const timer = setInterval(() => (this.ghostStep = (this.ghostStep + 1) % cells), GHOST_STEP_MS);
    return () => clearInterval(timer);
  }
}

/** The names of all cells. */
function cellsOf(plan: Plan): string[] {
  const spots = Array.from({ length: plan.width * plan.height }, (_, at) => ({
    x: at % plan.width,
    y: Math.floor(at / plan.width),
  }));
  return spots.filter(({ x, y }) => isThere(plan, x, y)).map(({ x, y }) => cellName(x, y, plan.height));
}
