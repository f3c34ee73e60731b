import { createHmac } from 'node:crypto';
import { isSame } from '../../../platform/auth/signature';

/** Header of a signed message: `t=<seconds since 1970>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'x-signature';
/** How far the clocks of two houses may be apart, and how long a message may travel. */
const TOLERANCE_MS = 5 * 60_000;

const digest = (secret: string, seconds: number, raw: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');

/** Signs a message of this moment: HMAC-SHA-256 of `<seconds>.<bytes>`, so that it cannot be sent again later. */
export function signMessage(secret: string, raw: string | Buffer, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, raw)}`;
}

/** Whether a holder of the secret has signed these bytes within the last five minutes. */
export function isSigned(secret: string, raw: string | Buffer, header: string | undefined, now: number): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  // Compared in any case, so that a late message takes no other time than a forged one.
  const isRight = isSame(given, digest(secret, Number(seconds), raw));
  return isRight && Math.abs(now - Number(seconds) * 1000) <= TOLERANCE_MS;
}

interface SignedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** JSON; empty where there is none. */
  readonly body: string;
}

/** Headers of our own call of another system, signed over method, path and body. `now` in ms. */
export const signedHeaders = (
  secret: string,
  { method, path, body }: SignedRequest,
  now: number,
): Record<string, string> => ({
  accept: 'application/json',
  [SIGNATURE_HEADER]: signMessage(secret, `${method} ${path}\n${body}`, now),
  ...(body && { 'content-type': 'application/json' }),
});
