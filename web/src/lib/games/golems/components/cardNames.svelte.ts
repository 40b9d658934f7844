/** The names of golem cards, as the server has them. */

import { type GameChoices, loadGames } from '../../../net/games';
import { title } from '../../../words/words.svelte';

let box = $state.raw<GameChoices | undefined>();
let asked = false;

/** The names come with their first use. */
function load(): void {
  if (asked) return;
  asked = true;
  loadGames()
    .then(({ games }) => (box = games.find((one) => Object.keys(one.titles.cards ?? {}).length)))
    .catch(() => (asked = false));
}

export function cardName(card: string): string {
  load();
  return title(box?.titles.cards?.[card], '…');
}

export function cardStory(card: string): string {
  load();
  return title(box?.stories.cards?.[card]);
}
