import { sayWhatIsWrong } from '../../fields/say-what-is-wrong';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { ValidationError, type Schema } from 'yup';
import { findUnstorable } from '../../../platform/server/unstorable';
import type { Problem } from '../problems';
import { findOversizedValue, innerField } from '../schemas/limits';
import { didYouMean } from '../../../platform/texts/did-you-mean';

import { unknownFields } from './unknown-fields';

/** The value with every field that is null left out: null and missing mean the same in a pack. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, withoutNulls(field)]),
  );
}

/** The first list entry that is null: it means nothing, and rules for whole lists do not expect it. */
function findGap(value: unknown, field = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    const path = innerField(field, name, isList);
    const found = isList && inner === null ? path : findGap(inner, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Wrong = Pick<Problem, 'field' | 'message'>;
/** `leftOut` are fields that the format does not know, and texts in languages that the site has not. */
export type Validated<T> =
  | { readonly value: T; readonly leftOut: readonly (Wrong & { readonly isLanguage: boolean })[] }
  | { readonly problems: readonly Wrong[] };

/** Checks a value of a pack; on success the value with defaults and trimmed texts. */
export function validate<T>(schema: Schema<T>, given: unknown): Validated<T> {
  if (!isPlainObject(given)) return { problems: [{ message: 'must be a JSON object' }] };
  const unstorable = findUnstorable(given);
  if (unstorable !== undefined)
    return { problems: [{ field: unstorable.path, message: withoutField(unstorable.message, unstorable.path) }] };
  const tooLong = findOversizedValue(given);
  if (tooLong !== undefined) return { problems: [tooLong] };
  const gap = findGap(given);
  if (gap !== undefined) return { problems: [{ field: gap, message: 'must not be null' }] };
  const clean = withoutNulls(given);
  try {
    const value = schema.validateSync(clean, { abortEarly: false, stripUnknown: true });
    const unknown = [...unknownFields(clean, value)].map(({ field, isLanguage }) => ({
      field,
      isLanguage,
      meant: didYouMean(field, fieldsOf(schema)),
    }));
    // A name close to that of a field is a typing error: its value would be missed, although other unknown fields are
    // ignored.
    const slips = unknown.filter(({ isLanguage, meant }) => !isLanguage && meant !== '');
    if (slips.length > 0)
      return {
        problems: slips.map(({ field, meant }) => ({ field, message: `is not a field of the format${meant}` })),
      };
    const why = (isLanguage: boolean) =>
      isLanguage ? 'is in no language of this site' : 'is not a field of the format';
    return {
      value,
      leftOut: unknown.map(({ field, isLanguage }) => ({ field, isLanguage, message: why(isLanguage) })),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return { problems: all.map((one) => ({ field: one.path ?? '', message: sayWhatIsWrong(one) })) };
  }
}

const withoutField = (message: string, field: string) =>
  field !== '' && message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
const fieldsOf = (schema: Schema): readonly string[] =>
  'fields' in schema ? Object.keys(schema.fields as object) : [];
