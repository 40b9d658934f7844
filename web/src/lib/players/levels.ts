/** The ten computer players by their level, each with the name of its face. */

export const FACES = ['snail', 'chick', 'hare', 'hedgehog', 'squirrel', 'cat', 'fox', 'raven', 'owl', 'dragon'];

/** The level of a computer player: 3 for `level-3`. */
export const levelOf = (player: string): number => Number(/^level-(\d+)$/.exec(player)?.[1] ?? 0);
export const faceOf = (player: string): string => FACES[levelOf(player) - 1] ?? '';
