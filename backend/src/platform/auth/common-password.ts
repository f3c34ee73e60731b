import { createHash } from 'node:crypto';
import { SiteError } from '@vestibule/contracts';
import list from './common-passwords.json';

/** Bytes of a SHA-256 that the list has of each password: of 10,000 one in 100 million others is taken for one. */
const BYTES = 5;

let known: ReadonlySet<string> | undefined;

function knownHashes(): ReadonlySet<string> {
  if (known) return known;
  const hashes = Buffer.from(list.hashes, 'base64');
  const all = Array.from({ length: hashes.length / BYTES }, (_, index) =>
    hashes.toString('hex', index * BYTES, (index + 1) * BYTES),
  );
  return (known = new Set(all));
}

/** The same few characters again and again. */
const REPEATED = /^(.{1,4})\1+$/;

/**
 * Whether many people have the password: one of the 10,000 most common with at least 12 characters, in small or capital
 * letters, or a few characters that are repeated (docs/decisions/0070-common-passwords.md).
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (REPEATED.test(small)) return true;
  return knownHashes().has(
    createHash('sha256')
      .update(small)
      .digest('hex')
      .slice(0, BYTES * 2),
  );
}

/** Throws `validation`, whose details have the reason `common`. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password))
    throw new SiteError('validation', 400, `${field}: is a password that many people have`, {
      field,
      details: { reason: 'common' },
    });
}
