import { createHmac, timingSafeEqual } from 'node:crypto';
import { array, number, object, string } from 'yup';
import { REMOTE_NAME, REMOTE_VERSION } from './manifest';

/** Other versions for one visitor, until `until`. */
export interface Preview {
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
  /** ms since 1970. */
  readonly until: number;
  /** The developer's session whose builds are followed (`vestibule dev`). */
  readonly session?: string | undefined;
}

const schema = object({
  remotes: array(
    object({ name: string().required().matches(REMOTE_NAME), version: string().required().matches(REMOTE_VERSION) }),
  )
    .min(1)
    .max(10)
    .required(),
  until: number().integer().required(),
  session: string(),
});

/** The purpose is part of the signed text: a signature for one thing proves nothing about another. */
const sign = (secret: string, purpose: string, payload: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();

/** A signed statement, safe in an address and in a cookie. */
export function signToken(secret: string, purpose: string, content: object): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, purpose, payload).toString('base64url')}`;
}

/** Content of a token, unchecked; undefined unless it was signed with this secret for this purpose. */
export function readToken(secret: string, purpose: string, token: string): unknown {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, purpose, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
}

export const signPreview = (secret: string, preview: Preview): string => signToken(secret, 'preview', preview);

interface Checks<T> {
  validateSync: (content: unknown, options: { strict: true }) => T;
}

/** Content of a token with an end, checked by its schema; undefined when it is forged, damaged or over. */
export function readGrant<T extends { readonly until: number }>(
  secret: string,
  purpose: string,
  token: string,
  checks: Checks<T>,
  now: number,
): T | undefined {
  try {
    const grant = checks.validateSync(readToken(secret, purpose, token), { strict: true });
    return grant.until > now ? grant : undefined;
  } catch {
    return undefined;
  }
}

/** The preview that a token grants. */
export const readPreview = (secret: string, token: string, now: number): Preview | undefined =>
  readGrant(secret, 'preview', token, schema, now);
