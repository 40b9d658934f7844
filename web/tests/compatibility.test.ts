/** Links and local storage of an earlier build (tests/compatibility/data): the page reads them as it did. */

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readDraftHash } from '../src/lib/editor/draftLink';
import { fieldLink, readFieldHash, tableLink } from '../src/lib/editor/fieldLink';
import type { Game } from '../src/lib/game';
import { game as golems } from '../src/lib/games/golems/game';
import { game as progers } from '../src/lib/games/progers/game';
import { frameOf } from '../src/lib/playback/frames';
import { saveSettings, settings } from '../src/lib/shell/settings.svelte';
import { savedDrafts, savedFields, unfinishedGames } from '../src/lib/storage.svelte';
import { progressCode, addStars, progress, parseProgressCode } from '../src/lib/puzzles/progress.svelte';
import { readAddress } from '../src/lib/replay/timeline';
import type { IslandPayload } from '../src/protocol';

/** As it is found when the page is loaded. */
const storage = await vi.hoisted(async () => {
  const { readFileSync } = await import('node:fs');
  const found = new Map<string, string>(
    Object.entries(JSON.parse(readFileSync('../tests/compatibility/data/storage.json', 'utf8'))),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => found.get(key) ?? null,
    setItem: (key: string, value: string) => void found.set(key, value),
  });
  vi.resetModules(); // the words of the tests have loaded the settings of an empty storage
  return found;
});

const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(`../tests/compatibility/data/${name}.json`, 'utf8')) as T;

const stored = fixture<Record<string, string>>('storage');
const links = fixture<string[]>('links');
const behind = (start: string): string[] =>
  links.filter((link) => link.startsWith(start)).map((link) => link.slice(start.length));

const value = <T>(key: string): T => JSON.parse(stored[key] ?? '') as T;

test('settings are what the visitor chose', () => {
  expect(settings).toMatchObject(value<object>('algoritmus'));
  expect(Object.keys(value<object>('algoritmus')).length).toBe(10);
  saveSettings({ played: true }); // the same again
  expect(JSON.parse(storage.get('algoritmus') ?? '')).toMatchObject(value<object>('algoritmus'));
});

test('games that are not over are listed with their pictures', () => {
  const games = unfinishedGames.all();
  expect(games).toEqual(value('algoritmus-games'));
  const drawn = games
    .filter((one) => one.seen)
    .map((one) => frameOf((one.ruleSet.startsWith('golems') ? golems : progers) as unknown as Game, one.seen!));
  expect(drawn.map((frame) => Object.keys(frame.figures).length)).toEqual([3, 2, 4]);
  unfinishedGames.remove('U265SF');
  expect(JSON.parse(storage.get('algoritmus-games') ?? '')).toEqual(games.slice(1));
});

test('saved puzzles and fields are listed', () => {
  const puzzles = value<{ text: string; name: string }[]>('algoritmus-puzzles');
  expect(savedDrafts.all()).toEqual(puzzles);
  savedDrafts.remove(puzzles[0]?.text ?? '');
  expect(JSON.parse(storage.get('algoritmus-puzzles') ?? '')).toEqual(puzzles.slice(1));
  const fields = value<Record<string, string[]>>('algoritmus-fields');
  for (const [ruleSet, texts] of Object.entries(fields)) expect(savedFields.of(ruleSet)).toEqual(texts);
  savedFields.add('golems/board', 'Ea1~wall-b2'); // the same again
  expect(JSON.parse(storage.get('algoritmus-fields') ?? '')).toEqual(fields);
});

test('saved stars are read, and their code is written and read alike', () => {
  const { code, stars } = fixture<{ code: string; stars: Record<string, number> }>('stars');
  const islands = Object.entries(fixture<Record<string, string[]>>('tasks')).map(([id, tasks]): IslandPayload => ({
    id,
    game: 'golems',
    rule_set: '',
    title: {},
    tasks: tasks.map((task) => ({ id: task, kind: '', title: {} })),
  }));
  expect(progress.stars).toEqual(value('algoritmus-path'));
  expect(progress.stars).toEqual(stars);
  expect(progressCode(islands, stars)).toBe(code);
  expect(parseProgressCode(islands, code)).toEqual(
    Object.fromEntries(Object.entries(stars).filter(([task]) => !task.startsWith('my-'))),
  );
  addStars({ 'loop-03': 1 }); // the same again
  expect(JSON.parse(storage.get('algoritmus-path') ?? '')).toEqual(stars);
});

test('no other keys are read or written', () => {
  expect([...storage.keys()].sort()).toEqual([
    'algoritmus',
    'algoritmus-fields',
    'algoritmus-games',
    'algoritmus-path',
    'algoritmus-puzzles',
  ]);
});

test('links to what is made are an edit or a task', () => {
  const texts = behind('/make#').map(readDraftHash);
  expect(texts.map(({ trying, text }) => `${trying ? 'try' : 'edit'} ${text[0]}`).sort()).toEqual([
    ...Array(7).fill('edit p'),
    ...Array(2).fill('edit s'),
    ...Array(7).fill('try p'),
  ]);
  expect(texts.every(({ text }) => /^[ps][\w-]+$/.test(text))).toBe(true);
});

test('links to a field and to a table with it name rule set and notation', () => {
  const fields = behind('/build#').map(readFieldHash);
  expect(fields).toEqual(behind('/#table/').map(readFieldHash));
  expect(fields.map(({ ruleSet, text }) => [fieldLink(ruleSet, text), tableLink(ruleSet, text)]).flat()).toEqual(
    links.filter((link) => /^\/(build#|#table)/.test(link)),
  );
  expect(fields).toContainEqual({ ruleSet: 'golems/board', text: 'Ea1w~barrel-a2a3d2d3' });
  expect(fields).toContainEqual({ ruleSet: 'progers/full', text: 'terrace-b7.ridge-e4S.tower-g6' });
});

test('links to a replay name a room, a step and a beat', () => {
  expect(behind('/replay#').map(readAddress)).toEqual([
    { name: '7EBMFP', step: 0, beat: 0 },
    { name: '7EBMFP', step: 5, beat: 2 },
  ]);
});
