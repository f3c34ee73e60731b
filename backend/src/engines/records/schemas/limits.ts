import { LIMITS } from '@vestibule/contracts/fields/field';
import { tooLong } from '../../fields/say-what-is-wrong';

/** The first text or list of a value that no field could hold. */
export function findOversizedValue(
  value: unknown,
  field = '',
): { readonly field: string; readonly message: string } | undefined {
  if (typeof value === 'string')
    return value.length > LIMITS.text ? { field, message: tooLong(value, LIMITS.text) } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  if (isList && value.length > LIMITS.list) return { field, message: tooLong(value, LIMITS.list) };
  for (const [name, inner] of Object.entries(value)) {
    const found = findOversizedValue(inner, innerField(field, name, isList));
    if (found) return found;
  }
  return undefined;
}

/** Dotted path of a field inside of another: `seat_groups[0].capacity`. */
export const innerField = (outer: string, name: string, isList: boolean): string =>
  isList ? `${outer}[${name}]` : outer === '' ? name : `${outer}.${name}`;
