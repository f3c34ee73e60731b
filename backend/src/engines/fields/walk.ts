import type { Field, Fields } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { asList, asObject, type Json } from '../../platform/db/documents';

/** A value with its field and its path, e.g. `items[1].image`. */
export interface FieldValue {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/** All values of a record that do not differ by language, those of lists' parts too. */
export function* fieldValues(fields: Fields, data: Json, prefix = ''): Generator<FieldValue> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${prefix}${name}`;
    yield { path, field, value: data[name] };
    if (field.type === 'group') yield* fieldValues(field.of, asObject(data[name]), `${path}.`);
    if (field.type === 'list')
      for (const [index, item] of asList(data[name]).entries())
        yield* fieldValues(field.of, item, `${path}[${index}].`);
  }
}

/** File names of all pictures. */
export const pictureFiles = (fields: Fields, data: Json): readonly string[] =>
  [...fieldValues(fields, data)].flatMap(({ field, value }) =>
    field.type === 'picture' && typeof value === 'string' ? [value] : [],
  );

/** Names of all other files. */
export const fileNames = (fields: Fields, data: Json): readonly string[] =>
  [...fieldValues(fields, data)].flatMap(({ field, value }) =>
    field.type === 'file' && typeof value === 'string' ? [value] : [],
  );

/** The record with each reference replaced, those of lists' parts too; undefined leaves it out. */
export function mapReferences(
  fields: Fields,
  data: Json,
  replace: (to: ReferenceTarget, value: unknown) => unknown,
): Json {
  const mapped = Object.entries(data).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const field = fields[name];
    if (field?.type === 'list') return [[name, asList(value).map((item) => mapReferences(field.of, item, replace))]];
    if (field?.type === 'references' && Array.isArray(value))
      return [[name, value.map((one) => replace(field.to, one)).filter((one) => one !== undefined)]];
    if (field?.type !== 'reference') return [[name, value]];
    const found = replace(field.to, value);
    return found === undefined ? [] : [[name, found]];
  });
  return Object.fromEntries(mapped);
}
