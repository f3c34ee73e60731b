import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { queryRows } from '../../db/rows';
import { searchEntries } from '../../db/schema';
import { indexAll } from './index-records';

/**
 * How entries are made of records and their words: to be raised with every change of it, so that the next start makes
 * them anew.
 */
const INDEX_VERSION = 3;

/**
 * Sorts in what the indexes have only noted so far: three times faster for many rows than one by one, but every search
 * reads the notes. PostgreSQL's autovacuum does it too, which an embedded database does not have.
 */
async function tidyIndex(db: Database): Promise<void> {
  await db.execute(sql`
    select gin_clean_pending_list(indexrelid::regclass) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid in ('search_entries'::regclass, 'search_words'::regclass)`);
}

/** Fills the index of a database that was made before there was one, or whose entries an older version has made. */
export async function fillIndex(db: Database): Promise<void> {
  const [entry] = await db.select({ id: searchEntries.recordId }).from(searchEntries).limit(1);
  if (entry === undefined || (await versionOf(db)) !== INDEX_VERSION)
    await db.transaction(async (tx) => {
      await indexAll(tx);
      await tx.execute(sql.raw(`comment on table search_entries is 'version ${INDEX_VERSION}'`));
    });
  await tidyIndex(db);
}

/** The version that has made the entries. It stands in the table's comment, which goes wherever the table goes. */
async function versionOf(db: Database): Promise<number | undefined> {
  const [row] = await queryRows<{ comment: string | null }>(
    db,
    sql`select obj_description('search_entries'::regclass) as comment`,
  );
  const version = /^version (\d+)$/.exec(row?.comment ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}
