/** What a visitor likes, kept in this browser; what the device asks for counts, too. */

export type Lang = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS = [0.5, 1, 2, 4];

const KEY = 'algoritmus';

interface Kept {
  lang: Lang;
  theme: Theme;
  contrast: boolean;
  speed: number;
  calm: boolean;
  aloud: boolean; // sentences of lessons are read aloud
  lessons: string[]; // that are done
  played: boolean; // a first program has run
  sound: boolean;
  text: boolean;
}

function load(): Kept {
  const lang: Lang = navigator.language.startsWith('ru') ? 'ru' : 'en';
  const usual: Kept = { lang, theme: 'auto', contrast: false, speed: 1, calm: false, sound: false, text: false, aloud: false, lessons: [], played: false };
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

/** What the device says by itself, also when it changes its mind. */
function device(query: string): { readonly wants: boolean } {
  const media = matchMedia(query);
  let wants = $state(media.matches);
  media.addEventListener('change', () => (wants = media.matches));
  return {
    get wants() {
      return wants;
    },
  };
}

const night = device('(prefers-color-scheme: dark)');
const strong = device('(prefers-contrast: more)');
const still = device('(prefers-reduced-motion: reduce)');

export function themeNow(): 'light' | 'dark' {
  return settings.theme !== 'auto' ? settings.theme : night.wants ? 'dark' : 'light';
}

export function isStrong(): boolean {
  return settings.contrast || strong.wants;
}

/** Whether things should jump instead of moving. */
export function isCalm(): boolean {
  return settings.calm || still.wants;
}
