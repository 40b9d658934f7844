/** No word of a game stands outside its folder: what differs between games is asked of `lib/game.ts`. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const GAMES = 'lib/games/';
const REGISTRY = 'lib/games/registry.ts'; // names them all
const PRINTED = 'protocol.ts'; // by the server

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte|css)$/.test(path) && path !== PRINTED);
const shared = files.filter((path) => !path.startsWith(GAMES));
const read = (path: string): string => readFileSync(new URL(path, SOURCE), 'utf8');

/** Lines of the shared part of the page that say something like this. */
const linesWith = (pattern: RegExp): string[] =>
  shared.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

const NAMES = ['golem', 'proger', 'rover'];
const COMPONENTS = ['barrel', 'gear', 'planet', 'weapon', 'subroutine', 'algorithm', 'aboard', 'sensor', 'luck'];
const CARDS = ['until-', String.raw`x\\d`, `'x[23]'`, 'enemy', 'obstacle', String.raw`\^\[A-Z\]`];
const OPTIONS = [
  'way',
  'teams',
  'bots',
  'youngest',
  'cards',
  'field',
  'planet',
  'scenario',
  'puzzle',
  'logic',
  'extra',
];

describe('outside the folders of the games', () => {
  it.each([...NAMES, ...COMPONENTS])('nothing says %s', (word) => {
    expect(linesWith(new RegExp(word, 'i'))).toEqual([]);
  });
  it.each(CARDS)('no card is written as %s', (card) => {
    expect(linesWith(new RegExp(card))).toEqual([]);
  });
  it.each(OPTIONS)('no option is called %s', (option) => {
    const values = 'options|choices|titles|stories|places|numbers';
    expect(
      linesWith(new RegExp(String.raw`\b(${values})(\?)?\.${option}\b|\b(${values})\[['"]${option}['"]\]`)),
    ).toEqual([]);
    expect(linesWith(new RegExp(String.raw`openRoom\(.*\{ ${option}:`))).toEqual([]);
  });
});

describe('a game', () => {
  const folders = [
    ...new Set(files.filter((path) => path.startsWith(GAMES)).map((path) => path.split('/')[2] ?? '')),
  ].filter((name) => !name.endsWith('.ts'));
  it('imports nothing of another one, and only the registry imports games', () => {
    expect(folders.length).toBe(2);
    for (const path of files.filter((one) => one !== REGISTRY)) {
      const others = folders.filter((name) => !path.startsWith(`${GAMES}${name}/`));
      for (const name of others) expect(read(path), path).not.toMatch(new RegExp(`from '[^']*/${name}/`));
    }
    expect(folders.every((name) => read(REGISTRY).includes(`./${name}/entry`))).toBe(true);
  });
  it('has its words in its folder: the patterns above find something there', () => {
    const own = files
      .filter((path) => path.startsWith(GAMES) && path !== REGISTRY)
      .map(read)
      .join('\n');
    for (const word of [...NAMES, ...COMPONENTS, ...CARDS]) expect(own, word).toMatch(new RegExp(word, 'i'));
  });
});
