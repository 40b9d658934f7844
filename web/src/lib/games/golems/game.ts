/** The Battle of Golems as the page shows it. */

import { isCell } from '../../field/cells';
import { planOf } from '../../field/plan';
import type { Game } from '../../game';
import { t } from '../../words/words.svelte';
import GolemFront from './components/art/GolemFront.svelte';
import ThingArt from './components/art/ThingArt.svelte';
import { nameOf, openedWords } from './components/cards/names';
import GolemCard from './components/GolemCard.svelte';
import ChoosePanel from './table/ChoosePanel.svelte';
import Answer from './table/Answer.svelte';
import { flatten, isProgram, readRow } from './table/program';
import { contents, ground, legend, signs } from './text_mode/describe';
import ProgramPanel from './table/ProgramPanel.svelte';
import { effects } from './components/effects';
import { briefing } from './table/briefing';
import { facts } from './table/facts';
import { memo } from './table/memo';
import { known } from './table/known';
import Aim from './table/Aim.svelte';
import Figure from './components/Figure.svelte';
import Ground from './components/Ground.svelte';
import Locked from './table/Locked.svelte';
import OpenCards from './table/OpenCards.svelte';
import { isHeld, isNarrated, isPlain, isSelfEvident, play, subject } from './playback/play';
import Program from './playback/Program.svelte';
import { changes, differences, comparedPart, positionLabel, whyWon } from './replay';
import Score from './table/Score.svelte';
import { start } from './playback/start';
import Status from './table/Status.svelte';
import type { GolemsFrame, GolemsView } from './types';
import Waiting from './table/Waiting.svelte';
import Word from './table/Word.svelte';
import { editor } from './editor/editor';

const ROOM_ABOVE = 14;

export const game: Game<GolemsView, GolemsFrame> = {
  id: 'golems',
  Portrait: GolemFront,

  plan: (view) => planOf(view.field, ROOM_ABOVE),
  publicPart: ({ game, round, field, golems, cards, tokens, goal, gears }) => ({
    game,
    round,
    field,
    golems,
    cards,
    tokens,
    goal,
    gears,
    laid: [],
    paused: null,
  }),
  Ground,
  Figure,
  Thing: ThingArt,
  effects,

  contents,
  ground,
  signs,
  legend,
  cardName: nameOf,
  rowWords: openedWords,

  start,
  play,
  subject,
  isNarrated,
  isSelfEvident,
  isPlain,
  isHeld,
  Program,

  executedAsks: ['program'],
  panels: {
    program: ProgramPanel,
    subroutine: ProgramPanel,
    card: ChoosePanel,
    logic: ChoosePanel,
    pick: ChoosePanel,
    exit: ChoosePanel,
    teleport: ChoosePanel,
  },
  cells: (ask) => (ask.options ?? []).filter(isCell),
  Locked,
  openPrograms: ({ programs }) =>
    Object.fromEntries(Object.entries(programs).map(([name, rows]) => [name, flatten(rows.map(readRow))])),
  ownProgram: ({ mine }) => (mine?.program ? flatten(mine.program.map(readRow)) : undefined),
  Waiting,

  briefing,
  isPuzzle: ({ options }) => Boolean(options.puzzle),
  Status,
  Aim,
  Score,
  facts,
  memo,
  known,
  OpenCards,
  isOut: (frame, name) => !frame.figures.find((figure) => figure.name === name)?.cell,
  botName: (view, name) =>
    view.golems[name]?.bot
      ? t('bot', { kind: view.golems[name].bot, name: t(`value-${view.golems[name].bot}`) })
      : (view.golems[name]?.team ?? ''),
  whyWon,

  goalCells: ({ goal }) => [...new Set([...Object.values(goal?.cells ?? {}).flat(), ...(goal?.marks ?? [])])],
  optionCards: { cards: GolemCard },
  loadBotCard: async () => (await import('./table/BotProgram.svelte')).default,

  editor,

  positionLabel,
  changes,
  comparedPart,
  differences,
  Word,
  isProgram,
  Answer,
};
