import { isPlainObject } from '@vestibule/contracts/plain-object';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { innerField } from '../schemas/limits';

/** A field that the format does not know; `isLanguage` for a text in a language that the site has not. */
export interface UnknownField {
  readonly field: string;
  readonly isLanguage: boolean;
}

const OTHER_LANGUAGE = /^[a-z]{2}(-[a-z]+)?$/i;
const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Fields that `given` has and `kept` has not, with their paths. Empty texts are not reported. */
export function* unknownFields(given: unknown, kept: unknown, path = ''): Generator<UnknownField> {
  if (Array.isArray(given)) {
    for (const [index, item] of given.entries())
      yield* unknownFields(item, Array.isArray(kept) ? kept[index] : undefined, innerField(path, String(index), true));
  } else if (isPlainObject(given) && isPlainObject(kept)) {
    // An object of texts keeps those in the site's languages, and nothing else.
    const isLocalised =
      path !== '' && Object.keys(kept).every((name) => LANGUAGES.some((language) => language === name));
    for (const [name, field] of Object.entries(given)) {
      const inner = innerField(path, name, false);
      if (name in kept) yield* unknownFields(field, kept[name], inner);
      else if (!isEmpty(field)) yield { field: inner, isLanguage: isLocalised && OTHER_LANGUAGE.test(name) };
    }
  }
}
