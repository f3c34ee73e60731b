import { DEFAULT_LANGUAGE, LANGUAGES } from './language-ids';

export { DEFAULT_LANGUAGE, LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** One value per language; a missing language means "not translated". */
export type Localised<T = string> = { readonly [L in Language]?: T };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of a path by its first segment, or undefined: `/en/events` → `en`. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}

/** The languages to try for a text, best first: the requested one, the default, then the rest. */
export function fallbackOrder(language: Language): readonly Language[] {
  return [...new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES])];
}

/** One value for each language. */
export const inEachLanguage = <T>(valueOf: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, T>;
