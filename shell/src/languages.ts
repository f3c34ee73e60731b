// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** Each language in itself, as its readers look for it. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  cs: 'Čeština',
} as const;

/** For those who share a page, with the country: en_GB. */
export const SHARED_LOCALES = {
  de: 'de_DE',
  en: 'en_GB',
  cs: 'cs_CZ',
} as const;
