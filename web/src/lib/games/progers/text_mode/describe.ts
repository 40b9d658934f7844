/** Cells of a planet in words and signs. */

import { looksOf } from '../../../field/describe';
import type { Colour } from '../../../types';
import { colourName, playerName, t } from '../../../words/words.svelte';
import type { ProgersFrame, ProgersView, RoverFigure } from '../types';

const SAMPLE = '*';

export const sampleName = (kind: string): string => t(`progers-samples-${kind}`);

const roverWords = (figure: RoverFigure): string =>
  t('cell-rover', { name: playerName(figure.name), looks: looksOf(figure), aboard: figure.carrying });

const basesOn = (view: ProgersView, cell: string): string[] =>
  Object.entries(view.bases)
    .filter(([, base]) => base === cell)
    .map(([name]) => name);

/** Whose laboratories are on the base token of a cell, also of colours that nobody plays. */
export const labsOn = (view: ProgersView, cell: string): Colour[] =>
  Object.entries(view.bases)
    .filter(([, base]) => base === cell)
    .flatMap(([home]) => view.base_labs[home] ?? []);

const labWords = (view: ProgersView, cell: string): string[] => {
  const names = labsOn(view, cell).map(colourName);
  return names.length ? [t('cell-labs', { names: names.join(', ') })] : [];
};

function liftWords({ planet }: ProgersView, cell: string): string[] {
  return planet.lifts.flatMap(({ top, bottom }) => [
    ...(top === cell ? [t('cell-lift-down', { to: bottom ?? 'none' })] : []),
    ...(bottom === cell ? [t('cell-lift-up', { to: top })] : []),
  ]);
}

function wallWords({ planet }: ProgersView, cell: string): string[] {
  const walls = planet.walls.filter((wall) => wall.includes(cell));
  return walls.map((wall) => t('cell-stone', { to: wall.find((end) => end !== cell) ?? '' }));
}

/** Where the goal of a puzzle is met: its cells, or the laboratories that samples are brought to. */
export function goalCells({ quest, labs, seat }: ProgersView): string[] {
  if (!quest) return [];
  return quest.kind === 'cell' ? quest.cells : (labs[seat ?? 'red'] ?? []);
}

/** Marks for samples that nothing covers. */
export const openMarks = ({ planet, samples }: ProgersView): string[] =>
  planet.marks.filter((cell) => !samples.some((pile) => pile.at === cell));

export function contents(view: ProgersView, frame: ProgersFrame, cell: string): string[] {
  const here = (one: { cell: string | null }): boolean => one.cell === cell;
  return [
    ...frame.figures.filter(here).map(roverWords),
    ...frame.things.filter(here).map(({ count }) => t('cell-samples', { count })),
    ...basesOn(view, cell).flatMap((name) => [t('cell-base', { name: colourName(name) }), ...labWords(view, cell)]),
    ...(view.seat && view.labs[view.seat]?.includes(cell) ? [t('cell-lab')] : []),
    ...(goalCells(view).includes(cell) ? [t('cell-mark')] : []),
    ...(openMarks(view).includes(cell) ? [t('cell-sample-mark')] : []),
    ...liftWords(view, cell),
    ...wallWords(view, cell),
  ];
}

export function ground(sign: string): { said: string[]; sign: string } {
  return Number(sign) ? { said: [t('cell-height', { level: Number(sign) })], sign } : { said: [], sign: '' };
}

export function signs(view: ProgersView, frame: ProgersFrame, cell: string): string[] {
  const samples = frame.things.filter((thing) => thing.cell === cell).map(() => SAMPLE);
  return [...samples, ...basesOn(view, cell).map((name) => t(`letter-${name}`).toLowerCase())];
}

/** What the signs mean. */
export function legend(): string {
  return `${SAMPLE} ${t('text-sample')} · 1 2 ${t('text-height')}`;
}
