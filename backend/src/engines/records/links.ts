import type { Fields } from '@vestibule/contracts/fields/field';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inBatches } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { byText } from './compact';
import { groupBy } from '../../platform/group-by';
import type { LinkTable, RecordTable, RecordRow, Written } from './record-table';
import type { References } from './references';
import type { AnyRecord } from './record-values';

const columnsOf = ({ table }: LinkTable) => getTableColumns(table) as Readonly<Record<string, PgColumn>>;
const ownerOf = (link: LinkTable): PgColumn => {
  const column = columnsOf(link)[link.owner];
  if (column === undefined) throw new TypeError(`There is no column ${link.owner}`);
  return column;
};

/** Links the records to those that they name, and to no others. */
export async function writeLinks(
  db: Database,
  { links = {} }: RecordTable,
  fields: Fields,
  written: readonly Written<AnyRecord>[],
  references: References,
): Promise<void> {
  for (const [name, link] of Object.entries(links)) {
    const field = fields[name];
    if (field?.type !== 'references') throw new TypeError(`${name} refers to nothing`);
    await inBatches(written, async (batch) => {
      const ids = batch.map(({ id }) => id);
      await db.delete(link.table).where(inArray(ownerOf(link), ids));
      return [];
    });
    const rows = written.flatMap(({ id, record }) => {
      const labels = (record[name] ?? []) as readonly unknown[];
      const targets = new Set(labels.map((label) => references.get(field.to, label)).filter((found) => found !== null));
      return [...targets].map((target, position) => ({
        [link.owner]: id,
        [link.target]: target,
        ...(link.isOrdered ? { position } : {}),
      }));
    });
    // Rows are built of the table's own columns.
    await inBatches(rows, async (batch) => (await db.insert(link.table).values(batch as never), []));
  }
}

/** Targets of the records' links in a field, by their ids; sorted where the order has no meaning. */
export async function readLinks(
  db: Database,
  link: LinkTable,
  label: (id: unknown) => string | undefined,
  ids: readonly number[] | undefined,
): Promise<ReadonlyMap<unknown, readonly string[]>> {
  const position = columnsOf(link)['position'];
  const select = (batch?: readonly number[]) => {
    const query = db
      .select()
      .from(link.table)
      .where(batch && inArray(ownerOf(link), [...batch]));
    return position ? query.orderBy(position) : query;
  };
  const rows = ids === undefined ? await select() : await inBatches(ids, (batch) => select(batch));
  const byOwner = groupBy(rows as readonly RecordRow[], (row) => row[link.owner]);
  return new Map(
    [...byOwner].map(([owner, own]) => {
      const labels = own.map((row) => label(row[link.target])).filter((text) => text !== undefined);
      return [owner, link.isOrdered ? labels : labels.sort(byText)];
    }),
  );
}
