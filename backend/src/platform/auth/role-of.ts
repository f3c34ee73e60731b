import { SiteError } from '@vestibule/contracts';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { USER_ROLES, type Role } from '@vestibule/contracts/rights/roles';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';

/** The role of an account; `''` for one that has none. Inside a transaction, the one that holds while it writes. */
export async function roleOf(db: Database, userId: number): Promise<Role | ''> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return USER_ROLES.find((role) => role === user?.role) ?? '';
}

/** Throws `forbidden` where the account's role lacks the right. */
export async function requireRightOf(db: Database, userId: number, right: Right): Promise<void> {
  if (!hasRight(await roleOf(db, userId), right))
    throw new SiteError('forbidden', 403, `Your role lacks the right "${right}"`);
}
