/** Players who share one device share what they see. */

import { type Happening, type Seat, subjectOf } from '../types';

/** What may be shown to all who share this device: of every event what somebody sees whom it is not about. */
export function shared(happened: Record<string, Happening[]>, seats: Pick<Seat, 'label'>[]): Happening[] {
  const all = Object.entries(happened);
  const first = all[0]?.[1] ?? [];
  return first.map((event, at) => {
    const stranger = all.find(([seat]) => seats[Number(seat)]?.label !== subjectOf(event));
    return stranger?.[1][at] ?? event;
  });
}
