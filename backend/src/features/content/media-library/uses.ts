import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { documents } from '../../../platform/db/tables';
import { drafts } from '../tables';
import { modules, publications } from '../../../engines/records/tables';
import { tableOf } from '../../../engines/records/record-tables';
import { mediaId } from '../../../engines/media/media-id';

/** Everything that can name a file: by its name in a field, or by its address in a text. */
const tables = (): ReadonlyMap<string, PgTable> =>
  new Map(
    [...RECORD_KINDS.map((kind) => tableOf(kind).table), modules, publications, documents, drafts].map((one) => [
      getTableName(one),
      one,
    ]),
  );

/** A name with an ending as a value of its own, or the id in an address. */
const WORDS = String.raw`"([^"\\]{1,250}\.[a-z0-9]{2,5})"|/media/(?:\w+/)?([0-9a-f]{16})`;

export interface Named {
  readonly file: string;
  readonly hash: string;
}

/** The rows of a table that name a file. */
export function namesFile(table: PgTable, { file, hash }: Named): SQL {
  const row = sql`to_jsonb(${table})::text`;
  return sql`(position(${JSON.stringify(file)} in ${row}) > 0 or position(${mediaId(hash)} in ${row}) > 0)`;
}

/** Uses of a file, each table with the number of its rows that use it, as `2 pages`. */
export async function usesOf(db: Database, { file, hash }: Named): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, table] of tables()) {
    const [total] = await queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${table} where ${namesFile(table, { file, hash })}`,
    );
    if (total && total.count > 0) found.push(`${total.count} ${name}`);
  }
  return found;
}

/** Those of the files that nothing uses: one look at everything, however many files there are. */
export async function unusedOf(db: Database, files: readonly Named[]): Promise<readonly Named[]> {
  const used = new Set<string>();
  for (const table of tables().values()) {
    const words = await queryRows<{ word: string }>(
      db,
      sql`select distinct coalesce(found[1], found[2]) as word
        from ${table}, regexp_matches(to_jsonb(${table})::text, ${WORDS}, 'gi') as found`,
    );
    for (const { word } of words) used.add(word);
  }
  return files.filter(({ file, hash }) => !used.has(file) && !used.has(mediaId(hash)));
}
