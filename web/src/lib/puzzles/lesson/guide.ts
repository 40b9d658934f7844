/** What to point at: the next card of the way that is shown, then the big button; nothing off that way. */

export const GO = 'go';

export function pointedAt(guide: string[], laid: string[]): string {
  if (laid.some((card, at) => card !== guide[at])) return '';
  return guide[laid.length] ?? GO;
}
