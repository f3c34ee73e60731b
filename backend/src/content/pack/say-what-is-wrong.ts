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

/** What each rule of a schema says to people; yup's own words are for those who wrote the schema. */
const SAYINGS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  optionality: () => 'is required',
  typeError: ({ type }) => KINDS[String(type)] ?? 'is not of the right kind',
  oneOf: ({ values }) => `must be one of ${String(values)}`,
  min: ({ min, value }) =>
    unitOf(value) === '' ? `must be at least ${String(min)}` : `must have at least ${String(min)}${unitOf(value)}`,
  max: ({ max, value }) =>
    unitOf(value) === '' ? `must be at most ${String(max)}` : `must have at most ${String(max)}${unitOf(value)}`,
  length: ({ length, value }) => `must have ${String(length)}${unitOf(value)}`,
  integer: () => 'must be a whole number',
};

/** A schema's own message as it is; one that yup made, which begins with the field, in our words. */
export function sayWhatIsWrong({ path, type = '', params, message }: ValidationError): string {
  const isOwn = !message.startsWith(path ? `${path} ` : 'this ');
  return isOwn ? message : (SAYINGS[type]?.(params ?? {}) ?? 'is not as the format has it');
}
