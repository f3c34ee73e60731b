import type { Language } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { itemTexts, shownTexts, storedTexts, type TextsByLanguage } from '../../../../engines/fields/texts';
import { plainText } from '../../../../platform/html/plain-text';
import type { KeptModule } from '../../../../engines/records/tables';
import { asList, asObject, asText, type Json } from '../../../../platform/db/documents';

/** Texts of a module's fields in a language, by their names; parts of lists one below the other. */
export function versionWords({ model: name, data, texts }: KeptModule, lang: Language): ReadonlyMap<string, string> {
  const model = modelOf(name);
  return new Map(model === undefined ? [] : wordsIn(moduleFieldsOf(model), data, storedTexts(texts), lang));
}

function wordsIn(fields: Fields, data: Json, texts: TextsByLanguage, lang: Language): (readonly [string, string])[] {
  const shown = shownTexts(fields, texts, lang).texts;
  return Object.entries(fields).flatMap(([name, field]): (readonly [string, string])[] => {
    if (field.type === 'columns') return [];
    if (field.type === 'group')
      return [[name, lines(wordsIn(field.of, asObject(data[name]), (one) => asObject(texts(one)[name]), lang))]];
    if (field.type === 'list') {
      const parts = asList(data[name]).map((item) =>
        lines(wordsIn(field.of, item, itemTexts(texts, name, asText(item['key'])), lang)),
      );
      return [[name, parts.join('\n\n')]];
    }
    return [[name, inWords(field, isLocalised(field) ? shown[name] : data[name])]];
  });
}

const lines = (words: readonly (readonly [string, string])[]) =>
  words
    .map(([, text]) => text)
    .filter(Boolean)
    .join('\n');

function inWords(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return field.type === 'rich_text' ? plainText(value) : value;
  return JSON.stringify(value);
}
