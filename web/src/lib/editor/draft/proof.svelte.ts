/** The solver's proof of a puzzle draft: asked after every change, cancelled by the next one. */

import type { DraftResponse, UserPuzzleProgress, UserPuzzleResponse } from '../../../protocol';
import { ApiError, proveDraft } from '../../net/api';

const DEBOUNCE_MS = 200;
const BUSY_RETRY_MS = 1500;

export class Proof {
  result = $state.raw<UserPuzzleResponse | null>(null);
  problem = $state.raw<ApiError | null>(null); // why the draft cannot be proven
  running = $state(false);
  progress = $state.raw<UserPuzzleProgress | null>(null);
  private draft = $state.raw<DraftResponse | null>(null); // a puzzle without faults
  private text = '';
  private request: AbortController | null = null;
  private timer = 0;

  /** Nothing is known, and no request is running. */
  readonly stopped = $derived(Boolean(this.draft && !this.result && !this.problem && !this.running));

  /** A document has changed; scenarios and fields need no proof. */
  update(draft: DraftResponse | null): void {
    const isSame = this.text !== '' && this.text === draft?.built.text;
    this.text = draft?.built.text ?? '';
    this.draft = draft?.kind === 'puzzle' && !draft.built.faults.length ? draft : null;
    if (!isSame) this.start(DEBOUNCE_MS);
  }

  start(afterMs = 0): void {
    this.stop();
    [this.result, this.problem] = [null, null];
    const { draft } = this;
    if (!draft) return;
    this.running = true;
    this.timer = window.setTimeout(() => void this.ask(draft), afterMs);
  }

  private async ask(draft: DraftResponse): Promise<void> {
    const request = new AbortController();
    this.request = request;
    try {
      const result = await proveDraft(draft.page, request.signal, (progress) => {
        if (this.request === request) this.progress = progress;
      });
      if (this.request === request) [this.result, this.running, this.progress] = [result, false, null];
    } catch (error) {
      if (this.request !== request) return;
      if (error instanceof ApiError && error.code !== 'busy')
        [this.problem, this.running, this.progress] = [error, false, null];
      else this.start(BUSY_RETRY_MS);
    }
  }

  /** Another document is opened. */
  reset(): void {
    this.stop();
    this.text = '';
    this.draft = this.result = this.problem = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
    this.running = false;
    this.progress = null;
  }
}
