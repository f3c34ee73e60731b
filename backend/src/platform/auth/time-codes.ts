import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
const PERIOD = 30;
const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A secret of 160 bits in base32, 32 characters. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Address for the QR code of authenticator apps. */
export const secretUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, issuer, account).toString();

/** Whether it looks like a code made of a secret; all else is a recovery code. */
export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''));

/** The time step that a code is of: the present one, the one before, or the next; null for any other code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!isTimeCode(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
