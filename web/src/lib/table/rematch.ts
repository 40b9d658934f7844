/** The next game of the same company. */

import { type SeatRequest, joinRoom, openRoom } from '../net/api';
import type { Room } from '../net/room.svelte';

/** The room that somebody of the company has opened, if there is still a seat; otherwise a new one, where all may follow. */
export async function rematchRoom(room: Room, options: Record<string, string>, swap: boolean): Promise<string> {
  if (room.again && (await isSeated(room))) return room.again;
  const seats = wishes(room);
  const { room: next } = await openRoom(
    room.ruleSet,
    options,
    swap ? [...seats.slice(1), ...seats.slice(0, 1)] : seats,
    room.clock?.seconds,
  );
  const own = room.yours[0];
  if (own !== undefined && seats.some(({ kind }) => kind === 'open'))
    await room.announceRematch(own, next).catch(() => undefined);
  return next;
}

function isSeated(room: Room): Promise<boolean> {
  const own = room.seats[room.yours[0] ?? -1];
  return joinRoom(room.again, own?.name ?? '').then(
    () => true,
    () => false,
  );
}

/** The same seats; those of others are free for them. */
function wishes({ seats, yours }: Room): SeatRequest[] {
  return seats
    .map(({ kind, player, name }, at) => ({
      kind: kind === 'person' && !yours.includes(at) ? ('open' as const) : kind,
      player,
      name,
    }))
    .filter(({ kind }) => kind !== 'bot') as SeatRequest[];
}
