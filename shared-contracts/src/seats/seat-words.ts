import type { Language } from '../languages';
import type { Seat } from './seat';

const WORDS: Readonly<Record<Language, { readonly row: string; readonly seat: string; readonly seats: string }>> = {
  de: { row: 'Reihe', seat: 'Platz', seats: 'Plätze' },
  en: { row: 'Row', seat: 'seat', seats: 'seats' },
  cs: { row: 'Řada', seat: 'sedadlo', seats: 'sedadla' },
};

/** `Row 3, seats 12, 13`; seats of several rows with a semicolon between them, empty where there are none. */
export function seatWords(seats: readonly Seat[], lang: Language): string {
  const words = WORDS[lang];
  const rows = new Map<string, string[]>();
  for (const { row, seat } of seats) rows.set(row, [...(rows.get(row) ?? []), seat]);
  return [...rows]
    .map(([row, own]) => `${words.row} ${row}, ${own.length > 1 ? words.seats : words.seat} ${own.join(', ')}`)
    .join('; ');
}
