import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Rows of a hand-written query; both drivers return them as `rows`. The caller names the columns' types and casts to
 * them in SQL.
 */
export async function queryRows<T extends object>(db: Database, query: SQL): Promise<T[]> {
  const result: unknown = await db.execute(query);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    throw new TypeError('The driver returned no rows');
  return result.rows as T[];
}
