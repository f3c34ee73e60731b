import { fallbackOrder, type Language, type Localised } from '@vestibule/contracts';
import { isLocalised, namesOf, type Fields } from '@vestibule/contracts/fields/field';
import { asList, asObject, asText, type Json } from '../../platform/db/documents';

/** The texts of one record, module or part of a list, by language. */
export type TextsByLanguage = (lang: Language) => Json;

export const storedTexts =
  (texts: Localised<Json>): TextsByLanguage =>
  (lang) =>
    asObject(texts[lang]);

export const itemTexts =
  (texts: TextsByLanguage, list: string, key: string): TextsByLanguage =>
  (lang) =>
    asObject(asObject(texts(lang)[list])[key]);

/**
 * The language that texts are shown in: the first of the fallback order in which the main text exists, else any of
 * them.
 */
function languageOf(texts: TextsByLanguage, names: readonly string[], asked: Language): Language {
  const order = fallbackOrder(asked);
  for (const name of names) {
    const found = order.find((lang) => asText(texts(lang)[name]) !== '');
    if (found) return found;
  }
  return asked;
}

/** A text shown in `lang`, falling back on its own; '' when nowhere. */
function textOf(texts: TextsByLanguage, name: string, lang: Language): string {
  return (
    fallbackOrder(lang)
      .map((candidate) => asText(texts(candidate)[name]))
      .find(Boolean) ?? ''
  );
}

export interface ShownTexts {
  readonly lang: Language;
  readonly texts: Readonly<Record<string, string>>;
}

/** All texts of these fields in the language that they are shown in; not those of lists. */
export function shownTexts(fields: Fields, texts: TextsByLanguage, asked: Language): ShownTexts {
  // The first is the main text.
  const names = namesOf(fields, isLocalised);
  const lang = languageOf(texts, names, asked);
  return { lang, texts: Object.fromEntries(names.map((name) => [name, textOf(texts, name, lang)])) };
}

/** Texts by which the search finds a record: its displayed texts, without addresses. */
export function searchedTexts(fields: Fields, data: Json, texts: TextsByLanguage, asked: Language): readonly string[] {
  const searched = namesOf(fields, (field) => isLocalised(field) && field.type !== 'link');
  const shown = shownTexts(fields, texts, asked).texts;
  const inLists = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'group')
      return searchedTexts(field.of, asObject(data[name]), (lang) => asObject(texts(lang)[name]), asked);
    if (field.type !== 'list') return [];
    const textsOf = (item: Json) => itemTexts(texts, name, asText(item['key']));
    return asList(data[name]).flatMap((item) => searchedTexts(field.of, item, textsOf(item), asked));
  });
  return [...searched.map((name) => shown[name] ?? ''), ...inLists].filter(Boolean);
}
