import { expect, test } from 'vitest';
import { readTeams, writeTeams } from '../src/lib/setup/choiceNames';

const COLOURS = ['Red', 'Blue'];

test('names of teams become one word each and come back with their blanks', () => {
  const option = writeTeams(['  Clay, bears! ', 'Ёжики'], COLOURS);
  expect(option).toBe('Clay_bears,Ёжики');
  expect(readTeams(option)).toEqual(['Clay bears', 'Ёжики']);
  expect(writeTeams(['', ' ,'], COLOURS)).toBe('');
});

test('a missing name before a given one is the colour, and no two names are alike', () => {
  expect(writeTeams(['', 'Bears'], COLOURS)).toBe('Red,Bears');
  expect(writeTeams(['Bears', ''], COLOURS)).toBe('Bears');
  expect(writeTeams(['Bears', 'Bears'], COLOURS)).toBe('Bears,Bears-2');
  expect(writeTeams([`${'x'.repeat(23)} y`, ''], COLOURS)).toBe('x'.repeat(23));
});
