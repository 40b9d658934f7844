/** The Battle of Golems as the page shows it. */

import { isCell } from '../cells';
import { planOf } from '../field/plan';
import type { Game } from '../game';
import { t } from '../words.svelte';
import GolemFront from './art/GolemFront.svelte';
import ThingArt from './art/ThingArt.svelte';
import { openedWords } from './cards/names';
import GolemCard from './choose/GolemCard.svelte';
import ChooseDesk from './choose/ChooseDesk.svelte';
import Answer from './Answer.svelte';
import { isProgram } from './desk/program';
import { contents, ground, legend, signs } from './describe';
import ProgramDesk from './desk/ProgramDesk.svelte';
import Effect from './Effect.svelte';
import Aim from './Aim.svelte';
import Figure from './Figure.svelte';
import Ground from './Ground.svelte';
import Locked from './Locked.svelte';
import OpenCards from './OpenCards.svelte';
import { isSeen, isTold, play } from './play';
import Program from './Program.svelte';
import { changes, differences, standing, where, whyWon } from './replay';
import Score from './Score.svelte';
import { start } from './start';
import Status from './Status.svelte';
import type { GolemsFrame, GolemsView } from './types';
import Waiting from './Waiting.svelte';
import Word from './Word.svelte';
import { workshop } from './workshop';

const ROOM_ABOVE = 14;

export const game: Game<GolemsView, GolemsFrame> = {
  id: 'golems',
  Portrait: GolemFront,

  plan: (view) => planOf(view.field, ROOM_ABOVE),
  seen: ({ game, round, field, golems, tokens, goal, gears }) => ({ game, round, field, golems, tokens, goal, gears, laid: [], paused: null }),
  Ground,
  Figure,
  Thing: ThingArt,
  Effect,

  contents,
  ground,
  signs,
  legend,
  rowWords: openedWords,

  start,
  play,
  isTold,
  isSeen,
  Program,

  laying: ['program'],
  desks: {
    program: ProgramDesk,
    subroutine: ProgramDesk,
    card: ChooseDesk,
    logic: ChooseDesk,
    pick: ChooseDesk,
    exit: ChooseDesk,
    teleport: ChooseDesk,
  },
  cells: (ask) => (ask.options ?? []).filter(isCell),
  Locked,
  Waiting,

  Status,
  Aim,
  Score,
  OpenCards,
  isOut: (frame, name) => !frame.figures.find((figure) => figure.name === name)?.cell,
  botName: (view, name) => (view.golems[name]?.bot ? t('bot', { kind: view.golems[name].bot, name: t(`value-${view.golems[name].bot}`) }) : (view.golems[name]?.team ?? '')),
  whyWon,

  values: { cards: GolemCard },

  workshop,

  where,
  changes,
  standing,
  differences,
  Word,
  isProgram,
  Answer,
};
