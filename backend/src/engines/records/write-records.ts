import { type RecordKind, recordOf } from '@vestibule/contracts/records/kinds';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { countRows, inBatches, takeChanged, takeGiven, wasInserted, type Count } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { findReferences } from './find-references';
import { writeLinks } from './links';
import { columnName, type RecordTable, type RecordRow, type WriteContext, type Written } from './record-table';
import { storedValue } from './stored-values';
import { tableOf } from './record-tables';
import type { AnyRecord } from './record-values';

export interface WrittenRecords {
  readonly count: Count;
  readonly ids: readonly number[];
}

/**
 * Writes checked records of a kind: those that the database has under the same identity take the given values, the
 * others are new. To be called in a transaction, after the records that they refer to.
 */
export async function writeRecords(
  db: Database,
  kind: RecordKind,
  records: readonly AnyRecord[],
  context: WriteContext,
  onProgress?: (done: number) => void,
): Promise<WrittenRecords> {
  if (records.length === 0) return { count: { created: 0, updated: 0 }, ids: [] };
  const { fields, identity, hasUniqueName } = recordOf(kind);
  const table = tableOf(kind);
  if (hasUniqueName) await adoptKeys(db, table.table, records);
  await findReferences(context.references, fields, records);
  const derive = await table.derive?.(db, records, context);
  const target = table.target ?? identity.map((name) => columnName(table, name, fields[name]));
  const rows = records.map((record, index) => ({ ...rowOf(kind, table, record, context), ...derive?.(record, index) }));
  const written = await inBatches(rows, (batch) => upsert(db, table, batch, target), onProgress);
  const ids = new Map(written.map((row) => [identityOf(row, target), row.id]));
  const withIds = rows.flatMap((row, index): Written<AnyRecord>[] => {
    const [id, record] = [ids.get(identityOf(row, target)), records[index]];
    return id === undefined || record === undefined ? [] : [{ id, record }];
  });
  // Those of the same kind, which are there now.
  await findReferences(context.references, fields, records);
  await writeLinks(db, table, fields, withIds, context.references);
  await table.after?.(db, withIds, context);
  return { count: countRows(written), ids: withIds.map(({ id }) => id) };
}

const identityOf = (row: RecordRow, target: readonly string[]) => JSON.stringify(target.map((name) => row[name]));

function rowOf(kind: RecordKind, table: RecordTable, record: AnyRecord, { references }: WriteContext): RecordRow {
  const columns = getTableColumns(table.table) as Readonly<Record<string, PgColumn>>;
  return Object.fromEntries(
    Object.entries(recordOf(kind).fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
      if (table.own?.includes(name) === true || field.type === 'references') return [];
      const column = columnName(table, name, field);
      if (field.type === 'reference') return [[column, references.get(field.to, record[name])]];
      return [[column, orDefault(storedValue(field, record[name]), columns[column])]];
    }),
  );
}

/** An empty text becomes the column's default. */
const orDefault = (value: unknown, column: PgColumn | undefined): unknown =>
  value === '' ? (column?.notNull === true ? (column.default ?? '') : null) : value;

async function upsert(
  db: Database,
  { table, tellsChanges }: RecordTable,
  batch: RecordRow[],
  target: readonly string[],
) {
  const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>;
  const given = batch[0] ?? {};
  const kept = Object.keys(columns).filter((name) => !(name in given) || target.includes(name));
  const found = Object.fromEntries(target.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
  const set =
    tellsChanges === true && 'updatedAt' in table
      ? takeChanged(table as never, kept as never)
      : takeGiven(table, kept as never);
  // Rows are built of the table's own columns.
  const rows = await db
    .insert(table)
    .values(batch as never)
    .onConflictDoUpdate({ target: Object.values(found), set })
    .returning({ ...found, id: table.id, created: wasInserted });
  return rows as unknown as readonly (RecordRow & { readonly id: number; readonly created: boolean })[];
}

/** A record that was created by its name alone takes the key of the line that now describes it. */
async function adoptKeys(db: Database, table: PgTable, records: readonly AnyRecord[]): Promise<void> {
  const given = JSON.stringify(records.map((record) => ({ key: record['key'], name: record['name'] })));
  await db.execute(
    sql`UPDATE ${table} AS t SET key = v.key FROM jsonb_to_recordset(${given}::jsonb) AS v(key text, name text) WHERE t.name = v.name AND t.key <> v.key`,
  );
}
