/** The stage: how the field looks after every beat. A frame is a whole picture, so one can go back as well as on. */

import type { Spot } from '../cells';
import type { Colour, Happening, Laid, Place, Token, View } from '../types';
import { isGolems } from '../types';
import type { Beat } from './beats';
import { beats } from './beats';
import { playGolems, startGolems } from './golems';
import { playRovers, startRovers } from './rovers';

/** A golem or a rover on the stage; `turn` is in degrees and may go round more than once. */
export interface Figure {
  name: Colour;
  cell: string | null;
  x: number;
  y: number;
  turn: number;
  damage: number;
  carrying: number;
  points: number;
  level: number;
}

/** Something on a cell, with a key that it keeps while it rolls. */
export interface Thing extends Token {
  key: string;
  x: number;
  y: number;
  cellName: string;
  count?: number;
}

export type EffectKind =
  | 'bump' | 'strike' | 'whoosh' | 'hit' | 'shield' | 'boom' | 'splash' | 'mend' | 'yes' | 'no'
  | 'spark' | 'out' | 'flash' | 'beam' | 'stuck' | 'hole' | 'score' | 'hop' | 'token'
  | 'puff' | 'gain' | 'weapon' | 'card' | 'loop' | 'pause';

/** Something that is seen for one beat only: on a figure or on a cell, perhaps towards another cell. */
export interface Effect {
  kind: EffectKind;
  who?: Colour;
  at?: Spot;
  toward?: Spot;
  text?: string;
}

export interface Frame {
  beat: Beat;
  figures: Figure[];
  things: Thing[];
  effects: Effect[];
  round: number;
  row: number; // that is played, from 1; 0 before
  opened: Record<string, string[]>; // rows that lie open by now
  laid: Laid[]; // tokens on programs
  algorithm: Place[];
  place: number; // the card of the algorithm at work, or -1
  gears: string[];
}

export interface Scene {
  game: 'golems' | 'progers';
  height: number;
  levels: string[]; // heights of a planet, otherwise nothing
}

export function sceneOf(view: View): Scene {
  if (isGolems(view)) return { game: 'golems', height: view.field.length, levels: [] };
  return { game: 'progers', height: view.planet.heights.length, levels: view.planet.heights };
}

/** How everything stands in a view; figures keep turning on from where they were. */
export function frameOf(view: View, last?: Frame): Frame {
  const frame = isGolems(view) ? startGolems(view, sceneOf(view)) : startRovers(view, sceneOf(view));
  if (last && isGolems(view) && view.paused) Object.assign(frame, { laid: last.laid, figures: last.figures.map((one) => ({ ...one })) });
  for (const figure of frame.figures) {
    const old = last?.figures.find((one) => one.name === figure.name);
    if (old) figure.turn = old.turn + ((((figure.turn - old.turn) % 360) + 540) % 360) - 180;
  }
  return frame;
}

/** The first picture and one more for every beat. */
export function frames(before: View, happened: Happening[], last?: Frame): Frame[] {
  const scene = sceneOf(before);
  const play = scene.game === 'golems' ? playGolems : playRovers;
  const found = [frameOf(before, last)];
  for (const beat of beats(happened)) {
    const last = found.at(-1) as Frame;
    const next: Frame = {
      ...last,
      beat,
      figures: last.figures.map((figure) => ({ ...figure })),
      things: last.things.map((thing) => ({ ...thing })),
      effects: [],
      opened: { ...last.opened },
      laid: [...last.laid],
      algorithm: last.algorithm.map((place) => ({ ...place })),
      place: -1,
    };
    play(next, beat, scene);
    found.push(next);
  }
  return found;
}
