import { isUtf8 } from 'node:buffer';
import type { Problem } from '../records/problems';
import { innerField } from '../records/schemas/limits';

/** Replacement of bytes that are no text. */
const REPLACEMENT = '\uFFFD';
const MESSAGE = 'is not UTF-8; save the file in that encoding';

/** Bytes as a text without a byte order mark. Invalid UTF-8 is replaced, and `isSound` is false. */
export function decode(bytes: Buffer): { readonly text: string; readonly isSound: boolean } {
  return { text: bytes.toString('utf8').replace(/^\uFEFF/, ''), isSound: isUtf8(bytes) };
}

/**
 * The first field of a value, read from bytes that are not UTF-8, that was hit; of the record as a whole when none can
 * be named.
 */
export const notUtf8 = (value: unknown): Pick<Problem, 'field' | 'message'> => ({
  field: damagedField(value) ?? '',
  message: MESSAGE,
});

/** The first field whose text holds replaced bytes; undefined when none does. */
export function damagedField(value: unknown, field = ''): string | undefined {
  if (typeof value === 'string') return value.includes(REPLACEMENT) ? field : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = damagedField(inner, innerField(field, name, Array.isArray(value)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Number of the first line, from 1, that is not UTF-8. */
export function damagedLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
