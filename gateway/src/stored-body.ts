import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PAGE_BROTLI, splitAtNonce } from './nonce-body';

const compress = promisify(brotliCompress);

/** What is sent of a page. */
export interface StoredBody {
  readonly hasBrotli: boolean;
  bytes: (nonce: string, encoding: 'br' | 'identity') => Buffer | string | Promise<Buffer>;
}

/** A body without a nonce, compressed once and sent often. */
export async function plainBody(text: string): Promise<StoredBody> {
  const compressed = await compress(text, PAGE_BROTLI);
  return { hasBrotli: true, bytes: (_nonce, encoding) => (encoding === 'br' ? compressed : text) };
}

/**
 * A page that is sent once: compressed with its nonce in it, in one piece and for those alone who take it. Cutting and
 * proving it as a stored one (nonce-body.ts) took another 2 ms of CPU.
 */
export function onceBody(html: string): StoredBody {
  const [before, after] = splitAtNonce(html);
  return {
    hasBrotli: true,
    bytes: (nonce, encoding) => {
      const text = before + nonce + after;
      return encoding === 'br' ? compress(text, PAGE_BROTLI) : text;
    },
  };
}
