// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** For the browser's own formats. */
export const DATE_LOCALES = {
  de: 'de-DE',
  en: 'en-GB',
  cs: 'cs-CZ',
} as const;
