import { LANGUAGES } from '@vestibule/contracts';
import { isLocalised, namesOf, type Field, type Fields } from '@vestibule/contracts/fields/field';
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

/** A new part of a list, with a key of its own, and numbers that none of the `others` has. */
export const emptyItem = (fields: Fields, isRecord: boolean, others: readonly FieldValues[] = []): FieldValues => ({
  key: crypto.randomUUID(),
  ...emptyValues(fields, isRecord),
  ...Object.fromEntries(numbered(fields).map((name) => [name, highest(others, name) + 1])),
});

const numbered = (fields: Fields) => namesOf(fields, (field) => field.type === 'number' && field.given === 'next');
const highest = (items: readonly FieldValues[], name: string) =>
  Math.max(0, ...items.map((item) => Number(item[name] ?? 0)));

/** The list with one part `by` places further on. */
export function moved<T>(items: readonly T[], index: number, by: number): readonly T[] {
  const rest = [...items];
  rest.splice(index + by, 0, ...rest.splice(index, 1));
  return rest;
}
