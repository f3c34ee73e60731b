import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A list or text that is longer than its schema allows. */
export interface TooLong {
  readonly path: string;
  readonly max: number;
  readonly unit: 'entries' | 'characters';
}

/** Describing a schema takes longer than checking a value by its description. */
const descriptions = new WeakMap<Schema, SchemaDescription>();

/**
 * The first list or text that is longer than the schema allows, found without a look at its elements: yup validates all
 * of them even where the list is refused for its length. Whatever the schema does not know is left to the schema.
 */
export function findTooLong(schema: Schema, value: unknown): TooLong | undefined {
  const description = descriptions.get(schema) ?? schema.describe();
  descriptions.set(schema, description);
  return findIn(description, value, '');
}

/** The most entries or characters that a schema takes; undefined where it sets no limit. */
export function maxLengthOf(description: SchemaFieldDescription): number | undefined {
  const tests = 'tests' in description ? description.tests : [];
  const max =
    tests.find(({ name }) => name === 'max')?.params?.['max'] ??
    tests.find(({ name }) => name === 'length')?.params?.['length'];
  return typeof max === 'number' ? max : undefined;
}

function findIn(description: SchemaFieldDescription, value: unknown, path: string): TooLong | undefined {
  const max = maxLengthOf(description);
  if (typeof value === 'string')
    return max !== undefined && value.length > max ? { path, max, unit: 'characters' } : undefined;
  if (Array.isArray(value)) {
    if (max !== undefined && value.length > max) return { path, max, unit: 'entries' };
    const inner = 'innerType' in description ? description.innerType : undefined;
    return inner === undefined || Array.isArray(inner)
      ? undefined
      : first(value.entries(), ([index, one]) => findIn(inner, one, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || !('fields' in description)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  return first(Object.entries(description.fields), ([name, field]) =>
    Object.hasOwn(given, name) ? findIn(field, given[name], path === '' ? name : `${path}.${name}`) : undefined,
  );
}

function first<T>(all: Iterable<T>, find: (one: T) => TooLong | undefined): TooLong | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}
