/** Progers as the page shows it. */

import { planOf } from '../../field/plan';
import type { Game } from '../../game';
import { t } from '../../words/words.svelte';
import { nameOf } from './components/cards/names';
import ThingArt from './components/art/ThingArt.svelte';
import { contents, ground, legend, signs } from './text_mode/describe';
import BasePanel from './table/BasePanel.svelte';
import TurnPanel from './table/TurnPanel.svelte';
import Aim from './table/Aim.svelte';
import { known } from './table/known';
import Figure from './components/Figure.svelte';
import Ground from './components/Ground.svelte';
import { isHeld, isNarrated, isPlain, isSelfEvident, play } from './playback/play';
import Portrait from './components/Portrait.svelte';
import Program from './playback/Program.svelte';
import { changes, differences, comparedPart, positionLabel } from './replay';
import { facts } from './table/facts';
import Score from './table/Score.svelte';
import Status from './table/Status.svelte';
import { start } from './playback/start';
import type { ProgersFrame, ProgersView } from './types';
import Waiting from './table/Waiting.svelte';
import Word from './table/Word.svelte';
import { editor } from './editor/editor';
import { memo } from './table/memo';

const [ROOM_ABOVE, LIFT] = [44, 30];

export const game: Game<ProgersView, ProgersFrame> = {
  id: 'progers',
  Portrait,

  plan: (view) => planOf(view.planet.heights, ROOM_ABOVE, LIFT),
  publicPart: ({ game, planet, bases, base_labs, labs, rovers, samples }) => ({
    game,
    planet,
    bases,
    base_labs,
    labs,
    rovers,
    samples,
    algorithm: [],
  }),
  Ground,
  Figure,
  Thing: ThingArt,

  contents,
  ground,
  signs,
  legend,
  cardName: nameOf,
  rowWords: () => '',

  start,
  play,
  subject: ({ rover }) => rover,
  isNarrated,
  isSelfEvident,
  isPlain,
  isHeld,
  Program,

  executedAsks: ['turn'],
  panels: { turn: TurnPanel, base: BasePanel },
  Waiting,
  cells: (ask) => Object.keys(ask.corners ?? {}),

  briefing: ({ options }) => (options.puzzle ? { option: 'puzzle', id: options.puzzle } : null),
  isPuzzle: ({ options }) => Boolean(options.puzzle),
  Status,
  Aim,
  Score,
  memo,
  known,
  facts,
  isOut: () => false,
  botName: () => '',
  whyWon: ({ rule }) => (rule === 'end.limit' ? t('turns-over') : ''),

  editor,

  positionLabel,
  changes,
  comparedPart,
  differences,
  Word,
};
