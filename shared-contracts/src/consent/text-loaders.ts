// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** Texts of the consent dialog: code of their own for each language. */
export const CONSENT_TEXTS = {
  de: () => import('./texts/de.json'),
  en: () => import('./texts/en.json'),
  cs: () => import('./texts/cs.json'),
} as const;
