import type { Language } from '@vestibule/contracts';

/** What a language is called in another one. */
export const languageName = (of: Language, lang: Language): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(of) ?? of;
