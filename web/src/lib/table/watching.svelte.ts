/** The seats whose devices still show the last step, as long as the clock waits for them; without those of this
 * device. */

import type { Room } from '../net/room.svelte';

export class Watching {
  seats: number[] = $state([]);

  /** For the component that makes it: the room's clock is followed. */
  constructor(room: Room) {
    $effect(() => {
      const now = room.clock;
      const until = Object.entries(now?.watching ?? {}).map(([seat, left]) => [
        Number(seat),
        left * 1000 - (performance.now() - (now?.at ?? 0)),
      ]) as [number, number][];
      const still = until.filter(([seat, left]) => left > 0 && !room.yours.includes(seat));
      this.seats = still.map(([seat]) => seat);
      const timers = still.map(([gone, left]) =>
        setTimeout(() => (this.seats = this.seats.filter((seat) => seat !== gone)), left),
      );
      return () => timers.forEach(clearTimeout);
    });
  }
}
