/** A rematch: the next game of the same players. */

import type { SeatPayload } from '../../protocol';
import { type SeatRequest, joinRoom, openRoom } from '../net/api';
import type { Room } from '../net/room.svelte';
import type { SavedStep } from '../storage.svelte';

export type NextGame = Pick<SavedStep, 'ruleSet' | 'options' | 'seats' | 'clock'>;

/** The room that another player has opened for the rematch, if it has a free seat; otherwise a new one for all. */
export async function rematchRoom(room: Room, { ruleSet, options, seats, clock }: NextGame): Promise<string> {
  if (room.again && (await isSeated(room))) return room.again;
  const { room: next } = await openRoom(ruleSet, options, seats, clock);
  const own = room.yours[0];
  if (own !== undefined) await room.announceRematch(own, next).catch(() => undefined);
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
export function seatsAgain({ seats, yours }: { seats: SeatPayload[]; yours: number[] }): SeatRequest[] {
  return seats
    .map(({ kind, player, name }, at) => ({
      kind: kind === 'person' && !yours.includes(at) ? ('open' as const) : kind,
      player,
      name,
    }))
    .filter(({ kind }) => kind !== 'bot') as SeatRequest[];
}
