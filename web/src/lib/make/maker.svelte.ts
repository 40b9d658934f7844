/** A puzzle or scenario while it is made: the draft, and what the solver says of it. Both are the server's. */

import type { DraftTold, DraftWish, OwnFar, OwnShown, StrokeWish } from '../../protocol';
import { ApiError, draftOf, provenOf } from '../net/api';
import { Bench } from '../workshop/bench.svelte';

export type Kind = DraftWish['kind'];

const PAUSE = 200; // milliseconds: who paints quickly is asked for once
const BUSY = 1500;

export class Maker {
  draft = $state.raw<DraftTold | null>(null);
  proof = $state.raw<OwnShown | null>(null);
  problem = $state.raw<ApiError | null>(null); // why nothing can be proven
  thinking = $state(false);
  far = $state.raw<OwnFar | null>(null); // how much of it is tried
  readonly bench: Bench;
  private question: AbortController | null = null;
  private timer = 0;

  constructor(readonly kind: Kind) {
    this.bench = new Bench('', async (text, edit) => this.show(await draftOf(kind, text, edit as StrokeWish | null)));
  }

  /** Nothing is known, and nobody looks for it. */
  readonly stopped = $derived(Boolean(this.asks && !this.proof && !this.problem && !this.thinking));

  /** Proven, or, of a scenario, whole. */
  readonly offered = $derived(Boolean(this.draft?.kind === 'puzzle' ? this.proof?.certificate : this.draft?.toml));

  private get asks(): DraftTold | null {
    const { draft } = this;
    return draft?.kind === 'puzzle' && !draft.built.faults.length ? draft : null;
  }

  set(piece: string, value: string): Promise<void> {
    return this.bench.do({ do: 'set', piece, value });
  }

  private show(draft: DraftTold): DraftTold['built'] {
    const same = this.draft?.built.text === draft.built.text;
    this.draft = draft;
    if (!same) this.judge(PAUSE);
    return draft.built;
  }

  /** A newer question cancels the older one. */
  judge(after = 0): void {
    this.stop();
    [this.proof, this.problem] = [null, null];
    const draft = this.asks;
    if (!draft) return;
    this.thinking = true;
    this.timer = setTimeout(() => void this.ask(draft), after) as unknown as number;
  }

  private async ask(draft: DraftTold): Promise<void> {
    const question = new AbortController();
    this.question = question;
    try {
      const proof = await provenOf(draft.page as Record<string, unknown>, question.signal, (far) => {
        if (this.question === question) this.far = far;
      });
      if (this.question === question) [this.proof, this.thinking, this.far] = [proof, false, null];
    } catch (error) {
      if (this.question !== question) return;
      if (error instanceof ApiError && error.code !== 'busy') [this.problem, this.thinking, this.far] = [error, false, null];
      else this.judge(BUSY);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.question?.abort();
    this.question = null;
    this.thinking = false;
    this.far = null;
  }
}
