/** Progers as the page shows it. */

import { planOf } from '../field/plan';
import type { Game } from '../game';
import Capsules from './art/Capsules.svelte';
import { contents, ground, legend, signs } from './describe';
import BaseDesk from './desk/BaseDesk.svelte';
import TurnDesk from './desk/TurnDesk.svelte';
import Planet from './Planet.svelte';
import { play } from './play';
import Portrait from './Portrait.svelte';
import Program from './Program.svelte';
import { changes, differences, standing, where } from './replay';
import RoverOnField from './RoverOnField.svelte';
import RoverScore from './RoverScore.svelte';
import { start } from './start';
import type { ProgersFrame, ProgersView } from './types';
import Word from './Word.svelte';

const [ROOM_ABOVE, LIFT] = [44, 30];

export const game: Game<ProgersView, ProgersFrame> = {
  id: 'progers',
  Portrait,

  plan: (view) => planOf(view.planet.heights, ROOM_ABOVE, LIFT),
  Ground: Planet,
  Figure: RoverOnField,
  Thing: Capsules,

  contents,
  ground,
  signs,
  legend,
  rowWords: () => '',

  start,
  play,
  Program,

  laying: ['turn'],
  desks: { turn: TurnDesk, base: BaseDesk },
  cells: (ask) => Object.keys(ask.corners ?? {}),

  Score: RoverScore,
  isOut: () => false,
  called: () => '',
  reason: () => '',

  where,
  changes,
  standing,
  differences,
  Word,
};
