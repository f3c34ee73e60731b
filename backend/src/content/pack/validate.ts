import { ValidationError, type Schema } from 'yup';
import { findUnstorable } from '../../server/unstorable';
import type { Problem } from '../problems';

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with every field that is null left out: null and missing mean the same in a pack. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, withoutNulls(field)]),
  );
}

/** Paths that `given` has and `kept` has not: fields the format does not know. Empty texts are not told. */
function* unknownFields(given: unknown, kept: unknown, path: string): Generator<string> {
  if (Array.isArray(given)) {
    for (const [index, item] of given.entries()) yield* unknownFields(item, Array.isArray(kept) ? kept[index] : undefined, `${path}[]`);
  } else if (isPlain(given) && isPlain(kept)) {
    for (const [name, field] of Object.entries(given)) {
      const inner = path === '' ? name : `${path}.${name}`;
      if (name in kept) yield* unknownFields(field, kept[name], inner);
      else if (field !== '') yield inner;
    }
  }
}

/** yup starts messages with the field, which ours name already. */
const withoutField = (message: string, field: string) => (field !== '' && message.startsWith(`${field} `) ? message.slice(field.length + 1) : message);

export type Validated<T> = { readonly value: T; readonly unknown: readonly string[] } | { readonly problems: readonly Pick<Problem, 'field' | 'message'>[] };

/** Checks a value of a pack; on success the value with defaults and trimmed texts, and the fields it had too many. */
export function validate<T>(schema: Schema<T>, given: unknown): Validated<T> {
  if (!isPlain(given)) return { problems: [{ message: 'must be a JSON object' }] };
  const unstorable = findUnstorable(given);
  if (unstorable !== undefined) return { problems: [{ field: unstorable.path, message: withoutField(unstorable.message, unstorable.path) }] };
  const clean = withoutNulls(given);
  try {
    const value = schema.validateSync(clean, { abortEarly: false, stripUnknown: true });
    return { value, unknown: [...unknownFields(clean, value, '')] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return { problems: all.map((one) => ({ field: one.path ?? '', message: withoutField(one.message, one.path ?? '') })) };
  }
}
