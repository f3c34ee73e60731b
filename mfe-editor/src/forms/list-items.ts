import type { ItemField, ItemFields } from '@vestibule/contracts/fields/field';
import type { FieldValues } from '../session/editable';

function emptyValue(field: ItemField): unknown {
  if (field.type === 'choice' || field.type === 'number') return field.default;
  if (field.type === 'flag') return false;
  return field.type === 'reference' && field.to !== 'type' ? null : '';
}

/** A new part of a list, with a key of its own. */
export const emptyItem = (fields: ItemFields): FieldValues => ({
  key: crypto.randomUUID(),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)])),
});

/** The list with one part `by` places further on. */
export function moved<T>(items: readonly T[], index: number, by: number): readonly T[] {
  const rest = [...items];
  rest.splice(index + by, 0, ...rest.splice(index, 1));
  return rest;
}
