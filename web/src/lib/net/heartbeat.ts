/** Checks a connection: it is lost if nothing comes within 3 seconds after a ping. */

export const PING_INTERVAL_MS = 15_000;
export const REPLY_TIMEOUT_MS = 3_000;

export class Heartbeat {
  private next = 0;
  private timeout = 0;

  constructor(
    private readonly send: () => void,
    private readonly onlost: () => void,
  ) {}

  /** Sends a ping, and the next one after a while. */
  ping(): void {
    this.send();
    clearTimeout(this.next);
    this.next = window.setTimeout(() => this.ping(), PING_INTERVAL_MS);
    this.timeout ||= window.setTimeout(() => this.lose(), REPLY_TIMEOUT_MS);
  }

  /** A message came. */
  heard(): void {
    clearTimeout(this.timeout);
    this.timeout = 0;
  }

  stop(): void {
    this.heard();
    clearTimeout(this.next);
  }

  private lose(): void {
    this.stop();
    this.onlost();
  }
}
