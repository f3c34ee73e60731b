import { randomBytes } from 'node:crypto';

/** Random bytes of one nonce: 128 bits. */
const BYTES = 16;
/** A call for random bytes takes 10 µs whatever their number (Node 20), so one call makes 256 nonces. */
const POOL = 256 * BYTES;

let pool = Buffer.alloc(0);
let at = 0;

/** A fresh nonce, exactly as long as NONCE_SLOT. */
export function createNonce(): string {
  if (at >= pool.length) [pool, at] = [randomBytes(POOL), 0];
  const nonce = pool.toString('base64url', at, at + BYTES);
  // No nonce is read a second time from memory.
  pool.fill(0, at, at + BYTES);
  at += BYTES;
  return nonce;
}
