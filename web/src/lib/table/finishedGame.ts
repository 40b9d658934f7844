/** A game that ended at this device: its record, which the page keeps in the text of a link. */

import type { Game } from '../game';
import { linkOfRecord, recordOf } from '../net/api';
import type { Room } from '../net/room.svelte';
import { savedGames } from '../storage.svelte';
import type { View } from '../types';

/** Saves it once. */
export async function saveFinishedGame({ code, ruleSet, seats }: Room, view: View, game: Game): Promise<void> {
  if (savedGames.all().some((one) => one.code === code)) return;
  savedGames.add({
    link: await linkOfRecord(await recordOf(code)),
    code,
    ruleSet,
    ended: new Date().toISOString(),
    seats: seats.map(({ label, name, kind, player }) => ({ label, name, kind, player })),
    winners: view.result?.winners ?? [],
    rule: view.result?.rule ?? '',
    seen: game.publicPart(view) as View,
  });
}
