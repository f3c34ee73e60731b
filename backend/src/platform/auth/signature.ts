import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature of a text. Its purpose must be part of the text: all are made with one key. */
export const sign = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether two texts are the same; takes equally long for every wrong one of that length. */
export function isSame(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
