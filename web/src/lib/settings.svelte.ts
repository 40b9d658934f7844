/** What a visitor likes, kept in this browser. */

export type Lang = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'algoritmus';

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: number;
  calm: boolean;
  aloud: boolean; // sentences of lessons are read aloud
  lessons: string[]; // that are done
}

function load(): Kept {
  const lang: Lang = navigator.language.startsWith('ru') ? 'ru' : 'en';
  const usual: Kept = { lang, theme: 'auto', speed: 1, calm: false, aloud: false, lessons: [] };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

export const settings = $state(load());

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // a browser that keeps nothing
  }
}

/** Whether things should jump instead of moving. */
export function isCalm(): boolean {
  return settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
