/** The seats whose devices still show the last step, as long as the clock waits for them. */

import type { Clock } from '../net/room.svelte';

export class Watching {
  seats: number[] = $state([]);

  /** For the component that makes it: `clock` is followed. */
  constructor(clock: () => Clock | null) {
    $effect(() => {
      const now = clock();
      const until = Object.entries(now?.watching ?? {}).map(([seat, left]) => [
        Number(seat),
        left * 1000 - (performance.now() - (now?.at ?? 0)),
      ]) as [number, number][];
      const still = until.filter(([, left]) => left > 0);
      this.seats = still.map(([seat]) => seat);
      const timers = still.map(([gone, left]) =>
        setTimeout(() => (this.seats = this.seats.filter((seat) => seat !== gone)), left),
      );
      return () => timers.forEach(clearTimeout);
    });
  }
}
