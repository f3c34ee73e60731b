import type { ModuleModel } from '@vestibule/contracts/schemas/pages';
import { LANGUAGES, type Language, type Localised } from '@vestibule/contracts/languages';
import { sanitiseHtml } from '../html/sanitise';
import { HTML_FIELDS, ITEM_TEXT_FIELDS, TEXT_FIELDS } from '../modules/fields';
import type { ModuleRecord } from './schemas/modules';

type Fields = Record<string, unknown>;
/** What the table keeps of a module: `data` is the same in all languages, `texts` holds what is not. */
export interface ModuleContent {
  readonly key: string;
  readonly model: ModuleModel;
  readonly data: Fields;
  readonly texts: Localised<Fields>;
}

const NOT_DATA = ['key', 'model', 'columns'];
const isTexts = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in one language; HTML ones sanitised. Missing texts are left out. */
function textsIn(language: Language, record: Fields, fields: readonly string[], html: readonly string[]): Fields {
  const found: Fields = {};
  for (const field of fields) {
    const texts = record[field];
    const text = isTexts(texts) ? texts[language] : undefined;
    if (text !== undefined) found[field] = html.includes(field) ? sanitiseHtml(text) : text;
  }
  return found;
}

const without = (record: Fields, left: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !left.includes(name) && value !== undefined && value !== ''),
  );

/** Splits a module of a pack into what the table keeps. */
export function splitModule(module: ModuleRecord): ModuleContent {
  const fields = TEXT_FIELDS[module.model];
  const html = HTML_FIELDS[module.model] ?? [];
  const items = module.items ?? [];
  const texts: { [L in Language]?: Fields } = {};
  for (const language of LANGUAGES) {
    const own = textsIn(language, module, fields, html);
    const ofItems = items
      .map((item) => [item.key, textsIn(language, item, ITEM_TEXT_FIELDS, [])] as const)
      .filter(([, found]) => Object.keys(found).length > 0);
    if (ofItems.length > 0) own['items'] = Object.fromEntries(ofItems);
    if (Object.keys(own).length > 0) texts[language] = own;
  }
  const data = without(module, [...NOT_DATA, 'items', ...fields]);
  if (module.model === 'teaser_list') data['items'] = items.map((item) => without(item, ITEM_TEXT_FIELDS));
  return { key: module.key, model: module.model, data, texts };
}

/** Turns texts per language back into fields with a text per language. */
function joinTexts(fields: readonly string[], texts: Localised<Fields>): Fields {
  const found: Fields = {};
  for (const field of fields) {
    const perLanguage = LANGUAGES.map((language) => [language, texts[language]?.[field]] as const).filter(
      ([, text]) => typeof text === 'string' && text !== '',
    );
    if (perLanguage.length > 0) found[field] = Object.fromEntries(perLanguage);
  }
  return found;
}

/** A module as a pack writes it, without its columns: the way back from splitModule. */
export function joinModule({ key, model, data, texts }: ModuleContent): Fields {
  const { items, ...own } = data;
  const joined: Fields = { key, model, ...own, ...joinTexts(TEXT_FIELDS[model], texts) };
  if (model !== 'teaser_list' || !Array.isArray(items)) return joined;
  const textsOfItem = (itemKey: string): Localised<Fields> =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const all = texts[language]?.['items'];
        const one: unknown = isTexts(all) ? (all as Fields)[itemKey] : undefined;
        return [language, isTexts(one) ? one : {}];
      }),
    );
  joined['items'] = items.map((item: Fields) => ({
    ...item,
    ...joinTexts(ITEM_TEXT_FIELDS, textsOfItem(String(item['key']))),
  }));
  return joined;
}
