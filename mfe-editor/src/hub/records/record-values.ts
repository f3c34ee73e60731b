import { LANGUAGES } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { emptyValues } from '../../forms/list-items';
import { asValues, isSame, orNothing, type FieldValues } from '../../shared/editable';

export const asItems = (value: unknown): readonly FieldValues[] => (Array.isArray(value) ? value.map(asValues) : []);

/** A record as its form edits it: with a value of every field, and a key of every part. */
export function formValues(fields: Fields, values: FieldValues): FieldValues {
  const empty = emptyValues(fields, true);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formValue(field, values[name], empty[name])]),
  );
}

function formValue(field: Field, value: unknown, empty: unknown): unknown {
  if (field.type === 'list')
    return asItems(value).map((item) => ({ key: item['key'] ?? crypto.randomUUID(), ...formValues(field.of, item) }));
  if (field.type === 'group') return formValues(field.of, asValues(value));
  return isLocalised(field) ? { ...asValues(empty), ...asValues(value) } : (value ?? empty);
}

/** The inverse: without empty values. */
export function recordValues(fields: Fields, values: FieldValues): FieldValues {
  const found = Object.entries(fields).map(([name, field]) => [name, recordValue(field, values[name])] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function recordValue(field: Field, value: unknown): unknown {
  if (field.type === 'list')
    return asItems(value).map((item) => ({
      ...(field.by === 'key' ? { key: item['key'] } : {}),
      ...recordValues(field.of, item),
    }));
  if (field.type === 'group') return orNothing(recordValues(field.of, asValues(value)));
  if (isLocalised(field)) {
    const texts = asValues(value);
    return orNothing(Object.fromEntries(LANGUAGES.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : []))));
  }
  return value === '' || value === null ? undefined : value;
}

/** Body of a write: the fields that differ from those of the record, null for one that is empty now. */
export const changesOf = (fields: Fields, saved: FieldValues, edited: FieldValues): FieldValues =>
  changesBetween(fields, recordValues(fields, formValues(fields, saved)), recordValues(fields, edited));

/** The same for values without empty ones. */
export function changesBetween(fields: Fields, before: FieldValues, after: FieldValues): FieldValues {
  const names = Object.keys(fields).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
}
