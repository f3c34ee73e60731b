import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import { asList, asObject, asText, type Json } from '../../platform/db/documents';
import { sanitiseHtml } from '../../platform/html/sanitise';

/**
 * Form of stored values: those that differ by language in `texts[language]`, all others in `data`. A list is stored in
 * both: `data[list]: [{ key, … }]` in its order, `texts[language][list]: { [key]: { … } }`.
 */
export interface Stored {
  readonly data: Json;
  /** Texts of one language. */
  readonly texts: Json;
}

/** Sorts values of one language into texts, their HTML sanitised, and data. Undefined values are left out. */
export function storeFields(fields: Fields, values: Json): Stored {
  const texts: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || field.type === 'columns') continue;
    if (field.type === 'group') {
      const inner = storeFields(field.of, asObject(value));
      data[name] = inner.data;
      texts[name] = inner.texts;
    } else if (field.type === 'list') {
      const items = asList(value).map((item) => ({ key: asText(item['key']), ...storeFields(field.of, item) }));
      data[name] = items.map((item) => ({ key: item.key, ...item.data }));
      texts[name] = Object.fromEntries(items.map((item) => [item.key, item.texts]));
    } else if (isLocalised(field))
      texts[name] = field.type === 'rich_text' ? sanitiseHtml(asText(value)) : asText(value);
    else data[name] = value;
  }
  return { data, texts };
}
