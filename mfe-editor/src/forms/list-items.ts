import { LANGUAGES } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { isSlug } from '@vestibule/contracts/fields/reference-targets';
import type { FieldValues } from '../shared/editable';

/** `isRecord`: with texts in all languages, and other records by their names. */
function emptyValue(field: Field, isRecord: boolean): unknown {
  switch (field.type) {
    case 'choice':
    case 'number':
    case 'flag':
      return field.default;
    case 'reference':
      return isRecord || isSlug(field.to) ? '' : null;
    case 'references':
    case 'list':
      return [];
    case 'group':
      return emptyValues(field.of, isRecord);
    default:
      return isRecord && isLocalised(field) ? Object.fromEntries(LANGUAGES.map((lang) => [lang, ''])) : '';
  }
}

/** Fields without input. */
export const emptyValues = (fields: Fields, isRecord: boolean): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field, isRecord)]));

/** A new part of a list, with a key of its own. */
export const emptyItem = (fields: Fields, isRecord: boolean): FieldValues => ({
  key: crypto.randomUUID(),
  ...emptyValues(fields, isRecord),
});

/** The list with one part `by` places further on. */
export function moved<T>(items: readonly T[], index: number, by: number): readonly T[] {
  const rest = [...items];
  rest.splice(index + by, 0, ...rest.splice(index, 1));
  return rest;
}
