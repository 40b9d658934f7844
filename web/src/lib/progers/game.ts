/** Progers as the page shows it. */

import { planOf } from '../field/plan';
import type { Game } from '../game';
import ThingArt from './art/ThingArt.svelte';
import { contents, ground, legend, signs } from './describe';
import BaseDesk from './desk/BaseDesk.svelte';
import TurnDesk from './desk/TurnDesk.svelte';
import Aim from './Aim.svelte';
import Figure from './Figure.svelte';
import Ground from './Ground.svelte';
import { isTold, play } from './play';
import Portrait from './Portrait.svelte';
import Program from './Program.svelte';
import { changes, differences, standing, where } from './replay';
import Score from './Score.svelte';
import { start } from './start';
import type { ProgersFrame, ProgersView } from './types';
import Word from './Word.svelte';
import { workshop } from './workshop';

const [ROOM_ABOVE, LIFT] = [44, 30];

export const game: Game<ProgersView, ProgersFrame> = {
  id: 'progers',
  Portrait,

  plan: (view) => planOf(view.planet.heights, ROOM_ABOVE, LIFT),
  seen: ({ game, planet, bases, base_labs, labs, rovers, samples }) => ({ game, planet, bases, base_labs, labs, rovers, samples, algorithm: [] }),
  Ground,
  Figure,
  Thing: ThingArt,

  contents,
  ground,
  signs,
  legend,
  rowWords: () => '',

  start,
  play,
  isTold,
  Program,

  laying: ['turn'],
  desks: { turn: TurnDesk, base: BaseDesk },
  cells: (ask) => Object.keys(ask.corners ?? {}),

  Aim,
  Score,
  isOut: () => false,
  botName: () => '',
  whyWon: () => '',

  workshop,

  where,
  changes,
  standing,
  differences,
  Word,
};
