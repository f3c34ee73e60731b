import { fallbackOrder, type Language, type ModuleModel } from '@vestibule/contracts';
import { asObject, asText, type Json } from '../house/documents';
import { TEXT_FIELDS } from './fields';
import type { ModuleRow } from './load';

/** A language's texts of one module, or of one item of a teaser list. */
export type TextsByLanguage = (lang: Language) => Json;

const moduleTexts =
  (row: Pick<ModuleRow, 'texts'>): TextsByLanguage =>
  (lang) =>
    asObject(row.texts[lang]);

export const itemTexts =
  (row: Pick<ModuleRow, 'texts'>, key: string): TextsByLanguage =>
  (lang) =>
    asObject(asObject(asObject(row.texts[lang])['items'])[key]);

/**
 * The language a module is shown in: the first of the fallback order in which its main text exists, else any of its
 * texts.
 */
export function languageOf(texts: TextsByLanguage, fields: readonly string[], asked: Language): Language {
  const order = fallbackOrder(asked);
  for (const field of fields) {
    const found = order.find((lang) => asText(texts(lang)[field]) !== '');
    if (found) return found;
  }
  return asked;
}

/** A text of a module shown in `lang`, falling back on its own; '' when nowhere. */
export function textOf(texts: TextsByLanguage, field: string, lang: Language): string {
  return (
    fallbackOrder(lang)
      .map((candidate) => asText(texts(candidate)[field]))
      .find(Boolean) ?? ''
  );
}

/** All texts of a model in the language they are shown in. */
export function shownTexts(
  model: ModuleModel,
  row: Pick<ModuleRow, 'texts'>,
  asked: Language,
): { lang: Language; texts: Readonly<Record<string, string>> } {
  const texts = moduleTexts(row);
  const fields: readonly string[] = TEXT_FIELDS[model];
  const lang = languageOf(texts, fields, asked);
  return { lang, texts: Object.fromEntries(fields.map((field) => [field, textOf(texts, field, lang)])) };
}
