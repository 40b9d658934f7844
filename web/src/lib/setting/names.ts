/** What a choice is called. */

import type { GameChoices, Offered } from '../net/games';
import { colourName, has, t, title } from '../words.svelte';
import { isOwn } from '../workshop/link';

export function nameOf(game: GameChoices, offer: Offered, option: string, value: string): string {
  const both = game.titles[option]?.[value];
  if (both) return title(both, value);
  if (option === game.own && isOwn(game, { [option]: value })) return t(value === offer.options[option] ? 'value-own' : 'value-surprise');
  if (value.includes(',')) return t('value-named');
  if (option === 'youngest') return colourName(value);
  if (has(`value-${option}-${value}`)) return t(`value-${option}-${value}`);
  return has(`value-${value}`) ? t(`value-${value}`) : value;
}

/** Where the table stands now: the option that says so, and its value. */
export function placeOf(game: GameChoices, offer: Offered): { option: string; value: string } {
  const option = game.sights.find((one) => offer.options[one]) ?? game.sights.find((one) => offer.choices[one]?.length) ?? '';
  return { option, value: offer.options[option] ?? offer.choices[option]?.[0] ?? '' };
}
