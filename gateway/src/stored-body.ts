import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PAGE_BROTLI } from './nonce-body';

/** Bytes that are compressed once and sent often. */
export interface StoredBody {
  readonly hasBrotli: boolean;
  bytes: (nonce: string, encoding: 'br' | 'identity') => Buffer | string;
}

/** A body without a nonce. */
export async function plainBody(text: string): Promise<StoredBody> {
  const compressed = await promisify(brotliCompress)(text, PAGE_BROTLI);
  return { hasBrotli: true, bytes: (_nonce, encoding) => (encoding === 'br' ? compressed : text) };
}
