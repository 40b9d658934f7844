/** What may be laid, as the server says: the last answer is shown, the one on its way is waited for before anything is done. */

import { tick } from 'svelte';
import { PAUSES, sleep } from '../net/patience';
import type { Allowed } from '../types';
import { Lane } from './lane';

interface Knowing {
  next(seat: number, laid: string[]): Promise<Allowed>;
  readonly connection?: string; // of a room: it is asked anew when it is there again
}

export class Question {
  found = $state.raw<Allowed | null>(null); // the last answer; nothing where the last question had none
  private lane = new Lane<Allowed>();
  busy = $state(true); // another is on its way
  private coming: Promise<Allowed | null> = Promise.resolve(null);
  private done: Promise<void> = Promise.resolve();

  constructor(private wait = sleep) {}

  /** For an effect: what comes too late is not shown. A question that fails is asked again, after longer and longer pauses. */
  ask(room: Knowing, seat: number, laid: string[]): () => void {
    void room.connection; // so that the effect asks again
    let stale = false;
    const put = (): Promise<Allowed | null> => this.lane.ask(() => room.next(seat, laid));
    const hear = async (): Promise<Allowed | null> => {
      let found = await put();
      for (const pause of PAUSES) {
        if (found || stale) break;
        this.found = null; // nothing is offered or greyed by an answer to another question
        await this.wait(pause);
        if (!stale) found = await put();
      }
      if (!stale) [this.busy, this.found] = [false, found];
      return found;
    };
    this.busy = true;
    this.coming = hear();
    return () => (stale = true);
  }

  /** The answer to what was asked last; null where there was none. */
  async settled(): Promise<Allowed | null> {
    let coming: Promise<Allowed | null>;
    let found: Allowed | null;
    do {
      coming = this.coming;
      found = await coming;
    } while (coming !== this.coming);
    return found;
  }

  /** One thing after the other, each when the answer to what was done before is there: quick hands are not refused by an old answer. */
  after(act: (found: Allowed | null) => void | Promise<void>): void {
    const run = async (): Promise<void> => {
      await tick();
      await act(await this.settled());
    };
    this.done = this.done.then(run, run);
  }
}
