/** Typed words as cards. */

/** `ff 2 f`, `F F x2 F` or `forward attack`: the cards, or the first word that is none of them. */
export function readCards(text: string, cards: string[], nameOf: (card: string) => string): string[] | string {
  const found: string[] = [];
  for (const word of text
    .toLowerCase()
    .split(/[\s,;()]+/)
    .filter(Boolean)) {
    const card = oneCard(word, cards, nameOf);
    const letters = [...word].map((letter) => letter.toUpperCase());
    if (card) found.push(card);
    else if (letters.every((letter) => cards.includes(letter))) found.push(...letters);
    else return word;
  }
  return found;
}

function oneCard(word: string, cards: string[], nameOf: (card: string) => string): string | undefined {
  const exact = cards.find((card) => [card, card.replace(/^x/, '')].some((written) => written.toLowerCase() === word));
  if (exact) return exact;
  const named = word.length > 2 ? cards.filter((card) => nameOf(card).toLowerCase().startsWith(word)) : [];
  return named.length === 1 ? named[0] : undefined;
}
