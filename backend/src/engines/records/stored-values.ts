import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { cleanLocalised } from '../fields/localised-text';
import type { Localised } from '@vestibule/contracts/languages';
import { asList, asObject, type Json } from '../../platform/db/documents';
import { sanitiseHtml } from '../../platform/html/sanitise';

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** HTML that nothing is left of is a missing text. */
const safeHtml = (texts: Localised): Localised =>
  cleanLocalised(Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, sanitiseHtml(html)])));

/** Maps a reference, or one of several. */
export type Refer = (target: ReferenceTarget, value: unknown) => unknown;
const asIs: Refer = (_target, value) => value;

/** A record's values as they are stored: HTML sanitised, defaults where nothing is given. */
export const storedValues = (fields: Fields, values: Json, refer: Refer = asIs): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedValue(field, values[name], refer)]));

export function storedValue(field: Field, value: unknown, refer: Refer = asIs): unknown {
  switch (field.type) {
    case 'choice':
    case 'number':
    case 'flag':
      return value ?? field.default;
    case 'form_value':
      return value ?? null;
    case 'reference':
      return refer(field.to, value);
    case 'references':
      return asArray(value).map((one) => refer(field.to, one));
    case 'columns':
    case 'modules':
      return value;
    case 'group':
      return Object.fromEntries(
        Object.entries(storedValues(field.of, asObject(value), refer)).filter(([, part]) => part),
      );
    case 'list':
      return asList(value).map((item) => ({
        ...(field.by === 'key' ? { key: item['key'] } : {}),
        ...storedValues(field.of, item, refer),
      }));
    case 'rich_text':
      if (!isLocalised(field)) return typeof value === 'string' ? sanitiseHtml(value) : '';
      return safeHtml(asObject(value));
    default:
      return value ?? (isLocalised(field) ? {} : '');
  }
}

/** Stored values as packs write them, without empty ones. References become their labels by `label`. */
export function packValues(fields: Fields, stored: Json, refer: Refer = asIs): Json {
  const found = Object.entries(fields).map(([name, field]) => [name, packValue(field, stored[name], refer)] as const);
  return Object.fromEntries(found.filter(([, value]) => !isNothing(value)));
}

function packValue(field: Field, value: unknown, refer: Refer): unknown {
  switch (field.type) {
    case 'reference':
      return refer(field.to, value);
    case 'references':
      return asArray(value)
        .map((one) => refer(field.to, one))
        .filter((one) => !isNothing(one));
    case 'group':
      return packValues(field.of, asObject(value), refer);
    case 'list':
      return asList(value).map((item) => ({
        ...(field.by === 'key' ? { key: item['key'] } : {}),
        ...packValues(field.of, item, refer),
      }));
    default:
      return value;
  }
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
