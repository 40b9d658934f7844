/** The next step after a game: the one large button of the result, and of the home page. */

import { entryOf, gameIdOf } from '../games/registry';
import type { GameChoices } from '../net/games';
import type { Room } from '../net/room.svelte';
import { isDraw } from '../playback/lines';
import { FACES, levelOf } from '../players/levels';
import type { SeatRequest } from '../../protocol';
import { PUZZLE, SCENARIO } from '../setup/options';
import type { SavedStep, Wins } from '../storage.svelte';
import type { View } from '../types';
import { seatsAgain } from './rematch';

const WINS_FOR_A_STRONGER_RIVAL = 2;

/** A finished game as the next step sees it. */
export interface Finished {
  room: Pick<Room, 'ruleSet' | 'seats' | 'yours' | 'clock'>;
  view: Pick<View, 'options' | 'plot' | 'result'>;
  wins: Wins; // this game is counted
  choices?: GameChoices; // of its rule set
}

/** Whether somebody at this device has won. */
export function hasWon({ room, view }: Pick<Finished, 'room' | 'view'>): boolean {
  const { winners = [], rule = '' } = view.result ?? {};
  return !isDraw(winners, rule) && room.yours.some((seat) => winners.includes(room.seats[seat]?.label ?? 'red'));
}

/** The strongest computer of a game of one person against computers; empty in every other game. */
export function rivalOf({ seats, yours }: Finished['room']): string {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (yours.length !== 1 || seats.some(({ kind }, at) => kind === 'person' && !yours.includes(at))) return '';
  return computers.map(({ player }) => player).sort((one, two) => levelOf(two) - levelOf(one))[0] ?? '';
}

export function nextStep(finished: Finished): SavedStep {
  const { room, view } = finished;
  const again = {
    kind: 'again',
    rival: '',
    ruleSet: room.ruleSet,
    options: view.options,
    seats: seatsAgain(room),
    clock: room.clock?.seconds ?? 0,
  };
  if (view.plot) {
    const kind = view.plot.next ? 'plot-next' : 'plot-again';
    return { ...again, kind, options: { ...view.options, plot: view.plot.next || view.plot.id } };
  }
  const change = hasWon(finished) ? (nextPlace(finished) ?? standardGame(finished) ?? strongerRival(finished)) : null;
  return { ...again, ...change };
}

/** The puzzle or scenario after this one, for as many players. */
function nextPlace({ room, view, choices }: Finished): Partial<SavedStep> | null {
  for (const option of [PUZZLE, SCENARIO]) {
    const value = view.options[option];
    if (!value) continue;
    const values = choices?.choices[option] ?? [];
    const fits = (one: string): boolean => (choices?.players[option]?.[one] ?? room.seats.length) === room.seats.length;
    const next = values.slice(values.indexOf(value) + 1).find(fits);
    if (!values.includes(value) || !next) return null;
    return { kind: option === PUZZLE ? 'step-puzzle' : 'plot-next', options: { ...view.options, [option]: next } };
  }
  return null;
}

/** After the first win in an edition that begins with a smaller game. */
function standardGame({ room, view, wins, choices }: Finished): Partial<SavedStep> | null {
  const { option, value } = entryOf(gameIdOf(room.ruleSet)).setup.standard ?? {};
  const values = choices?.choices[option ?? ''] ?? [];
  if (!option || !value || wins.all !== 1 || values.indexOf(value) < 1) return null;
  if (view.options[PUZZLE] || view.options[SCENARIO] || view.options[option] === value) return null;
  return { kind: 'step-standard', options: { ...view.options, [option]: value } };
}

function strongerRival({ room, wins }: Finished): Partial<SavedStep> | null {
  const level = levelOf(rivalOf(room));
  if (!level || wins.row < WINS_FOR_A_STRONGER_RIVAL || level >= FACES.length) return null;
  const rival = `level-${level + 1}`;
  const stronger = (seat: SeatRequest): SeatRequest =>
    seat.kind === 'computer' && levelOf(seat.player ?? '') === level ? { ...seat, player: rival } : seat;
  return { kind: 'step-stronger', rival, seats: seatsAgain(room).map(stronger) };
}
