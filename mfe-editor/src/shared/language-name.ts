import { LANGUAGES, type Language } from '@vestibule/contracts';

/** Name of a language in another one. */
export const languageName = (of: Language, lang: Language): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(of) ?? of;

/** Name of a language for its speakers, with a capital letter as in a list. */
export function ownLanguageName(of: Language): string {
  const name = languageName(of, of);
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/** All languages by their own names, for a list to choose from. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, text: ownLanguageName(value), lang: value }));
