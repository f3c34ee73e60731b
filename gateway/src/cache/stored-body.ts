import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { nonceAt, PAGE_BROTLI } from './nonce-body';

const compress = promisify(brotliCompress);

/** The body of a page, ready to send. */
export interface StoredBody {
  readonly hasBrotli: boolean;
  bytes: (nonce: string, encoding: 'br' | 'identity') => Buffer | Promise<Buffer>;
}

/** A body without a nonce, compressed once and sent often. */
export async function plainBody(content: string | Buffer): Promise<StoredBody> {
  const text = Buffer.from(content);
  const compressed = await compress(text, PAGE_BROTLI);
  return { hasBrotli: true, bytes: (_nonce, encoding) => (encoding === 'br' ? compressed : text) };
}

/**
 * A page that is sent once: compressed with its nonce in it, in one piece and for those alone who take it. Cutting and
 * proving it as a stored one (nonce-body.ts) took another 2 ms of CPU.
 */
export function onceBody(html: Buffer): StoredBody {
  const at = nonceAt(html);
  return {
    hasBrotli: true,
    bytes: (nonce, encoding) => {
      html.write(nonce, at, 'latin1');
      return encoding === 'br' ? compress(html, PAGE_BROTLI) : html;
    },
  };
}
