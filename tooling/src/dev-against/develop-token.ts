import { signDevelopGrant } from '@vestibule/registry/develop/develop-token';
import { randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;

/** A token for one remote and one session of work on the site whose secret this is. */
export function newDevelopToken(
  secret: string,
  { remote, by, hours }: { remote: string; by: string; hours: number },
): string {
  return signDevelopGrant(secret, {
    session: randomBytes(4).toString('hex'),
    remote,
    by,
    until: Date.now() + hours * HOUR_MS,
  });
}

/** The session that a token is for; the site checks the rest. Undefined when this is no token. */
export function sessionOf(token: string): string | undefined {
  try {
    const { session } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')) as {
      session?: unknown;
    };
    return typeof session === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}
