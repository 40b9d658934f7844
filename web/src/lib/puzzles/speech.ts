/** Reading aloud, where the browser has a voice. */

import { settings } from '../shell/settings.svelte';

export const hasVoice = 'speechSynthesis' in window;

export function hush(): void {
  if (hasVoice) speechSynthesis.cancel();
}

/** Reads a sentence aloud if the visitor wants it. */
export function say(text: string): void {
  hush();
  if (!settings.aloud || !hasVoice || !text) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.lang === 'ru' ? 'ru-RU' : 'en-GB';
  words.rate = 0.9;
  speechSynthesis.speak(words);
}
