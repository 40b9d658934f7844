/** What is known at a table: what others must not know stands apart. */

import { describe, expect, it } from 'vitest';
import { known as golems } from '../src/lib/games/golems/table/known';
import { known as progers } from '../src/lib/games/progers/table/known';
import type { GolemsView } from '../src/lib/games/golems/types';
import type { ProgersView } from '../src/lib/games/progers/types';

const nameOf = (name: string): string => name;
const golem = { at: 'a1', rows: 4, rows_next: 4 };
const token = { by: 'red', on: 'red', row: 2, op: 'or' };
const GOLEMS = {
  contents: ['hole', 'empty', 'empty'],
  golems: { red: golem, blue: { ...golem, rows_next: 3 } },
  luck: { left: { red: 5, blue: 6 }, drawn: { red: 'loop' } },
  laid: [token, { ...token, row: 1, slot: 'yes' }],
  paused: null,
  programs: {},
  options: {},
  seat: 'red',
  mine: { program: ['F', '2(A)'], luck_to_come: ['and', 'and', ''], token: 'or' },
} as unknown as GolemsView;
const rover = { hand: 5, delivered: [], waiting: false };
const PROGERS = {
  turns_left: null,
  capacity: 3,
  hidden: { moss: 2 },
  deck: 9,
  discard: {},
  paid: [['red', 'blue']],
  rovers: { red: rover, blue: { ...rover, waiting: true } },
  labs: {},
  bases: {},
  base_labs: {},
  mine: { hand: ['F', 'F'] },
} as unknown as ProgersView;

describe('what is known at a table', () => {
  it('of golems keeps luck cards, programs and the place of a token apart', () => {
    const { all, own } = golems(GOLEMS, nameOf);
    expect(all).toEqual([
      'The barrels may hold: a black hole, 2 × nothing.',
      'Luck cards left: red: 5, blue: 6.',
      'blue: 3 rows in the next program.',
      'red has put OR on the program of red: row 2.',
    ]);
    expect(own).toHaveLength(5);
    expect(own[1]).toBe('red has put OR on the program of red: row 1, the card for yes.');
    expect(own[4]).toBe('Your token: OR.');
  });
  it('of rovers tells who waits for a lift', () => {
    const { all, own } = progers(PROGERS, nameOf);
    expect(all).toContain('blue waits for a lift.');
    expect(all).not.toContain('red waits for a lift.');
    expect(own).toHaveLength(1);
  });
});
