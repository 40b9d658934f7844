/** Options that the server knows for every game; all others are asked of the game (`SetupOptions`). */

export const PLAYERS = 'players';
export const SEAT_COLOURS = 'colours';
export const LIMIT = 'limit';
export const PUZZLE = 'puzzle';
export const SCENARIO = 'scenario';
