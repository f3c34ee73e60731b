import { SiteError } from '@vestibule/contracts';
import { RIGHT_NAMES } from '@vestibule/contracts/rights/names';
import { READY_RIGHTS, READY_ROLES, type ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { hasRight, type Right, type Rights } from '@vestibule/contracts/rights/rights';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { roles, users } from './user-tables';

type StoredRole = typeof roles.$inferSelect;

/** The ready-made role of a key; undefined for a role that the hub has made. */
export const readyRoleOf = (key: string): ReadyRole | undefined => READY_ROLES.find((role) => role === key);

/** The rights of a role as it is stored; an administrator has all, names that this version does not know are none. */
export function rightsOfRole({ key, rights }: Pick<StoredRole, 'key' | 'rights'>): readonly Right[] {
  const ready = readyRoleOf(key);
  if (ready === 'administrator' || rights === null) return ready === undefined ? [] : READY_RIGHTS[ready];
  return RIGHT_NAMES.filter((right) => rights.includes(right));
}

/** The rights of an account. Inside a transaction, those that hold while it writes. */
export async function rightsOf(db: Database, userId: number): Promise<readonly Right[]> {
  const [role] = await db
    .select({ key: roles.key, rights: roles.rights })
    .from(users)
    .innerJoin(roles, eq(roles.key, users.role))
    .where(eq(users.id, userId));
  return role === undefined ? [] : rightsOfRole(role);
}

/** Names of the roles that have a right, for the message of a refusal: the key of a ready-made one. */
export async function rolesWith(db: Database, right: Right): Promise<readonly string[]> {
  const all = await db.select().from(roles).orderBy(asc(roles.key));
  return all.filter((role) => hasRight(rightsOfRole(role), right)).map(({ key, name }) => name || key);
}

/** @throws `forbidden` (403) where the right is not among them. */
export function requireOneOf(rights: Rights, right: Right): void {
  if (!hasRight(rights, right)) throw new SiteError('forbidden', 403, `Your role lacks the right "${right}"`);
}

/** Throws `forbidden` where the account's role lacks the right. */
export const requireRightOf = async (db: Database, userId: number, right: Right): Promise<void> =>
  requireOneOf(await rightsOf(db, userId), right);
