import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { searchEntries, searchWords } from '../tables';
import { indexAll } from './index-records';

/**
 * Version of the way entries are derived from records: raise it with every change, so that the next start rebuilds
 * them.
 */
const INDEX_VERSION = 4;

/**
 * Merges the pending entries of the indexes: three times faster for many rows than one by one, but until then every
 * search reads the pending list. PostgreSQL's autovacuum does it too; an embedded database has none.
 */
async function tidyIndex(db: Database): Promise<void> {
  await db.execute(sql`
    select gin_clean_pending_list(indexrelid::regclass) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid in ('search_entries'::regclass, 'search_words'::regclass)`);
}

/** Fills the index of a database that is older than the index, or whose entries an older version wrote. */
export async function fillIndex(db: Database): Promise<void> {
  const [entry] = await db.select({ id: searchEntries.recordId }).from(searchEntries).limit(1);
  if (entry === undefined || (await versionOf(db)) !== INDEX_VERSION)
    await db.transaction(async (tx) => {
      await tx.delete(searchWords);
      await indexAll(tx);
      await tx.execute(sql.raw(`comment on table search_entries is 'version ${INDEX_VERSION}'`));
    });
  await tidyIndex(db);
}

/** The version that wrote the entries. It is in the table's comment, which goes wherever the table goes. */
async function versionOf(db: Database): Promise<number | undefined> {
  const [row] = await queryRows<{ comment: string | null }>(
    db,
    sql`select obj_description('search_entries'::regclass) as comment`,
  );
  const version = /^version (\d+)$/.exec(row?.comment ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}
