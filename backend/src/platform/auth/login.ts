import { SiteError } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { Deps } from '../server/deps';
import { checkPassword } from './password';
import { startSession, tokenHashOf, type User } from './sessions';

export interface LoggedIn {
  readonly user: User;
  /** For the session cookie. */
  readonly token: string;
  readonly tokenHash: string;
}

/**
 * Starts a session in place of the present one. Throws `unauthorised`, the same for an unknown user and a wrong
 * password.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'now'>,
  { email, password }: { email: string; password: string },
  oldToken: string | undefined,
): Promise<LoggedIn> {
  const [row] = await deps.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  const right = await checkPassword(row?.passwordHash, password);
  if (!row || !right) throw new SiteError('unauthorised', 401, 'E-mail address or password is wrong');
  const { passwordHash: _, ...user } = row;
  const token = await startSession(deps.db, row.id, deps.now(), oldToken);
  return { user, token, tokenHash: tokenHashOf(token) };
}
