/** Cells of the golems' field in words and signs. */

import { looksOf } from '../../../field/describe';
import { colourName, playerName, t } from '../../../words/words.svelte';
import type { GolemFigure, GolemsFrame, GolemsView, Token, TokenThing } from '../types';

const SIGNS: Record<Token['kind'], string> = { barrel: 'o', wall: '#', water: '~', ladder: 'H', logic: '&' };

function golemWords(figure: GolemFigure): string[] {
  const golem = t('cell-golem', { name: playerName(figure.name), looks: looksOf(figure), damage: figure.damage });
  return figure.carrying ? [golem, t('cell-carrying')] : [golem];
}

function tokenWords({ kind, name = '', end, op, content = 'empty' }: TokenThing): string {
  if (content !== 'empty') return t('golems-build-piece', { piece: `${kind}-${content}` });
  return t(`cell-${kind}`, { name, end: end ?? 'none', op: op ? t(`op-${op}`) : '' });
}

function goalWords(goal: GolemsView['goal'], cell: string): string[] {
  const owners = Object.entries(goal?.cells ?? {}).filter(([, cells]) => cells.includes(cell));
  const said = owners.map(([name]) => t('cell-goal', { name: colourName(name) }));
  return goal?.kind !== 'gears' && goal?.marks.includes(cell) ? [...said, t('cell-mark')] : said;
}

export function contents(view: GolemsView, frame: GolemsFrame, cell: string): string[] {
  const here = (one: { cell: string | null }): boolean => one.cell === cell;
  return [
    ...frame.figures.filter(here).flatMap(golemWords),
    ...frame.things.filter(here).map(tokenWords),
    ...(frame.gears.includes(cell) ? [t('cell-gear')] : []),
    ...goalWords(view.goal, cell),
  ];
}

export function ground(sign: string): { said: string[]; sign: string } {
  if (sign === 'i') return { said: [t('cell-ice')], sign };
  return sign === 's' ? { said: [t('cell-snow')], sign } : { said: [], sign: '' };
}

export function signs(_: GolemsView, frame: GolemsFrame, cell: string): string[] {
  return frame.things.filter((thing) => thing.cell === cell).map((thing) => SIGNS[thing.kind]);
}

/** What the signs mean. */
export function legend(frame: GolemsFrame): string {
  const kinds = [...new Set(frame.things.map((thing) => thing.kind))];
  return kinds.map((kind) => `${SIGNS[kind]} ${t(`cell-${kind}`, { name: '', end: 'none', op: '' })}`).join(' · ');
}
