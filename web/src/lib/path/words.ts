/** An answer as a line of words: what it looks like after a word is put at a place. */

/** The word at this place, the rest as it was. */
export const putAt = (laid: string[], at: number, word: string): string[] => [...laid.slice(0, at), word, ...laid.slice(at + 1)];

/** Where a missing word is; otherwise behind the last one. */
export const openPlace = (laid: string[]): number => {
  const gap = laid.indexOf(GAP);
  return gap < 0 ? laid.length : gap;
};

export const GAP = '?';
