import { count, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database';
import * as schema from '../platform/db/schema';

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** How many rows every table has: the same before and after means that nothing was written. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await db.select({ count: count() }).from(table);
    counts[getTableName(table)] = row?.count ?? 0;
  }
  return counts;
}

/** Empties all tables; ids begin at 1 again. */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(
    sql`truncate ${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )} restart identity cascade`,
  );
}
