import { SiteError } from '@vestibule/contracts';
import { RIGHT_NAMES } from '@vestibule/contracts/rights/names';
import { hasRight, type Rights } from '@vestibule/contracts/rights/rights';
import { eq } from 'drizzle-orm';
import { rightsOf, rightsOfRole } from '../../platform/auth/rights-of';
import { roles } from '../../platform/auth/user-tables';
import type { Database } from '../../platform/db/database';

/**
 * Nobody gives rights that they lack themselves: throws `forbidden` (403) with the field and the first such right.
 */
export async function requireOwnRights(tx: Database, authorId: number, given: Rights, field: string): Promise<void> {
  const own = await rightsOf(tx, authorId);
  const more = RIGHT_NAMES.find((right) => hasRight(given, right) && !hasRight(own, right));
  if (more !== undefined)
    throw new SiteError('forbidden', 403, `${field}: you lack the right "${more}" yourself`, { field });
}

/** Throws `validation` for no such role, `forbidden` for one with rights that the author lacks. */
export async function requireOwnRole(tx: Database, authorId: number, key: string): Promise<void> {
  const [role] = await tx.select().from(roles).where(eq(roles.key, key));
  if (!role) throw new SiteError('validation', 400, 'role: does not exist', { field: 'role' });
  await requireOwnRights(tx, authorId, rightsOfRole(role), 'role');
}

/** Nobody changes the account of a person with more rights. Throws `forbidden`. */
export async function requireOwnOrLess(tx: Database, authorId: number, userId: number): Promise<void> {
  if (authorId === userId) return;
  await requireOwnRights(tx, authorId, await rightsOf(tx, userId), 'id');
}
