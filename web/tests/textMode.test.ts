import { describe, expect, it } from 'vitest';
import { editWords } from '../src/lib/games/progers/table/edits';
import { readCards } from '../src/lib/games/golems/text_mode/readCards';

const CARDS = ['F', 'B', 'L', 'R', 'S', 'A', 'x2', 'enemy?', 'call'];
const NAMES: Record<string, string> = {
  F: 'Вперёд',
  B: 'Назад',
  L: 'Влево',
  R: 'Вправо',
  S: 'Стоять',
  A: 'Удар',
  x2: 'Повтор 2',
  'enemy?': 'враг?',
  call: 'Вызов',
};
const nameOf = (card: string): string => NAMES[card] ?? card;

describe('a typed program', () => {
  it('is letters, numbers or names', () => {
    expect(readCards('F f x2 A', CARDS, nameOf)).toEqual(['F', 'F', 'x2', 'A']);
    expect(readCards('ffla; 2(f)', CARDS, nameOf)).toEqual(['F', 'F', 'L', 'A', 'x2', 'F']);
    expect(readCards('вперёд удар, влево враг? A -', [...CARDS, '-'], nameOf)).toEqual([
      'F',
      'A',
      'L',
      'enemy?',
      'A',
      '-',
    ]);
    expect(readCards('', CARDS, nameOf)).toEqual([]);
  });
  it('names the word that is no card', () => {
    expect(readCards('F xyz', CARDS, nameOf)).toBe('xyz');
    expect(readCards('впр в', CARDS, nameOf)).toBe('в');
  });
});

describe('edits of an algorithm', () => {
  const say = (id: string, values = {}): string => `${id} ${Object.values(values).join(' ')}`;
  const places = [{ card: 'F' }, { card: 'L' }];
  it('are said one by one', () => {
    const said = ['F', 'F@0', 'A^1', 'x2@0', 'x2@0-1', 'off@1'].map((word) => editWords(word, places, nameOf, say));
    expect(said).toEqual([
      'Вперёд',
      'edit-insert Вперёд 1',
      'edit-cover Удар 2 Влево',
      'edit-loop Повтор 2 1',
      'edit-loops Повтор 2 1 2',
      'edit-off 2',
    ]);
  });
});
