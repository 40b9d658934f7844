/** One request at a time: while one is pending only the newest waits, older waiting ones are dropped. */

export class LatestRequest<T> {
  private busy = false;
  private waiting: { request: () => Promise<T>; resolve: (found: T | null) => void } | null = null;

  /** The response; null if the request failed or a newer one replaced it before it was sent. */
  send(request: () => Promise<T>): Promise<T | null> {
    return new Promise((resolve) => {
      this.waiting?.resolve(null);
      this.waiting = { request, resolve };
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { request, resolve } = this.waiting;
      this.waiting = null;
      resolve(await request().catch(() => null));
    }
    this.busy = false;
  }
}
