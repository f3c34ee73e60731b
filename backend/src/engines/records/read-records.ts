import { type RecordKind, recordOf, targetsIn } from '@vestibule/contracts/records/kinds';
import { and, inArray } from 'drizzle-orm';
import { byText, compact } from './compact';
import { inBatches } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import type { Json } from '../../platform/db/documents';
import { loadLabels } from './labels';
import { readLinks } from './links';
import { columnName, type RecordTable, type RecordRow } from './record-table';
import { packValues, type Refer } from './stored-values';
import { tableOf } from './record-tables';

export interface FoundRecord {
  readonly id: number;
  /** In the form of packs. */
  readonly values: Json;
}

async function rowsOf(
  db: Database,
  { table, where }: RecordTable,
  ids: readonly number[] | undefined,
): Promise<RecordRow[]> {
  if (ids === undefined) return db.select().from(table).where(where);
  return inBatches(ids, (batch) =>
    db
      .select()
      .from(table)
      .where(and(where, inArray(table.id, batch))),
  );
}

/** Records of a kind in the form of packs, all or those of the ids, sorted by their identity. */
export async function readRecords(
  db: Database,
  kind: RecordKind,
  ids?: readonly number[],
): Promise<readonly FoundRecord[]> {
  const { fields, identity } = recordOf(kind);
  const table = tableOf(kind);
  const rows = await rowsOf(db, table, ids);
  const labels = await loadLabels(db, targetsIn(fields));
  const links = new Map<string, ReadonlyMap<unknown, readonly string[]>>();
  for (const [name, link] of Object.entries(table.links ?? {})) {
    const field = fields[name];
    if (field?.type === 'references') links.set(name, await readLinks(db, link, (id) => labels(field.to, id), ids));
  }
  const own = await table.read?.(db, rows, labels);
  const refer: Refer = (target, value) => (typeof value === 'number' ? labels(target, value) : value);
  const found = rows.map((row) => {
    const stored = Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        if (table.own?.includes(name) === true) return [];
        return [[name, links.get(name)?.get(row['id']) ?? row[columnName(table, name, field)]]];
      }),
    );
    return {
      id: Number(row['id']),
      position: Number(row['position']),
      values: compact({ ...packValues(fields, stored, refer), ...own?.(row) }),
    };
  });
  const order = ({ values }: FoundRecord) => identity.map((name) => String(values[name])).join('\n');
  return found
    .sort((a, b) => (table.isOrdered === true ? a.position - b.position : 0) || byText(order(a), order(b)))
    .map(({ id, values }) => ({ id, values }));
}
