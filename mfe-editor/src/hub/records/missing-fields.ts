import type { Language } from '@vestibule/contracts';
import { isLocalised, isRequired, type Fields } from '@vestibule/contracts/fields/field';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import type { FieldValues } from '../../shared/editable';
import { isGivenByServer } from './given-values';

/** Paths of missing required fields; of a text in several languages, in the current one. */
export function missingFields(fields: Fields, values: FieldValues, lang: Language, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [value, path] = [values[name], `${prefix}${name}`];
    if (field.type === 'list' && Array.isArray(value) && value.length > 0)
      return value.flatMap((item, index) => missingFields(field.of, item as FieldValues, lang, `${path}[${index}].`));
    if (!isRequired(field) || isGivenByServer(field) || !isEmpty(value)) return [];
    return [isLocalised(field) ? `${path}.${lang}` : path];
  });
}

function isEmpty(value: unknown): boolean {
  if (isPlainObject(value)) return Object.values(value).every(isEmpty);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
