import { mixed } from 'yup';
import { isPlainObject } from '../plain-object';

/** Above those of any module and record: a draft may be too long for its field, and is stored all the same. */
const MAX_CHARACTERS = 90_000;
const MAX_VALUES = 3000;

/** Ends at the first value above a limit: the input may be of any type and size. */
function isBounded(values: unknown): boolean {
  let [characters, count] = [0, 0];
  const open: unknown[] = [values];
  while (open.length > 0) {
    const value = open.pop();
    if ((count += 1) > MAX_VALUES) return false;
    if (typeof value === 'string' && (characters += value.length) > MAX_CHARACTERS) return false;
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.entries(value);
    if (inner.length > MAX_VALUES) return false;
    for (const [name, one] of inner) {
      characters += Array.isArray(value) ? 0 : name.length;
      open.push(one);
    }
  }
  return characters <= MAX_CHARACTERS;
}

/** Values by field, of any kind, up to limits of the whole; `message` where they are exceeded. */
export const boundedValues = (message: string) =>
  mixed<Readonly<Record<string, unknown>>>(isPlainObject).required().test('bounded', message, isBounded);
