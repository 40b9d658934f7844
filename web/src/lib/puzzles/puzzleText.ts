/** Titles and stories of puzzles, in the visitor's language. */

import type { GameChoices } from '../net/games';
import { PUZZLE } from '../setup/options';
import { title } from '../words/words.svelte';

export const puzzleTitle = (game: GameChoices, id: string): string => title(game.titles[PUZZLE]?.[id], id);

export const puzzleStory = (game: GameChoices, id: string): string => title(game.stories[PUZZLE]?.[id]);
