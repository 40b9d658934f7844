/** The turn panel without its layout: taps become words, and what the server refuses is explained. */

import { describe, expect, it, vi } from 'vitest';
import type { AnswerPanelProps } from '../src/lib/game';
import { TurnState } from '../src/lib/games/progers/table/turnState.svelte';
import type { ProgersView } from '../src/lib/games/progers/types';
import type { Allowed } from '../src/lib/types';

const REFUSED = { code: 'turn.loop', rule: 'turn.basic', values: {} };

function panel(next: string[], props: Partial<AnswerPanelProps> = {}) {
  const onlock = vi.fn(() => Promise.resolve(null));
  const allowed = { next, refused: { D: REFUSED, '': REFUSED }, table: null } as Allowed;
  const given = {
    room: { next: () => Promise.resolve(allowed) },
    seat: 0,
    ask: { kind: 'turn', hand: ['F', 'F', 'L', 'D'], edits: ['cover'], longest: 3, most_played: 2 },
    view: { algorithm: [] },
    given: [],
    onlock,
    ...props,
  } as unknown as AnswerPanelProps<ProgersView>;
  const turn = new TurnState(given);
  turn.askNext();
  return { turn, onlock };
}
const settled = (): Promise<void> => new Promise((later) => setTimeout(later, 5));

describe('a turn panel', () => {
  it('lays a card that has one place at once', async () => {
    const { turn } = panel(['F@0', 'L@0']);
    turn.tap('F');
    await settled();
    expect(turn.laid).toEqual(['F@0']);
    expect(turn.piles.find(({ card }) => card === 'F')).toMatchObject({ left: 1, most: 2 });
  });

  it('asks for the place of a card that has several, and puts it back', async () => {
    const { turn } = panel(['F@0', 'F^0']);
    turn.tap('F');
    await settled();
    expect([turn.chosen, turn.laid, turn.mine.length]).toEqual(['F', [], 2]);
    turn.undo();
    expect([turn.chosen, turn.laid]).toEqual(['', []]);
    turn.pick('cover', '0', 'F');
    expect(turn.laid).toEqual(['F^0']);
  });

  it('does not lay a card that the server refuses, and names its rule', async () => {
    const { turn } = panel(['F@0']);
    turn.tap('D');
    await settled();
    expect([turn.laid, turn.rule]).toEqual([[], 'turn.basic']);
  });

  it('is locked only where the server lets it end', async () => {
    const early = panel(['F@0']);
    early.turn.lock();
    await settled();
    expect(early.onlock).not.toHaveBeenCalled();
    expect(early.turn.rule).toBe('turn.basic');
    const ready = panel([''], { given: ['pass'] });
    ready.turn.lock();
    await settled();
    expect(ready.onlock).toHaveBeenCalledWith(['pass']);
  });

  it('asks about a card that was taken up, but not laid, before it is locked', async () => {
    const { turn, onlock } = panel(['', 'F@0', 'F^0'], { given: ['L@0'] });
    turn.tap('F');
    await settled();
    turn.lock();
    await settled();
    expect([turn.asksFirst, onlock.mock.calls]).toEqual([true, []]);
    turn.lockAnyway();
    await settled();
    expect(onlock).toHaveBeenCalledWith(['L@0']);
    expect(turn.asksFirst).toBe(false);
  });

  it('changes a word of a task, or only what is missing', () => {
    const { turn } = panel(['L'], { given: ['F', 'F'] });
    turn.change(0);
    turn.add('L');
    expect(turn.laid).toEqual(['L', 'F']);
    const { turn: gapped } = panel(['L'], { given: ['F', '?'] });
    gapped.change(0);
    gapped.add('L');
    expect(gapped.laid).toEqual(['F', 'L']);
    gapped.undo();
    expect(gapped.laid).toEqual(['F', '?']);
  });
});
