/** Stars of the tasks, saved on this device; a short code carries them to another one. */

import type { IslandPayload } from '../../protocol';
import { load, save } from '../storage.svelte';

export type Stars = Record<string, number>; // by task

const stored = load('stars');
export const progress = $state<{ stars: Stars }>({
  stars: stored && typeof stored === 'object' ? (stored as Stars) : {},
});

/** Adds stars; the best result of a task counts. */
export function addStars(won: Stars): void {
  for (const [task, stars] of Object.entries(won))
    if (stars > (progress.stars[task] ?? 0)) progress.stars[task] = stars;
  save('stars', $state.snapshot(progress.stars));
}

export const starsOn = (island: IslandPayload, stars: Stars): number =>
  island.tasks.reduce((all, task) => all + (stars[task.id] ?? 0), 0);

/** The first task without a star. */
export const nextTask = (islands: IslandPayload[], stars: Stars): string =>
  islands.flatMap((island) => island.tasks).find((task) => !stars[task.id])?.id ?? '';

/** A digit for every task of an island that was begun: `loop.310000000000-turn.2…`. Islands of a server's own puzzles,
 * which are called as their game, are left out. */
export function progressCode(islands: IslandPayload[], stars: Stars): string {
  return islands
    .filter((island) => island.id !== island.game && starsOn(island, stars))
    .map((island) => `${island.id}.${island.tasks.map((task) => stars[task.id] ?? 0).join('')}`)
    .join('-');
}

/** The stars that a code says; null if it is not one. */
export function parseProgressCode(islands: IslandPayload[], code: string): Stars | null {
  const found: Stars = {};
  for (const part of code.trim().split('-')) {
    const [id, digits = ''] = part.split('.');
    const island = islands.find((one) => one.id === id);
    if (!island || !/^[0-3]+$/.test(digits) || digits.length !== island.tasks.length) return null;
    island.tasks.forEach((task, at) => {
      if (digits[at] !== '0') found[task.id] = Number(digits[at]);
    });
  }
  return found;
}
