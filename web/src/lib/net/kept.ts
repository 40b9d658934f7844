/** The games on this device that are not over, the newest first. */

import type { View } from '../types';

export interface KeptGame {
  code: string;
  ruleSet: string;
  seen?: View; // as far as a small picture of it shows
}

const KEY = 'algoritmus-games';
const MOST = 6;

export function keptGames(): KeptGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one?.code === 'string' && typeof one?.ruleSet === 'string') : [];
  } catch {
    return [];
  }
}

function keep(games: KeptGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing
  }
}

export function forgetGame(code: string): void {
  keep(keptGames().filter((one) => one.code !== code));
}

export function keepGame(game: KeptGame): void {
  keep([game, ...keptGames().filter((one) => one.code !== game.code)]);
}
