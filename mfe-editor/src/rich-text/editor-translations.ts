// Generated from shared-contracts/languages by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
/** Loaders of the texts of CKEditor's own buttons and dialogs, by language. */
export const EDITOR_TRANSLATIONS = {
  de: () => import('ckeditor5/translations/de.js'),
  en: () => import('ckeditor5/translations/en.js'),
  cs: () => import('ckeditor5/translations/cs.js'),
} as const;
