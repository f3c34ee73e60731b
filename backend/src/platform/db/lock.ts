import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Any numbers that differ. */
const LOCKS = { records: 7_301, library: 7_302, users: 7_303, documents: 7_304 } as const;
/** The same, of locks with a key each. */
const KEYED_LOCKS = { unpaid: 7_305 } as const;

/** Lets one transaction at a time go on from here, until it ends. */
export async function lockUntilCommit(tx: Database, what: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[what]})`);
}

/** Lets one transaction at a time go on from here that has one of these keys, until it ends; others are not held up. */
export async function lockKeysUntilCommit(
  tx: Database,
  what: keyof typeof KEYED_LOCKS,
  keys: readonly string[],
): Promise<void> {
  const hashes = sql.join(
    keys.map((key) => sql`hashtext(${key})`),
    sql`, `,
  );
  // In the order of their hashes: two that have several keys in common never wait for each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${KEYED_LOCKS[what]}, hash) from (select distinct unnest(array[${hashes}]) as hash order by 1) as locks`,
  );
}
