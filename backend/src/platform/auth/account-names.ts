import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from './user-tables';

/** Names of accounts; empty for deleted ones. */
export async function accountNames(
  db: Database,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string> {
  const wanted = [...new Set(ids)].filter((one) => one !== null);
  if (wanted.length === 0) return () => '';
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(inArray(users.id, wanted));
  const names = new Map(rows.map(({ id, username, email }) => [id, username || email]));
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
}
