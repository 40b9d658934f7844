/** The program panel without its layout: taps become rows, and what the server refuses is explained. */

import { describe, expect, it, vi } from 'vitest';
import type { AnswerPanelProps } from '../src/lib/game';
import { ProgramState } from '../src/lib/games/golems/table/programState.svelte';
import type { GolemsView } from '../src/lib/games/golems/types';
import type { Allowed, Ask } from '../src/lib/types';

const REFUSED = { code: 'program.full', rule: 'program.rows', values: {} };

/** A server that allows these cards, and an end after any whole program. */
function panel(props: Partial<AnswerPanelProps> = {}, ask: Partial<Ask> = {}, allowed = ['F', 'A', 'x2', 'not']) {
  const next = (): Promise<Allowed> =>
    Promise.resolve({ next: ['', ...allowed], refused: { D: REFUSED }, table: null } as Allowed);
  const onlock = vi.fn(() => Promise.resolve(null));
  const given = {
    room: { next },
    seat: 0,
    ask: { kind: 'program', rows: 2, cards: { F: 2, A: 1, x2: 1, D: 1 }, bonuses: [], logic: ['not'], ...ask },
    given: [],
    onlock,
    ...props,
  } as unknown as AnswerPanelProps<GolemsView>;
  const program = new ProgramState(given);
  program.askHere();
  program.askWhole();
  return { program, onlock };
}
/** Until all taps have had their effect. */
const settled = (): Promise<void> => new Promise((later) => setTimeout(later, 5));

describe('a program panel', () => {
  it('lays cards one after the other, a loop before what it repeats', async () => {
    const { program } = panel();
    for (const card of ['x2', 'F', 'A']) {
      program.put(card);
      await settled();
    }
    expect(program.answer).toEqual(['x2', 'F', 'A']);
    expect(program.notice).toBe('');
  });

  it('asks about a free place that was tapped, and about a token in the hand, before it is locked', async () => {
    const place = panel({ given: ['F'] });
    place.program.choose({ row: 1, path: [] });
    const token = panel({ given: ['F'] });
    token.program.put('not');
    await settled();
    for (const { program, onlock } of [place, token]) {
      program.lock();
      await settled();
      expect([program.asksFirst, onlock.mock.calls]).toEqual([true, []]);
      program.lockAnyway();
      await settled();
      expect(onlock).toHaveBeenCalledWith(['F']);
    }
  });

  it('counts a bonus card that is laid as gone', async () => {
    const { program } = panel({}, { bonuses: ['x3'] }, ['F', 'x3']);
    const left = (): number | undefined => program.piles.find(({ card }) => card === 'x3')?.left;
    await settled();
    expect(left()).toBe(1);
    const laid = panel({ given: ['x3', 'F'] }, { bonuses: ['x3'] }, ['F']).program;
    await settled();
    expect(laid.piles.find(({ card }) => card === 'x3')?.left).toBe(0);
    const again = panel({ given: ['x3', 'F'] }, { bonuses: ['x3'] }, ['F', 'x3']).program;
    again.choose({ row: 0, path: [] }); // its own place
    await settled();
    expect(again.piles.find(({ card }) => card === 'x3')?.left).toBe(0);
  });

  it('takes the last card back', async () => {
    const { program } = panel({ given: ['F', 'A'] });
    program.takeBack();
    expect(program.answer).toEqual(['F']);
  });

  it('does not lay a card that the server refuses, and names its rule', async () => {
    const { program } = panel();
    program.put('D');
    await settled();
    expect([program.answer, program.rule]).toEqual([[], 'program.rows']);
  });

  it('takes a token up before it is laid on a card', async () => {
    const { program } = panel({ given: ['F'] });
    program.put('not');
    await settled();
    expect(program.holding).toBe('not');
    program.choose({ row: 0, path: [] });
    await settled();
    expect([program.holding, program.answer]).toEqual(['', ['not', 'F']]);
  });

  it('is not locked while a row before the last is empty', async () => {
    const { program, onlock } = panel();
    program.chosen = { row: 1, path: [] };
    program.put('F');
    await settled();
    program.lock();
    await settled();
    expect(onlock).not.toHaveBeenCalled();
    expect([program.rule, program.chosen]).toEqual(['program.short', { row: 0, path: [] }]);
  });

  it('is locked with an empty card in a branch that was left open', async () => {
    const { program, onlock } = panel({ given: ['enemy?', 'A'] }, { bonuses: ['enemy?'] });
    program.lock();
    await settled();
    expect(onlock).toHaveBeenCalledWith(['enemy?', 'A', '-']);
  });

  it('changes only the gap of a task', async () => {
    const { program } = panel({ given: ['F', '?'] });
    program.chosen = { row: 0, path: [] };
    program.put('A');
    await settled();
    expect(program.answer).toEqual(['F', 'A']);
    program.takeBack();
    expect(program.answer).toEqual(['F', '?']);
  });

  it('reads what is typed, and says when it is too much', () => {
    const { program } = panel();
    expect(program.read(['F', 'x2', 'A'])).toBe('');
    expect(program.answer).toEqual(['F', 'x2', 'A']);
    expect(program.read(['F', 'F', 'A'])).not.toBe('');
    expect(program.answer).toEqual(['F', 'x2', 'A']);
  });
});
