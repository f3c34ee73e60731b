import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** Any number that no other lock of the database has. */
const RECORDS_LOCK = 7_301;

/** One write of records at a time, until the transaction ends: checks look at other records than the written one. */
export async function lockRecords(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RECORDS_LOCK})`);
}
