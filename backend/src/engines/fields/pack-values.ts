import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import { LANGUAGES, type Language, type Localised } from '@vestibule/contracts/languages';
import { asList, asObject, asText, type Json } from '../../platform/db/documents';
import { storeFields } from './store';
import { itemTexts, storedTexts, type TextsByLanguage } from './texts';

/** Stored values of a record: `data` is the same in all languages, `texts` differs by language. */
export interface Content {
  readonly data: Json;
  readonly texts: Localised<Json>;
}

/** A pack's values in one language; a text that this language does not have is left out. */
function inLanguage(fields: Fields, values: Json, language: Language): Json {
  const found = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (field.type === 'list' && value !== undefined)
      return [name, asList(value).map((item) => ({ key: item['key'], ...inLanguage(field.of, item, language) }))];
    if (field.type === 'group' && value !== undefined) return [name, inLanguage(field.of, asObject(value), language)];
    return [name, isLocalised(field) ? asObject(value)[language] : value === '' ? undefined : value];
  });
  return Object.fromEntries(found) as Json;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : value !== undefined;

/** Splits the values of a pack into `data` and `texts`, HTML sanitised. */
export function splitPackValues(fields: Fields, values: Json): Content {
  const stored = LANGUAGES.map(
    (language) => [language, storeFields(fields, inLanguage(fields, values, language))] as const,
  );
  return {
    data: stored[0]?.[1].data ?? {},
    texts: Object.fromEntries(stored.flatMap(([language, { texts }]) => (isFilled(texts) ? [[language, texts]] : []))),
  };
}

/** The values as a pack writes them: the inverse of `splitPackValues`. Columns are not among them. */
export const joinPackValues = (fields: Fields, { data, texts }: Content): Json =>
  join(fields, data, storedTexts(texts));

function join(fields: Fields, data: Json, texts: TextsByLanguage): Json {
  const found = Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
    if (field.type === 'columns') return [];
    if (field.type === 'list') {
      const itemOf = (item: Json, key: string) => ({ key, ...join(field.of, item, itemTexts(texts, name, key)) });
      return [[name, asList(data[name]).map((item) => itemOf(item, asText(item['key'])))]];
    }
    if (field.type === 'group') {
      const inner = (language: Language) => asObject(texts(language)[name]);
      return [[name, join(field.of, asObject(data[name]), inner)]];
    }
    const value = isLocalised(field) ? perLanguage(texts, name) : data[name];
    return value === undefined || value === null || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

function perLanguage(texts: TextsByLanguage, name: string): Localised | undefined {
  const found = LANGUAGES.flatMap((language) => {
    const text = asText(texts(language)[name]);
    return text === '' ? [] : [[language, text] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
