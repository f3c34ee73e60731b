import { fallbackOrder, type Language, type Localised } from '@vestibule/contracts';

/** The language a record is shown in: the first of the fallback order in which its main text exists. */
export function contentLanguage(lang: Language, ...mainTexts: readonly (Localised | null | undefined)[]): Language {
  return fallbackOrder(lang).find((candidate) => mainTexts.some((text) => text?.[candidate])) ?? lang;
}

/**
 * A text of a record whose content language is `lang`; falls back on its own where it is not translated; '' when
 * nowhere.
 */
export function pick(text: Localised | null | undefined, lang: Language): string {
  for (const candidate of fallbackOrder(lang)) {
    const value = text?.[candidate];
    if (value) return value;
  }
  return '';
}

/** A text of a settings file: one per language, or the same for all. */
export function pickLoose(value: unknown, lang: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return pick(Object.fromEntries(texts), lang);
}
