/** A cell in words, for screen readers, and in two or three signs. */

import type { Game } from '../game';
import type { Figure, Frame } from '../playback/frames';
import type { Facing, View } from '../types';
import { t } from '../words/words.svelte';
import type { Plan } from './plan';

const LOOKS: Facing[] = ['N', 'E', 'S', 'W'];
const ARROWS: Record<Facing, string> = { N: '↑', E: '→', S: '↓', W: '←' };

function facingOf(figure: Figure): Facing {
  return LOOKS[((Math.round(figure.turn / 90) % 4) + 4) % 4] ?? 'N';
}

/** Where a figure looks, in words. */
export function looksOf(figure: Figure): string {
  return t(`looks-${facingOf(figure)}`);
}

export function describe(game: Game, view: View, frame: Frame, plan: Plan, cell: string, x: number, y: number): string {
  const said = [...game.contents(view, frame, cell), ...game.ground(plan.lines[y]?.[x] ?? '').said];
  return [cell, ...(said.length ? said : [t('cell-free')])].join(', ');
}

/** The cell in signs, as short as in a printed diagram. */
export function signs(game: Game, view: View, frame: Frame, plan: Plan, cell: string, x: number, y: number): string {
  const ground = game.ground(plan.lines[y]?.[x] ?? '').sign;
  const figures = frame.figures
    .filter((figure) => figure.cell === cell)
    .map((figure) => t(`letter-${figure.name}`) + ARROWS[facingOf(figure)]);
  return [ground, ...figures, ...game.signs(view, frame, cell)].join('') || '·';
}
