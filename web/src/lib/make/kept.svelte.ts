/** Puzzles and scenarios of one's own that are kept on this device: the text of the link is all there is. */

export interface Kept {
  text: string;
  name: string;
}

const KEY = 'algoritmus-puzzles';
const MOST = 40;

function load(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one?.text === 'string' && typeof one?.name === 'string') : [];
  } catch {
    return [];
  }
}

const kept = $state<{ all: Kept[] }>({ all: load() });

export const keptPuzzles = (): Kept[] => kept.all;

/** The newest first; the same puzzle once. */
export function keepPuzzle(one: Kept): void {
  write([one, ...kept.all.filter(({ text }) => text !== one.text)].slice(0, MOST));
}

export function forgetPuzzle(text: string): void {
  write(kept.all.filter((one) => one.text !== text));
}

function write(all: Kept[]): void {
  kept.all = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing
  }
}
