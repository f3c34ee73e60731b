import type { Language } from '../languages';
import type { Seat } from './seat';
import { SEAT_NAMES } from './seat-names';

/** `Row 3, seats 12, 13`; seats of several rows with a semicolon between them, empty where there are none. */
export function seatWords(seats: readonly Seat[], lang: Language): string {
  const words = SEAT_NAMES[lang];
  const rows = new Map<string, string[]>();
  for (const { row, seat } of seats) rows.set(row, [...(rows.get(row) ?? []), seat]);
  return [...rows]
    .map(([row, own]) => `${words.row} ${row}, ${own.length > 1 ? words.seats : words.seat} ${own.join(', ')}`)
    .join('; ');
}
