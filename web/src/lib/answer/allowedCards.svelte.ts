/** The cards that may be laid next, as the server says. The last response is shown; actions wait for the pending one. */

import { tick } from 'svelte';
import { RETRY_PAUSES_MS, sleep } from '../net/retry';
import type { Allowed } from '../types';
import { LatestRequest } from './latestRequest';

interface CardSource {
  next(seat: number, laid: string[]): Promise<Allowed>;
  readonly connection?: string; // a room asks again after a reconnect
}

export class AllowedCards {
  found = $state.raw<Allowed | null>(null); // the last response; null if the last request failed
  private requests = new LatestRequest<Allowed>();
  busy = $state(true); // a request is pending
  private pending: Promise<Allowed | null> = Promise.resolve(null);
  private queue: Promise<void> = Promise.resolve();

  constructor(private wait = sleep) {}

  /** Sends a request; for use in an effect. A stale response is dropped, a failed request is retried with growing
   * pauses. */
  ask(room: CardSource, seat: number, laid: string[]): () => void {
    void room.connection; // the effect depends on it
    let stale = false;
    const request = (): Promise<Allowed | null> => this.requests.send(() => room.next(seat, laid));
    const respond = async (): Promise<Allowed | null> => {
      let found = await request();
      for (const pause of RETRY_PAUSES_MS) {
        if (found || stale) break;
        this.found = null; // no stale response decides what is enabled
        await this.wait(pause);
        if (!stale) found = await request();
      }
      if (!stale) [this.busy, this.found] = [false, found];
      return found;
    };
    this.busy = true;
    this.pending = respond();
    return () => (stale = true);
  }

  /** The response to the last request; null if it failed. */
  async settled(): Promise<Allowed | null> {
    let pending: Promise<Allowed | null>;
    let found: Allowed | null;
    do {
      pending = this.pending;
      found = await pending;
    } while (pending !== this.pending);
    return found;
  }

  /** Queues an action until the response to the last request is there, so that quick taps are not refused by a stale
   * one. */
  after(act: (found: Allowed | null) => void | Promise<void>): void {
    const run = async (): Promise<void> => {
      await tick();
      await act(await this.settled());
    };
    this.queue = this.queue.then(run, run);
  }
}
