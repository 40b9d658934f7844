import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import Board from '../src/lib/field/Board.svelte';
import type { Game } from '../src/lib/game';
import { entryOf, gameIds, gameOf, register } from '../src/lib/games/registry';
import { timelineOf } from '../src/lib/replay/timeline';
import { moments } from '../src/lib/replay/moments';
import { difference } from '../src/lib/replay/comparison';
import Sentences from '../src/lib/playback/Sentences.svelte';
import { type Frame, frames } from '../src/lib/playback/frames';
import type { Ask, Happening } from '../src/lib/types';
import { entry, type RaceView } from './race/race';

const view = (red: string, blue: string, winners: string[] | null = null): RaceView => ({
  game: 'race/short',
  options: {},
  asked: { red: 'pace', blue: 'pace' },
  phase: 'pace',
  result: winners && { rule: 'race.won', winners: winners as ['red'] },
  seat: 'red',
  track: ['...|', '...|'],
  runners: { red, blue },
});
const ran = (beat: number, runner: string, to: string): Happening =>
  ({ rule: 'race.run', runner, beat, to }) as unknown as Happening;
const HAPPENED = [
  ran(1, 'red', 'c1'),
  ran(1, 'blue', 'b2'),
  ran(2, 'red', 'd1'),
  { kind: 'end', beat: 3, rule: 'race.won', winners: ['red'] } as Happening,
];
const STEPS = [
  { step: 0, view: view('a1', 'a2'), happened: [], answers: {} },
  { step: 1, view: view('d1', 'b2', ['red']), happened: HAPPENED, answers: { 0: ['3'], 1: ['1'] } },
] as unknown as Parameters<typeof timelineOf>[1];

describe('a third game of the page', () => {
  let game: Game;
  let shown: Frame[];
  beforeAll(async () => {
    register(entry);
    game = await gameOf('race/short');
    shown = frames(game, view('a1', 'a2'), HAPPENED);
  });

  it('is registered beside the others', () => {
    expect(gameIds()).toEqual(['golems', 'progers', 'race']);
    expect(entryOf('race').Cover).toBeDefined();
    expect(() => entryOf('chess')).toThrow('chess');
  });
  it('draws its field, for the eye and in words', () => {
    const { body } = render(Board, { props: { game, view: view('a1', 'a2'), frame: shown[0] as Frame } });
    expect(body).toContain('class="track"');
    expect(body).toContain('data-name="red" data-at="a1"');
    expect(body).toContain('aria-label="a1, runner red"');
    expect(body).toContain('aria-label="d1, finish"');
  });
  it('has an answer panel for its ask', () => {
    const Panel = game.panels.pace;
    expect(Panel).toBeDefined();
    const ask = { kind: 'pace', options: ['1', '3'] } as unknown as Ask;
    const room = { next: async () => ({ next: [], refused: {}, table: null }) };
    const props = {
      room,
      seat: 0,
      ask,
      view: view('a1', 'a2'),
      given: [],
      cell: '',
      oncell: () => undefined,
      onlock: async () => null,
      onwhy: () => undefined,
    };
    const { body } = render(Panel as NonNullable<typeof Panel>, { props });
    expect(body.match(/run \d/g)).toEqual(['run 1', 'run 3']);
  });
  it('plays beat by beat', () => {
    expect(shown.map(({ figures }) => figures.map(({ cell }) => cell))).toEqual([
      ['a1', 'a2'],
      ['c1', 'b2'],
      ['d1', 'b2'],
      ['d1', 'b2'],
    ]);
    const { body } = render(Board, { props: { game, view: view('a1', 'a2'), frame: shown[1] as Frame, index: 1 } });
    expect(body).toContain('data-name="red" data-at="c1"');
    const caption = render(Sentences, { props: { game, frame: shown[3] } }).body;
    expect(caption.replace(/<[^>]*>/g, '')).toContain('red wins!');
  });
  it('is replayed and compared', () => {
    const timeline = timelineOf(game, STEPS, ['red', 'blue']);
    expect(timeline.map(({ answers }) => answers.red)).toEqual([undefined, ['3'], ['3'], ['3']]);
    expect(moments(game, timeline).map(({ kind, at }) => [kind, at])).toEqual([['end', 3]]);
    expect(difference(game, STEPS, STEPS.slice(1))).toMatchObject({ moved: false, open: '' });
  });
});
