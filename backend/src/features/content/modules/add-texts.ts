import type { Language, Localised } from '@vestibule/contracts';
import { namesOf, type Fields } from '@vestibule/contracts/fields/field';
import type { Stored } from '../../../engines/fields/store';
import { itemTexts, shownTexts, storedTexts } from '../../../engines/fields/texts';
import { asList, asObject, asText, type Json } from '../../../platform/db/documents';

interface Row {
  readonly data: Json;
  readonly texts: Localised<Json>;
}

/**
 * The stored texts with a change of one language. A first change in a language that has no texts yet starts from the
 * ones that were shown in their place: else only the change would be in this language, and the rest in another.
 */
export function addTexts(fields: Fields, row: Row, lang: Language, { data, texts }: Stored): Row['texts'] {
  const lists = namesOf(fields, ({ type }) => type === 'list').filter((name) => name in texts);
  const lines = Object.keys(texts).filter((name) => !lists.includes(name));
  const own = asObject(row.texts[lang]);
  const shown = shownTexts(fields, storedTexts(row.texts), lang);
  const base = lines.length === 0 || shown.lang === lang ? own : { ...own, ...shown.texts };
  let changed: Localised<Json> =
    Object.keys(texts).length === 0 ? row.texts : { ...row.texts, [lang]: { ...base, ...texts } };
  for (const name of lists) changed = withItems(fields, changed, row, name, lang, asList(data[name]));
  return changed;
}

/**
 * Parts removed from a list lose their texts in every language. Texts equal to the displayed ones of another language
 * are no translation, and are not stored as one.
 */
function withItems(
  fields: Fields,
  texts: Row['texts'],
  row: Row,
  name: string,
  lang: Language,
  items: readonly Json[],
): Row['texts'] {
  const field = fields[name];
  if (field?.type !== 'list') return texts;
  const keys = items.map((item) => asText(item['key']));
  const isBorrowed = (key: string) => {
    const shown = shownTexts(field.of, itemTexts(storedTexts(row.texts), name, key), lang);
    const given = asObject(asObject(asObject(texts[lang])[name])[key]);
    return shown.lang !== lang && Object.entries(shown.texts).every(([one, text]) => (given[one] ?? '') === text);
  };
  const borrowed = new Set(keys.filter(isBorrowed));
  const keep = (language: string, all: Json) =>
    Object.fromEntries(
      keys.filter((key) => key in all && !(language === lang && borrowed.has(key))).map((key) => [key, all[key]]),
    );
  return Object.fromEntries(
    Object.entries(texts).map(([language, stored]) => [
      language,
      name in asObject(stored) ? { ...stored, [name]: keep(language, asObject(asObject(stored)[name])) } : stored,
    ]),
  );
}
