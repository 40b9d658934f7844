/** Frames: how the field looks after every beat. Each is complete, so playback can go back as well as on. */

import { type Spot, spot, turnOn } from '../field/cells';
import type { Game } from '../game';
import type { Colour, Happening, View } from '../types';
import { type Beat, beats } from './beats';

/** A player's figure on the stage; `turn` is in degrees and may go round more than once. */
export interface Figure extends Spot {
  name: Colour;
  cell: string | null;
  turn: number;
}

/** Something on a cell, with a key that it keeps while it rolls. */
export interface Thing extends Spot {
  key: string;
  cell: string;
}

/** Effects that all games may use. */
export type EffectKind =
  | 'bump'
  | 'strike'
  | 'whoosh'
  | 'hit'
  | 'shield'
  | 'boom'
  | 'splash'
  | 'mend'
  | 'yes'
  | 'no'
  | 'spark'
  | 'out'
  | 'flash'
  | 'pick'
  | 'beam'
  | 'stuck'
  | 'hole'
  | 'score'
  | 'hop'
  | 'puff'
  | 'gain'
  | 'card'
  | 'loop'
  | 'pause'
  | 'slide'
  | 'dust'
  | 'climb';

/** An effect, seen for one beat only: on a figure or on a cell, perhaps towards another cell. Games add kinds of
 * their own. */
export interface Effect {
  kind: string;
  who?: Colour;
  at?: Spot;
  toward?: Spot;
  text?: string;
}

/** The fields of every frame; a game adds its own, which it replaces and never changes in place. */
export interface Frame {
  beat: Beat;
  height: number; // of the field, in cells
  figures: Figure[];
  things: Thing[];
  effects: Effect[];
  row: number; // of a step that is played row by row, from 1; 0 before
}

/** The frame of a view; figures keep turning on from where they were. */
export function frameOf(game: Game, view: View, last?: Frame): Frame {
  const frame = game.start(view, last);
  for (const figure of frame.figures) {
    const old = last?.figures.find((one) => one.name === figure.name);
    if (old) figure.turn = turnOn(old.turn, figure.turn);
  }
  return frame;
}

/** Puts a figure on a cell. */
export function putOn(figure: Figure, cell: string, height: number): void {
  Object.assign(figure, { cell, ...spot(cell, height) });
}

/** The first frame and one more for every beat. */
export function frames(game: Game, before: View, happened: Happening[], last?: Frame): Frame[] {
  const found = [frameOf(game, before, last)];
  for (const beat of beats(happened)) found.push(after(game, found.at(-1) as Frame, beat));
  return found;
}

/** The cells over which a figure goes. */
export const trailOf = (shown: Frame[], name?: Colour): Spot[] =>
  shown.flatMap((one) => one.figures.filter((figure) => figure.name === name && figure.cell));

function after(game: Game, last: Frame, beat: Beat): Frame {
  const next: Frame = {
    ...last,
    beat,
    figures: last.figures.map((figure) => ({ ...figure })),
    things: last.things.map((thing) => ({ ...thing })),
    effects: [],
  };
  game.play(next, beat);
  return next;
}
