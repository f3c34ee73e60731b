import { SiteError } from '@vestibule/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { sessions, users } from './user-tables';
import type { Database } from '../db/database';
import type { Deps } from '../server/deps';
import { refuseCommonPassword } from './common-password';
import { checkPassword, hashPassword } from './password';
import type { Session } from './sessions';

interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

/**
 * Sets a new password for the session's account, and ends its other sessions: one of them may be the reason for the
 * change. Throws `validation`, which names the field, when the old one is wrong or the new one is the old one, or one
 * that many people have. `after` runs in the same transaction.
 */
export async function changePassword(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  { old_password, new_password }: PasswordChange,
  after: (tx: Database) => Promise<void>,
): Promise<void> {
  const { id } = session.user;
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!(await checkPassword(row?.passwordHash ?? undefined, old_password)))
    throw refused('old_password', 'The old password is wrong');
  if (new_password === old_password) throw refused('new_password', 'The new password must not be the old one');
  refuseCommonPassword(new_password, 'new_password');
  const passwordHash = await hashPassword(new_password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, session.id)));
    await after(tx);
  });
}

const refused = (field: string, message: string) => new SiteError('validation', 400, message, { field });
