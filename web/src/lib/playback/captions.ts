/** Captions: what happens in one beat, joined from its events. The server joins them in the same way
 * (`explain/captions.py`), because players' clocks wait for the show. */

import type { Game } from '../game';
import type { Colour, Happening } from '../types';
import { captionWords, eventSentence, hasCaption, listed, playerName } from '../words/words.svelte';
import type { Beat } from './beats';
import { endingOf } from './lines';

/** A sentence of a caption: those who do the same are named together. */
export interface Part {
  text: string;
  who: Colour[];
  rules: string[]; // of what happens in it; first the one that matters most
}

const SEVERAL = 2;
const MOST_LETTERS = 90; // a longer caption tells plain moves in one word
const MOVES = 'moves'; // the caption of that word
const PLACES = ['from', 'to', 'facing'] as const;

/** The sentences of a beat's caption; none if its events are only seen. `own` is the player here. */
export function captionParts(game: Game, beat: Beat, own?: string | null): Part[] {
  const [first] = beat.events;
  if (beat.kind === 'end' && first)
    return [
      {
        text: endingOf(first.winners ?? [], first.rule),
        who: first.winners ?? [],
        rules: first.rule ? [first.rule] : [],
      },
    ];
  const captioned = captionedOf(game, beat.events, own);
  const whole = partsOf(game, captioned, captioned);
  return lettersOf(textOf(whole)) <= MOST_LETTERS ? whole : partsOf(game, plainly(game, captioned), captioned);
}

/** Letters as the server counts them: a picture in a name is one. */
export const lettersOf = (text: string): number => [...text].length;

export const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ');

export const captionOf = (game: Game, beat: Beat, own?: string | null): string => textOf(captionParts(game, beat, own));

/** The events that a caption tells: those that the picture shows by itself only where nothing else happens. */
function captionedOf(game: Game, events: Happening[], own?: string | null): Happening[] {
  const heard = events.filter((event) => !event.kind && (game.isNarrated?.(event, own) ?? true));
  const captioned = heard.filter((event) => !game.isSelfEvident?.(event));
  return captioned.length ? captioned : heard;
}

function partsOf(game: Game, events: Happening[], captioned: Happening[]): Part[] {
  const done = byActor(game, events);
  const alike = new Map<string, string[]>();
  for (const [who, own] of done) {
    const key = [...new Set(own.map((event) => words(game, event, SEVERAL)))].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), who]);
  }
  return [...alike.values()]
    .map((who) => partOf(game, who, done.get(who[0] ?? '') ?? []))
    .map((part) => ({ ...part, rules: rulesOf(game, part, captioned) }))
    .filter(({ text }) => text);
}

/** What these do together: a reason behind a colon ends its sentence. */
function partOf(game: Game, who: string[], done: Happening[]): Omit<Part, 'rules'> {
  const [first] = done;
  if (!first) return { text: '', who: [] };
  const subject = game.subject(first);
  if (!hasCaption(game, first)) return { text: eventSentence(game, first), who: subject ? [subject] : [] };
  const names = listed(who.map(playerName));
  const runs: string[][] = [[]];
  for (const said of new Set(done.map((event) => words(game, event, who.length)))) {
    if (runs.at(-1)?.at(-1)?.includes(':')) runs.push([]);
    runs.at(-1)?.push(said);
  }
  return { text: runs.map((run) => ended(`${names} ${listed(run)}`)).join(' '), who: who as Colour[] };
}

/** The rules by which this part happens: plain moves after everything else. */
function rulesOf(game: Game, { who }: Omit<Part, 'rules'>, captioned: Happening[]): string[] {
  const own = captioned.filter((event) => !who.length || who.includes(game.subject(event) as Colour));
  const plain = own.filter((event) => game.isPlain?.(event));
  const others = own.filter((event) => !plain.includes(event)).reverse();
  return [...new Set([...others, ...plain].flatMap(({ rule }) => rule ?? []))];
}

const ended = (text: string): string => (/[!?.]$/.test(text) ? text : `${text}.`);

const words = (game: Game, event: Happening, count: number): string =>
  hasCaption(game, event) ? captionWords(game, event, count) : eventSentence(game, event);

/** By actor, in order; an event without a caption stands alone, under a name that nobody has. */
function byActor(game: Game, events: Happening[]): Map<string, Happening[]> {
  const found = new Map<string, Happening[]>();
  for (const [number, event] of events.entries()) {
    const who = hasCaption(game, event) ? (game.subject(event) ?? '') : `#${number}`;
    found.set(who, joined(found.get(who) ?? [], event));
  }
  return found;
}

/** With one more event; one that differs from another by its card only is joined with it. */
function joined(done: Happening[], event: Happening): Happening[] {
  const listing = withCards(event);
  const at = listing.card ? done.findIndex((other) => likeness(other) === likeness(listing)) : -1;
  if (at < 0) return [...done, listing];
  return done.map((other, place) =>
    place === at ? { ...other, card: [...(other.card ?? []), ...(listing.card ?? [])] } : other,
  );
}

/** An event about a card and no place has the card in its list of cards. */
function withCards(event: Happening): Happening {
  const { command, ...others } = event;
  if (!command || PLACES.some((place) => event[place] !== undefined)) return event;
  return { ...others, card: [command] };
}

const likeness = ({ rule, what, amount, card, from, to, facing }: Happening): string =>
  JSON.stringify([Boolean(card), rule, what, amount, from, to, facing]);

/** The same events, with one word for all plain moves. */
const plainly = (game: Game, events: Happening[]): Happening[] =>
  events.map((event) => (game.isPlain?.(event) ? { ...event, rule: MOVES } : event));
