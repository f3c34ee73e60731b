import { SiteError } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { Deps } from '../server/deps';
import { checkPassword } from './password';
import { checkSecondFactor } from './second-factor';
import { findSession, startSession, type Session } from './sessions';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}
interface From {
  /** Of the present session, which ends. */
  readonly oldToken: string | undefined;
  /** What the browser calls itself. */
  readonly browser: string | undefined;
}
export interface LoggedIn extends Session {
  /** For the session cookie. */
  readonly token: string;
}

/**
 * Starts a session in place of the present one. Throws `unauthorised`, the same for an unknown user, a wrong password
 * and an account that is shut; `second_factor` where a code is asked for.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  { email, password, code }: Credentials,
  { oldToken, browser = '' }: From,
): Promise<LoggedIn> {
  const [row] = await deps.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  const right = await checkPassword(row?.passwordHash ?? undefined, password);
  if (!row || !right || row.deactivatedAt !== null)
    throw new SiteError('unauthorised', 401, 'E-mail address or password is wrong');
  await checkSecondFactor(deps, row, code);
  const now = deps.now();
  const token = await startSession(deps.db, { userId: row.id, now, oldToken, browser });
  const session = await findSession(deps.db, token, now);
  // Shut, or logged out everywhere, in this very moment.
  if (!session) throw new SiteError('unauthorised', 401, 'E-mail address or password is wrong');
  return { ...session, token };
}
