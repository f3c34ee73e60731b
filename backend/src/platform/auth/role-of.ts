import { SiteError } from '@vestibule/contracts';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { USER_ROLES, type Role } from '@vestibule/contracts/rights/roles';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from './user-tables';

/** The role of an account; `''` for one that has none. Inside a transaction, the one that holds while it writes. */
export async function roleOf(db: Database, userId: number): Promise<Role | ''> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return USER_ROLES.find((role) => role === user?.role) ?? '';
}

/** @throws `forbidden` (403) where a role lacks the right. */
export function requireRightOfRole(role: Role | '', right: Right): void {
  if (!hasRight(role, right)) throw new SiteError('forbidden', 403, `Your role lacks the right "${right}"`);
}

/** Throws `forbidden` where the account's role lacks the right. */
export const requireRightOf = async (db: Database, userId: number, right: Right): Promise<void> =>
  requireRightOfRole(await roleOf(db, userId), right);
