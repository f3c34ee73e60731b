import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Right } from '@vestibule/contracts/rights/rights';
import type { Database } from '../db/database';
import { rightsOfRole } from './rights-of';
import { roles, users } from './user-tables';

export type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'username' | 'language'>;

/** People who have a right, by name: their accounts are open, and have been used. */
export async function peopleWith(db: Database, right: Right): Promise<readonly Person[]> {
  const rows = await db
    .select({ user: users, role: roles })
    .from(users)
    .innerJoin(roles, eq(roles.key, users.role))
    .where(and(isNull(users.deactivatedAt), isNotNull(users.passwordHash)))
    .orderBy(asc(users.username), asc(users.id));
  return rows
    .filter(({ role }) => rightsOfRole(role).includes(right))
    .map(({ user: { id, email, username, language } }) => ({ id, email, username, language }));
}
