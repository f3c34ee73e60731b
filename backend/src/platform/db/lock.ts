import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Any numbers that differ. */
const LOCKS = { records: 7_301, library: 7_302, users: 7_303, documents: 7_304, unpaid: 7_305 } as const;

/** Lets one transaction at a time go on from here, until it ends. */
export async function lockUntilCommit(tx: Database, what: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[what]})`);
}
