import type { AnyRecord } from '@vestibule/contracts/records/record-values';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';

/** A record that was created by its name alone takes the key of the line that now describes it. */
export async function adoptKeys(db: Database, table: PgTable, records: readonly AnyRecord[]): Promise<void> {
  const given = JSON.stringify(records.map((record) => ({ key: record['key'], name: record['name'] })));
  await db.execute(
    sql`UPDATE ${table} AS t SET key = v.key FROM jsonb_to_recordset(${given}::jsonb) AS v(key text, name text) WHERE t.name = v.name AND t.key <> v.key`,
  );
}
