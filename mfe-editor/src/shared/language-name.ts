import type { Language } from '@vestibule/contracts';

/** Name of a language in another one. */
export const languageName = (of: Language, lang: Language): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(of) ?? of;
