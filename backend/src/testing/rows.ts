import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/rows';
import * as schema from '../platform/db/schema';

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** How many rows every table has: the same before and after means that nothing was written. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  // One query: some files ask after each of a thousand calls.
  const counts = tables.map(
    (table) => sql`(select count(*)::int from ${table}) as ${sql.identifier(getTableName(table))}`,
  );
  const [row] = await queryRows<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return { ...row };
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
