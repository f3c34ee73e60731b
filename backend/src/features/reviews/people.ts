import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { rightsOfRole } from '../../platform/auth/rights-of';
import { roles, users } from '../../platform/auth/user-tables';
import type { Database } from '../../platform/db/database';

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'username' | 'language'>;

/** People who may publish records of a kind: their accounts are open, and they have logged in once. */
export async function reviewersOf(db: Database, kind: RecordKind): Promise<readonly Person[]> {
  const rows = await db
    .select({ user: users, role: roles })
    .from(users)
    .innerJoin(roles, eq(roles.key, users.role))
    .where(and(isNull(users.deactivatedAt), isNotNull(users.passwordHash)))
    .orderBy(asc(users.username), asc(users.id));
  return rows
    .filter(({ role }) => hasRight(rightsOfRole(role), kindRight('publish', kind)))
    .map(({ user: { id, email, username, language } }) => ({ id, email, username, language }));
}
