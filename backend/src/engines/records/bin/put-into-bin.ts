import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { titleIn, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { tableOf } from '../record-tables';
import * as recordTables from '../tables';
import {
  prices,
  quotas,
  recordBin,
  recordComments,
  recordDrafts,
  recordRevisions,
  seatGroups,
  type BinnedRows,
} from '../tables';
import { collectRows, readRows, type ForeignKey } from './rows';

const isTable = (value: unknown): value is PgTable =>
  typeof value === 'object' && value !== null && 'enableRLS' in value;

/** Tables whose rows go to the bin with the record that they belong to: those of records, and those of features. */
const stored = new Set<string>(Object.values(recordTables).filter(isTable).map(getTableName));

/** Tables whose rows belong to those that name them: places that seat groups and timeslots share. */
export const OWNED: ReadonlySet<string> = new Set([getTableName(quotas)]);
/** Prices name their seat group without a foreign key. */
const LOOSE: readonly ForeignKey[] = [
  {
    table: getTableName(prices),
    column: 'seat_group_id',
    target: getTableName(seatGroups),
    targetColumn: 'id',
    onDelete: 'c',
  },
];

/** Features name their tables before a database is read. */
export const registerBinned = (tables: readonly PgTable[]): void =>
  tables.forEach((table) => stored.add(getTableName(table)));

/** Puts a record and all that is its own into the bin; it is still in its tables afterwards. */
export async function putIntoBin(
  tx: Database,
  kind: RecordKind,
  id: number,
  values: Json,
  { authorId, now }: By,
): Promise<void> {
  const { table } = tableOf(kind);
  const { rows, links } = await collectRows(
    tx,
    { table, where: sql`t.id = ${id}` },
    { stored, owned: OWNED, loose: LOOSE },
  );
  const own: BinnedRows[] = [];
  for (const named of [recordDrafts, recordRevisions, recordComments].map(getTableName)) {
    const found = await readRows(tx, named, sql`t.kind = ${kind} and t.record_id = ${id}`);
    if (found.length > 0) own.push({ table: named, rows: found });
  }
  const entry = {
    title: titleIn(values) ?? {},
    rows: [...rows, ...own],
    links,
    authorId,
    removedAt: new Date(now).toISOString(),
  };
  await tx.insert(recordBin).values({ kind, recordId: id, ...entry });
}
