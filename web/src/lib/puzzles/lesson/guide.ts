/** The next tap of a lesson: the next card of its solution, then the big button; empty after another card. */

export const GO = 'go';

export function pointedAt(guide: string[], laid: string[]): string {
  if (laid.some((card, at) => card !== guide[at])) return '';
  return guide[laid.length] ?? GO;
}
