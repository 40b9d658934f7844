import { expect, it } from 'vitest';
import { bracketed } from '../src/lib/games/progers/components/cards/brackets';

it('draws a loop over two cards as one bracket, and a loop over one as its own', () => {
  const places = [
    { card: 'F', loop: 3 },
    { card: 'J', loop: 2, pair: true as const },
    { card: 'L', loop: 2, pair: true as const },
    { card: 'R' },
  ];
  const drawn = bracketed(places).map(({ first, cards, times }) => [
    first,
    cards.map((one) => one.card).join(''),
    times,
  ]);
  expect(drawn).toEqual([
    [0, 'F', 3],
    [1, 'JL', 2],
    [3, 'R', 0],
  ]);
});

it('keeps two loops over two cards each apart, though all are neighbours', () => {
  const places = ['J', 'L', 'F', 'R'].map((card) => ({ card, loop: 2, pair: true as const }));
  expect(bracketed(places).map(({ cards }) => cards.length)).toEqual([2, 2]);
});
