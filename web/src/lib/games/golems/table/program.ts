/** Programs as rows of cards, and the same as the flat list of cards in which answers are given.
 *
 * A card has as many inner places as its shape shows; what may be laid there the server says.
 */

export interface LaidCard {
  card: string;
  token?: string; // a logic token that lies on it
  inner: (LaidCard | null)[];
}

/** A row, and the inner places that lead from its card to the one that is meant. */
export interface RowPlace {
  row: number;
  path: number[];
}

export const EMPTY = '-';
export const FREE = '_'; // a place that is still free, in what is kept for later
export const GAP = '?'; // a card or a token that is missing in what is given
export const CARD = /^(-|x\d|call|[A-Z]|until-\w+|\w+\?)$/; // no field is so wide that x2 is a cell
const TOKENS = ['not', 'and', 'or', 'xor'];

export const isToken = (word: string): boolean => TOKENS.includes(word);

/** Whether these words are a program: cards and tokens, no cell and no other choice. */
export const isProgram = (words: string[]): boolean =>
  CARD.test(words.at(-1) ?? '') && words.every((word) => isToken(word) || CARD.test(word));

/** Whether something is still missing at this very place. */
export const isOpen = (card: LaidCard | null): boolean => card === null || card.card === GAP || card.token === GAP;

/** How many cards lie on this one. */
export function places(card: string): number {
  if (card !== GAP && card.endsWith('?')) return 2;
  return /^x\d$/.test(card) || card.startsWith('until-') ? 1 : 0;
}

export function makeCard(card: string): LaidCard {
  return { card, inner: Array<LaidCard | null>(places(card)).fill(null) };
}

/** How many cards lie side by side in a row: a question between its branches, a loop before what it repeats. */
export function across(card: LaidCard | null): number {
  return card ? 1 + card.inner.reduce((sum, inner) => sum + across(inner), 0) : 1;
}

/** How many questions a row asks. */
export function questions(card: LaidCard | null): number {
  return (card?.inner ?? []).reduce((sum, inner) => sum + questions(inner), card?.inner.length === 2 ? 1 : 0);
}

export function isWhole(card: LaidCard | null): card is LaidCard {
  return !isOpen(card) && (card?.inner ?? []).every(isWhole);
}

function flattenCard(card: LaidCard): string[] {
  const flat = [...(card.token ? [card.token] : []), card.card];
  for (const inner of card.inner) {
    if (inner === null) break;
    flat.push(...flattenCard(inner));
  }
  return flat;
}

/** The rows as an answer; places that are still open break it off, so judge whether rows are whole before. */
export function flatten(rows: (LaidCard | null)[]): string[] {
  return rows.flatMap((row) => (row ? flattenCard(row) : []));
}

/** All places of the rows as words, so that the rows can be laid out again. */
export function keep(rows: (LaidCard | null)[]): string[] {
  return rows.flatMap((card) =>
    card ? [...(card.token ? [card.token] : []), card.card, ...keep(card.inner)] : [FREE],
  );
}

/** The rows of an answer. */
export const fold = (cards: string[], under = 0): LaidCard[] => readSaved(cards, under).filter((row) => row !== null);

/** The rows of what was kept, or of an answer; on a missing card lie so many others, and a missing token (-1) lies on the next card. */
export function readSaved(cards: string[], under = 0): (LaidCard | null)[] {
  const rows: (LaidCard | null)[] = [];
  const left = [...cards];
  function take(): LaidCard | null {
    const word = left.shift();
    if (word === undefined || word === FREE) return null;
    const gap = word === GAP;
    if (isToken(word) || (gap && under < 0)) {
      const below = take();
      return below && { ...below, token: word };
    }
    const card = gap ? { card: GAP, inner: Array<LaidCard | null>(under).fill(null) } : makeCard(word);
    for (let at = 0; at < card.inner.length; at++) card.inner[at] = take();
    return card;
  }
  while (left.length) rows.push(take());
  return rows;
}

/** A row as the server writes it: `F`, `2(F)`, `enemy?(A,-)`, `until wall(F)`, `call`. */
export function readRow(text: string): LaidCard {
  const words = text.replace(/until /g, 'until-').match(/[A-Za-z0-9?-]+/g) ?? [];
  return fold(words.map((word) => (/^\d$/.test(word) ? `x${word}` : word)))[0] ?? makeCard(EMPTY);
}

export function cardAt(rows: (LaidCard | null)[], place: RowPlace): LaidCard | null {
  let card = rows[place.row] ?? null;
  for (const at of place.path) card = card?.inner[at] ?? null;
  return card;
}

/** The rows with another card at this place. */
export function lay(rows: (LaidCard | null)[], place: RowPlace, card: LaidCard | null): (LaidCard | null)[] {
  const set = (old: LaidCard | null, path: number[]): LaidCard | null => {
    const [at, ...rest] = path;
    if (at === undefined) return card;
    if (!old) return old;
    return { ...old, inner: old.inner.map((inner, number) => (number === at ? set(inner, rest) : inner)) };
  };
  return rows.map((row, number) => (number === place.row ? set(row, place.path) : row));
}

function openIn(card: LaidCard | null, path: number[]): number[] | null {
  if (card === null || isOpen(card)) return path;
  for (const [at, inner] of card.inner.entries()) {
    const found = openIn(inner, [...path, at]);
    if (found) return found;
  }
  return null;
}

/** The first open place, from this row on and then from the top; nothing if all are filled. */
export function nextOpen(rows: (LaidCard | null)[], from = 0): RowPlace | null {
  for (let step = 0; step < rows.length; step++) {
    const row = (from + step) % rows.length;
    const path = openIn(rows[row] ?? null, []);
    if (path) return { row, path };
  }
  return null;
}

/** The last card laid from the top down: what Backspace takes. */
export function lastLaid(rows: (LaidCard | null)[]): RowPlace | null {
  for (let row = rows.length - 1; row >= 0; row--) {
    let card = rows[row] ?? null;
    if (!card) continue;
    const path: number[] = [];
    while (card) {
      const at: number = card.inner.findLastIndex((inner) => inner !== null);
      if (at < 0) break;
      path.push(at);
      card = card.inner[at] ?? null;
    }
    return { row, path };
  }
  return null;
}

/** How often each card lies in the rows. */
export function counted(rows: (LaidCard | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const walk = (card: LaidCard | null): void => {
    if (!card) return;
    for (const word of [card.card, card.token]) if (word) counts[word] = (counts[word] ?? 0) + 1;
    card.inner.forEach(walk);
  };
  rows.forEach(walk);
  return counts;
}

/** What to ask the server about a place: all other whole rows first, then the row itself as far as it is laid. */
export function laidBefore(rows: (LaidCard | null)[], place: RowPlace): string[] {
  const others = rows.filter((row, number) => number !== place.row && isWhole(row));
  const own = rows[place.row] ?? null;
  return [...flatten(others), ...(place.path.length && own ? upTo(own, place.path) : [])];
}

function upTo(card: LaidCard, path: number[]): string[] {
  const [at, ...rest] = path;
  const flat = [...(card.token ? [card.token] : []), card.card];
  if (at === undefined) return flat;
  for (const inner of card.inner.slice(0, at)) if (inner) flat.push(...flattenCard(inner));
  const own = card.inner[at];
  return rest.length && own ? [...flat, ...upTo(own, rest)] : flat;
}

/** The rows without any token: it lies on one card only. */
export function withoutTokens(rows: (LaidCard | null)[]): (LaidCard | null)[] {
  const bare = (card: LaidCard | null): LaidCard | null => card && { card: card.card, inner: card.inner.map(bare) };
  return rows.map(bare);
}

/** Where in a given program something is missing. */
export function gapOf(rows: (LaidCard | null)[]): RowPlace | null {
  const place = nextOpen(rows.filter((row) => row !== null));
  return place && cardAt(rows, place) && isOpen(cardAt(rows, place)) ? place : null;
}
