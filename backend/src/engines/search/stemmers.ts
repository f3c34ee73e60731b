// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** PostgreSQL's text search configuration of each language, or one of our own (own-stemmers.ts). */
export const STEMMERS = {
  de: 'german',
  en: 'english',
  cs: 'czech',
} as const;
