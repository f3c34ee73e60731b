import { LIMITS } from '@vestibule/contracts/fields/limits';

const grouped = (count: number) => count.toLocaleString('en-US');

/** What is said of a text that is longer than `limit`; undefined of one that is not. */
export const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit ? `has ${grouped(text.length)} characters; at most ${grouped(limit)} are allowed` : undefined;

/** The first text or list of a value that no field could hold. */
export function findTooLong(
  value: unknown,
  field = '',
): { readonly field: string; readonly message: string } | undefined {
  if (typeof value === 'string') {
    const message = tooLong(value, LIMITS.text);
    return message === undefined ? undefined : { field, message };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  if (isList && value.length > LIMITS.list)
    return { field, message: `has ${grouped(value.length)} entries; at most ${grouped(LIMITS.list)} are allowed` };
  for (const [name, inner] of Object.entries(value)) {
    const found = findTooLong(inner, innerField(field, name, isList));
    if (found) return found;
  }
  return undefined;
}

/** Dotted path of a field inside of another: `seat_groups[0].capacity`. */
export const innerField = (outer: string, name: string, isList: boolean): string =>
  isList ? `${outer}[${name}]` : outer === '' ? name : `${outer}.${name}`;
