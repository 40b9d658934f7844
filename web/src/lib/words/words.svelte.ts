/** The catalogue: messages of the page and, from the server, those of the games. */

import type { FluentBundle } from '@fluent/bundle';
import en from '../../words/en.ftl?raw';
import ru from '../../words/ru.ftl?raw';
import { request } from '../net/http';
import { Catalogue } from './catalogue';
import * as sentences from './sentences';
import { type Lang, saveSettings, settings } from '../shell/settings.svelte';
import type { Colour, Happening, Reason } from '../types';

const OWN: Record<Lang, string> = { en, ru };

const bundles = new Map<Lang, Catalogue>(); // made on demand
const loaded = $state({ en: false, ru: false });
const coming = new Set<Lang>();
const plain = new Map<string, string>(); // cache of messages without values

function bundleOf(lang: Lang): Catalogue {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new Catalogue(lang, { useIsolating: false });
    bundle.add(OWN[lang]);
    bundles.set(lang, bundle);
  }
  return bundle;
}

/** Fetches the catalogue of the games in this language, once. */
export async function loadWords(lang: Lang): Promise<void> {
  if (loaded[lang] || coming.has(lang)) return;
  coming.add(lang);
  try {
    const answer = request(`/api/words/${lang}`);
    const bundle = bundleOf(lang); // made while the request runs
    const found = await answer;
    if (!found.ok) return;
    bundle.add(await found.text());
    plain.clear();
    loaded[lang] = true;
  } finally {
    coming.delete(lang);
  }
}

function words(): FluentBundle {
  void loaded[settings.lang]; // a dependency: texts are made anew once the catalogue is there
  return bundleOf(settings.lang);
}

export function t(id: string, values?: sentences.Values): string {
  const bundle = words();
  if (values) return sentences.format(bundle, id, values) || id;
  const key = `${settings.lang} ${id}`;
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
