/** Sentences about events, with the same variables as the server's own `explain`. */

import { type FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import { type Happening, type Reason, subjectOf } from '../types';

const OMITTED = ['beat', 'place', 'path'];
const WORDS = ['what', 'command', 'card', 'thing', 'other', 'from', 'to'];
const NO_VALUE = 'none';
const ONESELF = 'self';

export type Values = Record<string, FluentVariable>;

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

/** A message with its values; nothing if there is no such message. */
export function format(bundle: FluentBundle, id: string, values: Values = {}, attribute = ''): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return '';
  return bundle.formatPattern(pattern, plain(values), []).split(/\s+/).join(' ').trim();
}

export function messageOf(game: string, rule: string): string {
  return `${game}-${rule.replaceAll('.', '-')}`;
}

/** How a player is called: colours are translated, other names are kept. */
export function actor(bundle: FluentBundle, name: string): string {
  return format(bundle, `actor-${name}`) || name;
}

export function valuesOf(bundle: FluentBundle, game: string, event: Happening): Values {
  const values: Values = { amount: 0, row: 0 };
  for (const word of WORDS) values[word] = NO_VALUE;
  for (const [key, value] of Object.entries(event)) {
    if (OMITTED.includes(key) || value === null || value === undefined) continue;
    if (Array.isArray(value)) {
      if (typeof value[0] === 'string')
        values[key] = value.map((one) => format(bundle, `${game}-${key}-${one}`)).join(', ');
    } else if (typeof value === 'string')
      values[key] = key === 'other' && value === subjectOf(event) ? ONESELF : actor(bundle, value);
    else if (typeof value === 'number') values[key] = value;
  }
  if (values.command !== NO_VALUE) values.card = format(bundle, `${game}-card-${values.command}`);
  return values;
}

/** What happened and why, in one sentence; nothing for happenings that are no events. */
export function sentence(bundle: FluentBundle, game: string, event: Happening): string {
  if (!event.rule || event.kind) return '';
  return format(bundle, messageOf(game, event.rule), valuesOf(bundle, game, event));
}

/** Why a card cannot be laid; `nameOf` tells what a card is called. */
export function whyNot(
  bundle: FluentBundle,
  game: string,
  { code, values }: Reason,
  nameOf: (card: string) => string,
): string {
  const name = nameOf(String(values.card ?? ''));
  return format(bundle, messageOf(game, `why.${code}`), { ...values, name });
}
