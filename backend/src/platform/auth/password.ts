import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id as OWASP recommends: 19 MiB, 2 passes, 1 lane (docs/behaviour/editing.md#passwords). `algorithm` 2 is
 * argon2id.
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** Hash of a password in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Takes as long for an unknown user (no hash) as for a wrong password, so that the time reveals nothing. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}

/** A password to give to the first editor: 20 letters and digits, 119 bits. */
export function generatePassword(): string {
  const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // 256 is no multiple of the alphabet: values beyond its last whole multiple would favour the first letters.
  const limit = 256 - (256 % letters.length);
  let password = '';
  while (password.length < 20)
    password += [...randomBytes(32)]
      .filter((byte) => byte < limit)
      .map((byte) => letters.charAt(byte % letters.length))
      .join('');
  return password.slice(0, 20);
}
