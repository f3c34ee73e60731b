// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** Words of a seat on a ticket. */
export const SEAT_NAMES = {
  de: { row: 'Reihe', seat: 'Platz', seats: 'Plätze' },
  en: { row: 'Row', seat: 'seat', seats: 'seats' },
  cs: { row: 'Řada', seat: 'sedadlo', seats: 'sedadla' },
} as const;
