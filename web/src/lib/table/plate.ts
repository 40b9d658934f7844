/** The content of a player's plate. */

import type { Game } from '../game';
import type { Room } from '../net/room.svelte';
import type { Figure, Frame } from '../playback/frames';
import { faceOf } from '../players/levels';
import type { SavedSeat } from '../storage.svelte';
import type { Colour, View } from '../types';
import { playerName, t, title } from '../words/words.svelte';
import { typedNames } from './names';

/** The table that the plates belong to. */
export interface PlatesProps {
  game: Game;
  view: View;
  frame: Frame;
  room: Room;
  playing: boolean;
  watching: number[]; // seats whose devices still show the last step
  seat: number | undefined; // of this device, whose answer is laid
  onlook: (name: Colour) => void;
}

export interface Plate {
  number: number; // of the seat
  figure: Figure | undefined;
  status: string;
  isOwn: boolean;
  isOnTurn: boolean;
  isTyped: boolean; // somebody has typed this title
  isComputer: boolean;
  face: string; // of a computer player that has one
  title: string;
  phrase: string; // that was just said
}

export function plateOf(table: PlatesProps, name: Colour): Plate {
  const { room, frame } = table;
  const number = room.seats.findIndex((seat) => seat.label === name);
  const seat = room.seats[number];
  const isOwn = room.yours.includes(number);
  const isComputer = seat?.kind === 'computer' && !isOwn; // otherwise one plays for a person here
  const face = isComputer ? faceOf(seat.player) : '';
  return {
    number,
    figure: frame.figures.find((figure) => figure.name === name),
    status: statusOf(table, name, number),
    isOwn,
    isOnTurn: isOnTurn(table, number),
    isTyped: Boolean(typedNames(table.game, table.view, room.seats)[name]),
    isComputer,
    face,
    title: table.game.botName(table.view, name) || titleOf(seat, name, face, isComputer),
    phrase: phraseOf(room, number),
  };
}

function statusOf(
  { game, view, frame, room, playing, watching, seat: laying }: PlatesProps,
  name: Colour,
  number: number,
): string {
  const seat = room.seats[number];
  if (game.isOut(frame, name)) return 'out';
  if (view.result || playing || !seat) return '';
  if (seat.kind === 'open') return 'open';
  if (room.sealed.includes(number)) return 'locked';
  if (!room.waiting.includes(number)) return '';
  if (room.yours.includes(number) && laying !== number) return ''; // the device is not theirs yet
  if (seat.kind === 'computer') return 'computing';
  if (!seat.here) return 'away';
  return watching.includes(number) ? 'watching' : 'thinking';
}

export function titleOf(seat: SavedSeat | undefined, name: Colour, face: string, isComputer: boolean): string {
  if (seat?.name) return seat.name;
  if (face) return t(`face-${face}`);
  return isComputer ? t('computer') : playerName(name);
}

/** Whether the table waits for this seat. Of those who share a device, one lays at a time. */
function isOnTurn({ view, room, playing, seat }: PlatesProps, number: number): boolean {
  if (playing || view.result || !room.waiting.includes(number) || room.seats[number]?.kind === 'open') return false;
  return seat === number || !room.yours.includes(number);
}

function phraseOf(room: Room, number: number): string {
  const said = room.said?.seat === number ? room.phrases[room.said.phrase] : undefined;
  return typeof said === 'string' ? said : title(said);
}
