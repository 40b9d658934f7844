/** The visitor's settings, saved in this browser, combined with the preferences of the device. */

import { load, save } from '../storage.svelte';

export type Lang = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS = [0.5, 1, 2, 4];
/** Whether every beat at a table waits for a tap: in the first game of the device, always, never. */
export type Steps = 'first' | 'always' | 'never';

interface Settings {
  lang: Lang;
  theme: Theme;
  contrast: boolean;
  speed: number;
  steps: Steps;
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
  steps: 'first',
  calm: false,
  sound: true,
  text: false,
  aloud: false,
  lessons: [],
  played: false,
};

const stored = load('settings') as Partial<Settings> | null;
const seasoned: Partial<Settings> = stored?.played ? { steps: 'never' } : {}; // stored before there was a first game

export const settings = $state({ ...defaults, ...seasoned, ...stored });

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
