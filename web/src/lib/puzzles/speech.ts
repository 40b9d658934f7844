/** Reading aloud, where the browser has a voice. */

import type { Lang } from '../shell/settings.svelte';

export const hasVoice = 'speechSynthesis' in window;

export function hush(): void {
  if (hasVoice) speechSynthesis.cancel();
}

export function say(text: string, lang: Lang): void {
  hush();
  if (!hasVoice || !text) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang === 'ru' ? 'ru-RU' : 'en-GB';
  words.rate = 0.9;
  speechSynthesis.speak(words);
}
