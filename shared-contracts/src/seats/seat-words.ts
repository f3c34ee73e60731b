import type { Language } from '../languages';
import type { Seat } from './seat';
import { SEAT_NAMES } from './seat-names';

/** 2 before 10, and A before B, as people count rows and seats. */
const inOrder = new Intl.Collator('en', { numeric: true });

/**
 * `Row 3, seats 12, 13`; seats of several rows with a semicolon between them, rows and seats in ascending order, empty
 * where there are none.
 */
export function seatWords(seats: readonly Seat[], lang: Language): string {
  const words = SEAT_NAMES[lang];
  const rows = new Map<string, string[]>();
  for (const { row, seat } of seats) rows.set(row, [...(rows.get(row) ?? []), seat]);
  return [...rows]
    .toSorted(([a], [b]) => inOrder.compare(a, b))
    .map(([row, own]) => {
      const all = own.toSorted((a, b) => inOrder.compare(a, b)).join(', ');
      return `${words.row} ${row}, ${own.length > 1 ? words.seats : words.seat} ${all}`;
    })
    .join('; ');
}
