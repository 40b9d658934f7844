/** Names of choices. */

import type { GameChoices, OfferResponse } from '../net/games';
import { colourName, has, t, title } from '../words/words.svelte';
import { isCustomField } from '../editor/fieldLink';
import { entryOf } from '../games/registry';
import { SCENARIO } from './options';

export function nameOf(game: GameChoices, offer: OfferResponse, option: string, value: string): string {
  const both = game.titles[option]?.[value];
  if (both) return title(both, value).replace(/(?<=^|\s)(\p{L}{1,2})\s/gu, '$1\u00a0'); // no short word ends a line
  if (option === SCENARIO && value) return t('own-scenario');
  if (option === game.own && isCustomField(game, { [option]: value }))
    return t(value === offer.options[option] ? 'value-own' : 'value-surprise');
  if (value.includes(',')) return t('value-named');
  if (entryOf(game.game).setup.colours?.includes(option)) return colourName(value);
  if (has(`value-${option}-${value}`)) return t(`value-${option}-${value}`);
  return has(`value-${value}`) ? t(`value-${value}`) : value;
}

/** The place of a table: the option that sets it, and its value. */
export function placeOf(game: GameChoices, offer: OfferResponse): { option: string; value: string } {
  const option =
    game.sights.find((one) => offer.options[one]) ?? game.sights.find((one) => offer.choices[one]?.length) ?? '';
  return { option, value: offer.options[option] ?? offer.choices[option]?.[0] ?? '' };
}

/** Names of teams as the option has them: one word each, a blank is `_`. */
export const readTeams = (option = ''): string[] => option.split(',').map((name) => name.replaceAll('_', ' '));

const teamName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}-]+/gu, '_')
    .slice(0, 24)
    .replace(/^[-_]+|[-_]+$/g, '');

/** The option for these names. A missing name before a given one is the colour, and no two names are alike. */
export function writeTeams(names: string[], colours: string[]): string {
  const written = names.map(teamName);
  const last = written.findLastIndex(Boolean);
  const called = written.slice(0, last + 1).map((name, at) => name || teamName(colours[at] ?? ''));
  return called.map((name, at) => (called.indexOf(name) < at ? `${name.slice(0, 22)}-${at + 1}` : name)).join();
}
