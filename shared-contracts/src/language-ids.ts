// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** The languages of the site in menu order; the first is the default (docs/behaviour/frame.md#languages). */
export const LANGUAGES = ['de', 'en', 'cs'] as const;
export const DEFAULT_LANGUAGE = 'de' as const;
