/** What may be laid, as the server says: the last answer is shown, the one on its way is waited for before anything is done. */

import { tick } from 'svelte';
import type { Allowed } from '../types';
import { Lane } from './lane';

interface Knowing {
  next(seat: number, laid: string[]): Promise<Allowed>;
}

export class Question {
  found = $state.raw<Allowed | null>(null); // the last answer
  private lane = new Lane<Allowed>();
  busy = $state(true); // another is on its way
  private coming: Promise<Allowed | null> = Promise.resolve(null);
  private done: Promise<void> = Promise.resolve();

  /** For an effect: what comes too late is not shown. */
  ask(room: Knowing, seat: number, laid: string[]): () => void {
    let stale = false;
    this.busy = true;
    this.coming = this.lane.ask(() => room.next(seat, laid));
    void this.coming.then((found) => {
      if (stale) return;
      this.busy = false;
      if (found) this.found = found;
    });
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
