/** Pictures of the golems' memo, and which of its lines belongs to what on the field. */

import type { MemoSupport } from '../../../game';
import type { GolemsFrame, GolemsView } from '../types';

const GROUNDS: Record<string, string> = { i: 'ice', s: 'snow' };

export const memo: MemoSupport<GolemsView, GolemsFrame> = {
  loadPicture: async () => (await import('../components/MemoPicture.svelte')).default,
  figureId(view, name) {
    const bot = view.golems[name]?.bot;
    return bot ? (bot === 'die' ? 'bot-die' : 'bot') : 'golem';
  },
  thingOn(view, frame, cell) {
    const figure = frame.figures.find((one) => one.cell === cell);
    if (figure) return memo.figureId(view, figure.name);
    const thing = frame.things.find((one) => one.cell === cell);
    if (thing) return thing.op ?? thing.kind;
    const isGoal =
      view.goal?.marks.includes(cell) ||
      Object.values(view.goal?.cells ?? {})
        .flat()
        .includes(cell);
    if (frame.gears.includes(cell)) return 'goal-gears';
    if (isGoal && view.goal?.kind !== 'gears') return `goal-${view.goal?.kind}`;
    return GROUNDS[groundOf(view, cell)] ?? '';
  },
};

/** The mark of a cell in the rows of the field, which begin in the north. */
function groundOf({ field }: GolemsView, cell: string): string {
  const [x, y] = [cell.charCodeAt(0) - 'a'.charCodeAt(0), field.length - Number(cell.slice(1))];
  return field[y]?.[x] ?? '';
}
