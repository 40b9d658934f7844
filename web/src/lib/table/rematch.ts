/** A rematch: the next game of the same players. */

import { type SeatRequest, joinRoom, openRoom } from '../net/api';
import type { Room } from '../net/room.svelte';

/** The room that another player has opened for the rematch, if it has a free seat; otherwise a new one for all. */
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

/** The same seats; those of players at other devices are open. */
function wishes({ seats, yours }: Room): SeatRequest[] {
  return seats
    .map(({ kind, player, name }, at) => ({
      kind: kind === 'person' && !yours.includes(at) ? ('open' as const) : kind,
      player,
      name,
    }))
    .filter(({ kind }) => kind !== 'bot') as SeatRequest[];
}
