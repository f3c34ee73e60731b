/** Largest value of PostgreSQL's integer. */
const MAX_INTEGER = 2_147_483_647;
const MAX_DEPTH = 20;

export interface Unstorable {
  readonly path: string;
  readonly message: string;
}

/**
 * Finds values that a database would refuse: NUL and lone surrogates in texts, integers beyond 32 bit; also excessive
 * nesting.
 */
export function findUnstorable(value: unknown, path = '', depth = 0): Unstorable | undefined {
  if (typeof value === 'string')
    return isStorableText(value)
      ? undefined
      : { path, message: `${path || 'text'} holds characters that cannot be stored` };
  if (typeof value === 'number')
    return Math.abs(value) <= MAX_INTEGER ? undefined : { path, message: `${path || 'number'} is too large` };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path: '', message: 'The input is nested too deeply' };
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return { path, message: 'A field name holds characters that cannot be stored' };
    const found = findUnstorable(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Whether PostgreSQL can keep the text: no NUL, valid Unicode. */
export function isStorableText(text: string): boolean {
  // With the u flag this matches surrogates only where they are alone.
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A record id of a path, or undefined when no record can have it. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_INTEGER ? id : undefined;
}
