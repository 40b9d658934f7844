/** The catalogue: messages of the page and, from the server, those of the games. */

import type { FluentBundle } from '@fluent/bundle';
import { request } from '../net/http';
import { Catalogue } from './catalogue';
import * as sentences from './sentences';
import { type Lang, saveSettings, settings } from '../shell/settings.svelte';
import type { Colour, Happening, Reason } from '../types';

const OF_PAGE: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../words/en.ftl?raw'),
  ru: () => import('../../words/ru.ftl?raw'),
};

const bundles: Record<Lang, Catalogue> = { en: catalogue('en'), ru: catalogue('ru') };
const loaded = $state({ en: 0, ru: 0 }); // how many texts of messages are there: the page's, the games'
const readable = $state({ en: false, ru: false }); // whether the page's are there
let lang: Lang = settings.lang; // that of the texts: the former one until another is readable
const coming = new Set<Lang>();
const ofPage = new Map<Lang, Promise<void>>();
const plain = new Map<string, string>(); // cache of messages without values

function catalogue(lang: Lang): Catalogue {
  return new Catalogue(lang, { useIsolating: false });
}

function add(lang: Lang, text: string): void {
  bundles[lang].add(text);
  plain.clear();
  loaded[lang] += 1;
}

/** Fetches the messages of the page in this language, once: only those of the language that is read. */
export function loadPageWords(lang: Lang): Promise<void> {
  let found = ofPage.get(lang);
  if (!found) {
    found = OF_PAGE[lang]().then(({ default: text }) => {
      add(lang, text);
      readable[lang] = true;
    });
    found.catch(() => ofPage.delete(lang)); // the next call tries again
    ofPage.set(lang, found);
  }
  return found;
}

/** Fetches the catalogue of the games in this language, once, and the messages of the page. */
export async function loadWords(lang: Lang): Promise<void> {
  const page = loadPageWords(lang);
  if (!coming.has(lang)) await loadGameWords(lang);
  await page;
}

async function loadGameWords(lang: Lang): Promise<void> {
  coming.add(lang);
  const found = await request(`/api/words/${lang}`).catch(() => null);
  if (found?.ok) add(lang, await found.text());
  else coming.delete(lang);
}

function words(): FluentBundle {
  if (readable[settings.lang]) lang = settings.lang;
  void loaded[lang]; // a dependency: texts are made anew once messages have come
  return bundles[lang];
}

export function t(id: string, values?: sentences.Values): string {
  const bundle = words();
  if (values) return sentences.format(bundle, id, values) || id;
  const key = `${lang} ${id}`;
  let said = plain.get(key);
  if (said === undefined) plain.set(key, (said = sentences.format(bundle, id) || id));
  return said;
}

export function has(id: string): boolean {
  return words().hasMessage(id);
}

export function colourName(colour: Colour | string): string {
  return sentences.actor(words(), colour);
}

let typedNames = $state.raw<sentences.Names>({}); // at the table that is open

/** Calls the players of the open table by these names; returns what forgets them. */
export function usePlayerNames(names: sentences.Names): () => void {
  typedNames = names;
  return () => (typedNames = {});
}

/** How a player of the open table is called: by the typed name, else by the colour. */
export const playerName = (colour: Colour | string): string => sentences.actor(words(), colour, typedNames);

export function eventSentence(game: sentences.NarratedGame, event: Happening): string {
  return sentences.sentence(words(), game, event, typedNames);
}

export const hasCaption = (game: sentences.NarratedGame, event: Happening): boolean =>
  sentences.hasCaption(words(), game, event);

/** What so many do, in a few words without their names. */
export const captionWords = (game: sentences.NarratedGame, event: Happening, count: number): string =>
  sentences.captionWords(words(), game, event, count, typedNames);

export const listed = (texts: string[]): string => sentences.listed(words(), texts);

/** Why a card cannot be laid. */
export function whyNot(gameId: string, reason: Reason, nameOf: (card: string) => string): string {
  return sentences.whyNot(words(), gameId, reason, nameOf);
}

/** Why an answer is not allowed. */
export function refusalText({ code }: { code: string }): string {
  const id = `refused-${code.replaceAll('.', '-')}`;
  return t(has(id) ? id : 'refused');
}

export function setLanguage(lang: Lang): void {
  saveSettings({ lang });
  void loadWords(lang);
}

/** One of two languages out of a title that the server gives in both. */
export function title(both: Partial<Record<Lang, string>> | null | undefined, otherwise = ''): string {
  return both?.[settings.lang] ?? both?.en ?? otherwise;
}
