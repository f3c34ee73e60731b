import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { createNonce } from '../http/nonce';

/** Bytes of an uncompressed block before its text. */
const HEADER_BYTES = 3;
/** Text of the block after the nonce: the end of the script's start tag. */
const TAIL = '">';
export const PAGE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * A body that is compressed once and still carries a new nonce in every response. The brotli stream is cut around the
 * nonce: `before`, then an uncompressed block that we write ourselves, then `after`. The compressor is flushed at both
 * cuts, so that each piece ends on a byte; the block also holds the two characters after the nonce, because the decoder
 * models the following bytes by the last two that it saw.
 */
class NonceBody {
  readonly #plain: readonly [Buffer, Buffer];
  readonly #brotli: readonly [Buffer, Buffer] | undefined;

  constructor(plain: readonly [Buffer, Buffer], brotli?: readonly [Buffer, Buffer]) {
    this.#plain = plain;
    this.#brotli = brotli;
  }

  get hasBrotli(): boolean {
    return this.#brotli !== undefined;
  }

  /** The response's bytes for one nonce. */
  bytes(nonce: string, encoding: 'br' | 'identity'): Buffer {
    if (encoding === 'br' && this.#brotli) return withBlock(this.#brotli, nonce + TAIL);
    return Buffer.concat([this.#plain[0], Buffer.from(nonce, 'latin1'), this.#plain[1]]);
  }
}

/** Prepares a rendered page, which holds the slot exactly once. */
export async function nonceBody(html: Buffer): Promise<NonceBody> {
  const at = nonceAt(html);
  const plain = [html.subarray(0, at), html.subarray(at + NONCE_SLOT.length)] as const;
  const tail = plain[1].toString('latin1', 0, TAIL.length);
  const brotli = tail === TAIL ? await compress(plain[0], plain[1].subarray(TAIL.length)) : undefined;
  const body = new NonceBody(plain, brotli);
  return brotli && verified(body) ? body : new NonceBody(plain);
}

/** Where the nonce of a rendered page goes, in bytes. */
export function nonceAt(html: Buffer): number {
  const at = html.indexOf(NONCE_SLOT);
  if (at < 0 || html.includes(NONCE_SLOT, at + 1)) throw new Error('A page has exactly one nonce');
  return at;
}

async function compress(before: Buffer, after: Buffer): Promise<readonly [Buffer, Buffer]> {
  const stream = createBrotliCompress(PAGE_BROTLI);
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const flushed = () => new Promise<Buffer>((resolve) => stream.flush(() => resolve(take())));
  const take = () => {
    const all = Buffer.concat(chunks);
    chunks = [];
    return all;
  };
  stream.write(before);
  const first = await flushed();
  // Keeps the compressor's position and context right; its own output for these bytes is replaced by the block.
  stream.write(NONCE_SLOT + TAIL);
  await flushed();
  const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
  stream.end(after);
  await ended;
  return [first, take()];
}

/** RFC 7932 §9.2: ISLAST 0, MNIBBLES 4, MLEN-1 in 16 bits, ISUNCOMPRESSED 1, padding, then the bytes. */
function withBlock([before, after]: readonly [Buffer, Buffer], text: string): Buffer {
  const block = before.length;
  const all = Buffer.allocUnsafe(block + HEADER_BYTES + text.length + after.length);
  before.copy(all);
  all.writeUIntLE(((text.length - 1) << 3) | (1 << 19), block, HEADER_BYTES);
  all.write(text, block + HEADER_BYTES, 'latin1');
  after.copy(all, block + HEADER_BYTES + text.length);
  return all;
}

/** A body that does not decode to itself is served uncompressed rather than broken. */
function verified(body: NonceBody): boolean {
  const nonce = createNonce();
  try {
    return brotliDecompressSync(body.bytes(nonce, 'br')).equals(body.bytes(nonce, 'identity'));
  } catch {
    return false;
  }
}

export type { NonceBody };
