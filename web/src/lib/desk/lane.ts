/** One question after the other: while one is on its way the newest waits, and those it overtakes are never asked. */

export class Lane<T> {
  private busy = false;
  private waiting: { ask: () => Promise<T>; answer: (found: T | null) => void } | null = null;

  /** The answer; null where there is none, or where a newer question has come before this one was asked. */
  ask(question: () => Promise<T>): Promise<T | null> {
    return new Promise((answer) => {
      this.waiting?.answer(null);
      this.waiting = { ask: question, answer };
      if (!this.busy) void this.go();
    });
  }

  private async go(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { ask, answer } = this.waiting;
      this.waiting = null;
      answer(await ask().catch(() => null));
    }
    this.busy = false;
  }
}
