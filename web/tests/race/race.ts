/** A third game of the page, for tests only: runners on a track who choose how far they run, all at once. */

import type { GameEntry, Game } from '../../src/lib/game';
import { planOf } from '../../src/lib/field/plan';
import { type Beat, NO_BEAT } from '../../src/lib/playback/beats';
import { type Figure, type Frame, putOn } from '../../src/lib/playback/frames';
import type { Colour, View } from '../../src/lib/types';
import Pace from './Pace.svelte';
import Runner from './Runner.svelte';
import Track from './Track.svelte';

export interface RaceView extends View {
  track: string[];
  runners: Record<string, string>; // where they are
}
interface RunEvent {
  runner?: Colour;
  to?: string;
}

function start(view: RaceView): Frame {
  const height = view.track.length;
  const figures = Object.keys(view.runners).map((name): Figure => ({
    name: name as Colour,
    cell: null,
    x: 0,
    y: 0,
    turn: 90,
  }));
  for (const figure of figures) putOn(figure, view.runners[figure.name] ?? 'a1', height);
  return { beat: NO_BEAT, height, figures, things: [], effects: [], row: 0 };
}

function play(frame: Frame, { events }: Beat): void {
  for (const { runner, to } of events as RunEvent[]) {
    const figure = frame.figures.find((one) => one.name === runner);
    if (figure && to) putOn(figure, to, frame.height);
  }
}

const game: Game<RaceView> = {
  id: 'race',
  Portrait: Runner,
  plan: (view) => planOf(view.track, 10),
  publicPart: ({ game, track, runners }) => ({ game, track, runners }),
  Ground: Track,
  Figure: Runner,
  Thing: Track,
  contents: (_, frame, cell) => frame.figures.filter((one) => one.cell === cell).map(({ name }) => `runner ${name}`),
  ground: (sign) => ({ said: sign === '|' ? ['finish'] : [], sign }),
  signs: () => [],
  legend: () => '',
  rowWords: () => '',
  start,
  play,
  subject: (event) => (event as RunEvent).runner,
  Program: Track,
  executedAsks: ['pace'],
  panels: { pace: Pace },
  cells: () => [],
  cardName: (card) => card,
  briefing: () => null,
  isPuzzle: () => false,
  Score: Track,
  isOut: () => false,
  botName: () => '',
  whyWon: () => '',
  positionLabel: (_, step) => `lap ${step}`,
  changes: () => [],
  comparedPart: (view) => view.runners,
  differences: () => [],
  Word: Track,
};

export const entry: GameEntry = {
  id: 'race',
  Portrait: Runner,
  Cover: Runner as unknown as GameEntry['Cover'],
  setup: { simple: [] },
  load: async () => game as unknown as Game,
};
