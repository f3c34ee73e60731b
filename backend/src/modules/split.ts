import type { ModuleModel } from '@vestibule/contracts';
import { sanitiseHtml } from '../html/sanitise';
import { asText, type Json } from '../house/documents';
import { HTML_FIELDS, isTextField } from './fields';

export interface SplitFields {
  /** Depend on the language. */
  readonly texts: Readonly<Record<string, string>>;
  /** The same in all languages. */
  readonly data: Json;
}

/** Sorts the fields that an editor has sent into texts, their HTML made safe, and data. */
export function splitFields(model: ModuleModel, fields: Json): SplitFields {
  const texts: Record<string, string> = {};
  const data: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (!isTextField(model, field)) data[field] = value;
    else texts[field] = HTML_FIELDS[model]?.includes(field) ? sanitiseHtml(asText(value)) : asText(value);
  }
  return { texts, data };
}
