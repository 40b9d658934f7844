/** Sentences about events, with the same variables as the server's own `explain`. */

import { type FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Game } from '../game';
import type { Happening, Reason } from '../types';

const OMITTED = ['beat', 'place', 'path'];
const WORDS = ['what', 'command', 'card', 'thing', 'other', 'from', 'to'];
const NO_VALUE = 'none';
const ONESELF = 'self';

export type Values = Record<string, FluentVariable>;
/** Names that players have typed, by colour. */
export type Names = Partial<Record<string, string>>;
/** As much of a game as a sentence about an event needs. */
export type NarratedGame = Pick<Game, 'id' | 'subject'>;

/** Our numbers are small and whole: they are written as they are, the same in every language, and cost no formatter. */
class WholeNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? new WholeNumber(value) : value]),
  );
}

/** A message with its values; empty if there is no such message. */
export function format(bundle: FluentBundle, id: string, values: Values = {}, attribute = ''): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return '';
  return bundle.formatPattern(pattern, plain(values), []).split(/\s+/).join(' ').trim();
}

export function messageOf(game: string, rule: string): string {
  return `${game}-${rule.replaceAll('.', '-')}`;
}

/** How a player is called: by the typed name, else by its colour; other names are kept. */
export function actor(bundle: FluentBundle, name: string, names: Names = {}): string {
  return names[name] || format(bundle, `actor-${name}`) || name;
}

/** `moss, moss, algae` is `moss ×2, algae`. */
function counted(names: string[]): string {
  const runs: [string, number][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.[0] === name) last[1] += 1;
    else runs.push([name, 1]);
  }
  return runs.map(([name, number]) => (number === 1 ? name : `${name} ×${number}`)).join(', ');
}

function valuesOf(bundle: FluentBundle, game: NarratedGame, event: Happening, names: Names): Values {
  const values: Values = { amount: 0, row: 0 };
  for (const word of WORDS) values[word] = NO_VALUE;
  for (const [key, value] of Object.entries(event)) {
    if (OMITTED.includes(key) || value === null || value === undefined) continue;
    if (Array.isArray(value)) {
      if (typeof value[0] === 'string') {
        const names = value.map((one) => format(bundle, `${game.id}-${key}-${one}`));
        values[key] = key === 'card' ? names.join(', ') : counted(names);
      }
    } else if (typeof value === 'string')
      values[key] = key === 'other' && value === game.subject(event) ? ONESELF : actor(bundle, value, names);
    else if (typeof value === 'number') values[key] = value;
  }
  if (values.command !== NO_VALUE) values.card = format(bundle, `${game.id}-card-${values.command}`);
  return values;
}

/** What happened and why, in one sentence; empty for happenings that are no events. */
export function sentence(bundle: FluentBundle, game: NarratedGame, event: Happening, names: Names = {}): string {
  if (!event.rule || event.kind) return '';
  return format(bundle, messageOf(game.id, event.rule), valuesOf(bundle, game, event, names));
}

const captionId = (game: NarratedGame, rule = ''): string => messageOf(`${game.id}-caption`, rule);

export const hasCaption = (bundle: FluentBundle, game: NarratedGame, event: Happening): boolean =>
  bundle.hasMessage(captionId(game, event.rule));

/** What so many do, in a few words without their names. */
export function captionWords(
  bundle: FluentBundle,
  game: NarratedGame,
  event: Happening,
  count: number,
  names: Names = {},
): string {
  return format(bundle, captionId(game, event.rule), { ...valuesOf(bundle, game, event, names), count });
}

/** One, two and three. */
export function listed(bundle: FluentBundle, texts: string[]): string {
  if (texts.length < 2) return texts.join('');
  return format(bundle, 'list-end', { first: texts.slice(0, -1).join(', '), last: texts.at(-1) ?? '' });
}

/** Why a card cannot be laid; `nameOf` gives the name of a card. */
export function whyNot(
  bundle: FluentBundle,
  game: string,
  { code, values }: Reason,
  nameOf: (card: string) => string,
): string {
  const name = nameOf(String(values.card ?? ''));
  return format(bundle, messageOf(game, `why.${code}`), { ...values, name });
}
