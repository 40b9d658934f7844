/** Stars of the path, kept on this device; they are carried to another one as a short code. */

import type { IslandShown } from '../../protocol';

const KEY = 'algoritmus-path';

export type Stars = Record<string, number>; // by task

function load(): Stars {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found ? (found as Stars) : {};
  } catch {
    return {};
  }
}

export const progress = $state<{ stars: Stars }>({ stars: load() });

/** The better of what was earned before and now. */
export function earn(won: Stars): void {
  for (const [task, stars] of Object.entries(won)) if (stars > (progress.stars[task] ?? 0)) progress.stars[task] = stars;
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(progress.stars)));
  } catch {
    // a browser that keeps nothing
  }
}

export const sum = (island: IslandShown, stars: Stars): number => island.tasks.reduce((all, task) => all + (stars[task.id] ?? 0), 0);

/** The first task without a star. */
export const nextTask = (islands: IslandShown[], stars: Stars): string =>
  islands.flatMap((island) => island.tasks).find((task) => !stars[task.id])?.id ?? '';

/** A digit for every task of an island that was begun: `loop.310000000000-turn.2…`. */
export function codeOf(islands: IslandShown[], stars: Stars): string {
  return islands
    .filter((island) => island.id !== island.game && sum(island, stars)) // puzzles of a server stay there
    .map((island) => `${island.id}.${island.tasks.map((task) => stars[task.id] ?? 0).join('')}`)
    .join('-');
}

/** What such a code says; null for anything else. */
export function readCode(islands: IslandShown[], code: string): Stars | null {
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
