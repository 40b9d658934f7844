/** The visitor's settings, saved in this browser, combined with the preferences of the device. */

import { load, save } from '../storage.svelte';

export type Lang = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS = [0.5, 1, 2, 4];

interface Settings {
  lang: Lang;
  theme: Theme;
  contrast: boolean;
  speed: number;
  calm: boolean;
  aloud: boolean; // sentences of lessons are read aloud
  lessons: string[]; // finished ones
  played: boolean; // a first program has run
  sound: boolean;
  text: boolean;
}

const defaults: Settings = {
  lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
  theme: 'auto',
  contrast: false,
  speed: 1,
  calm: false,
  sound: false,
  text: false,
  aloud: false,
  lessons: [],
  played: false,
};

export const settings = $state({ ...defaults, ...(load('settings') as Partial<Settings> | null) });

export function saveSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  save('settings', $state.snapshot(settings));
}

/** A preference of the device, followed when it changes. */
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

/** Whether motion is reduced. */
export function isCalm(): boolean {
  return settings.calm || still.wants;
}
