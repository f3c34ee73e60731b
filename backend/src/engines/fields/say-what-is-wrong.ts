import type { ValidationError } from 'yup';

type Params = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

const unitOf = (value: unknown) => (Array.isArray(value) ? ' entries' : typeof value === 'string' ? ' characters' : '');
const grouped = (count: number) => count.toLocaleString('en-US');

/** Of a text or list that has `length` characters or entries, and may have `limit`. */
export const tooLong = (value: string | readonly unknown[], limit: number): string =>
  `has ${grouped(value.length)}${unitOf(value)}; at most ${grouped(limit)} are allowed`;

/** Message of each rule of a schema for people; yup's own messages are for developers. */
const SAYINGS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  optionality: () => 'is required',
  typeError: ({ type }) => KINDS[String(type)] ?? 'is not of the right kind',
  oneOf: ({ values }) => `must be one of ${String(values)}`,
  min: ({ min, value }) =>
    unitOf(value) === '' ? `must be at least ${String(min)}` : `must have at least ${String(min)}${unitOf(value)}`,
  max: ({ max, value }) =>
    typeof value === 'string' || Array.isArray(value) ? tooLong(value, Number(max)) : `must be at most ${String(max)}`,
  length: ({ length, value }) => `must have ${String(length)}${unitOf(value)}`,
  integer: () => 'must be a whole number',
};

/** A schema's own message as it is; one of yup's, which begins with the field, reworded. */
export function sayWhatIsWrong({ path, type = '', params, message }: ValidationError): string {
  const isOwn = !message.startsWith(path ? `${path} ` : 'this ');
  return isOwn ? message : (SAYINGS[type]?.(params ?? {}) ?? 'does not match the format');
}
