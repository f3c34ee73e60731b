import { isPlainObject } from '@vestibule/contracts/plain-object';
import { LANGUAGES, type Localised } from '@vestibule/contracts/languages';

/** Whether this is an object of texts by language. */
export const isLocalisedText = (value: unknown): value is Localised =>
  isPlainObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Only the site's languages, and only those that say something: an empty text is a missing one. */
export function cleanLocalised(value: Readonly<Record<string, unknown>>): Localised {
  const texts: Partial<Record<(typeof LANGUAGES)[number], string>> = {};
  for (const language of LANGUAGES) {
    const text = value[language];
    if (typeof text === 'string' && text.trim() !== '') texts[language] = text;
  }
  return texts;
}
