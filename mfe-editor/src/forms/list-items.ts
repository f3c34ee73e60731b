import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { isSlug } from '@vestibule/contracts/fields/reference-targets';
import type { FieldValues } from '../session/editable';

function emptyValue(field: Field): unknown {
  switch (field.type) {
    case 'choice':
    case 'number':
    case 'flag':
      return field.default;
    case 'reference':
      return isSlug(field.to) ? '' : null;
    case 'references':
    case 'list':
      return [];
    case 'group':
      return emptyValues(field.of);
    default:
      return '';
  }
}
const emptyValues = (fields: Fields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/** A new part of a list, with a key of its own. */
export const emptyItem = (fields: Fields): FieldValues => ({ key: crypto.randomUUID(), ...emptyValues(fields) });

/** The list with one part `by` places further on. */
export function moved<T>(items: readonly T[], index: number, by: number): readonly T[] {
  const rest = [...items];
  rest.splice(index + by, 0, ...rest.splice(index, 1));
  return rest;
}
