/** How long a beat is shown. The server's clocks have the same formula (`explain/show.py`). */

export const BEGIN_MS = 225; // before the first beat
export const MOVE_MS = 450; // a movement; a beat without a caption
const READ_MS = 1200; // a caption stays so long,
const LETTER_MS = 45; // longer for each letter,
const HOLD_MS = 400; // and longer for a hit or a clash

/** The length of a beat at normal speed. */
export function beatTime(letters: number, held = false): number {
  return Math.max(MOVE_MS, letters ? READ_MS + LETTER_MS * letters : 0) + (held ? HOLD_MS : 0);
}
