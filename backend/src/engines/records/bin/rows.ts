import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import type { BinnedLink, BinnedRows } from '../tables';

type Row = Readonly<Record<string, unknown>>;

export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly targetColumn: string;
  /** As PostgreSQL names it: `c` deletes the row, `n` sets the column to null. */
  readonly onDelete: string;
}

/** All foreign keys of one column. */
const foreignKeys = (tx: Database): Promise<readonly ForeignKey[]> =>
  queryRows<ForeignKey>(
    tx,
    sql`select t.relname as "table", a.attname as "column", r.relname as "target", b.attname as "targetColumn",
      c.confdeltype::text as "onDelete"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
    order by 1, 2`,
  );

const anyOf = (column: string, values: readonly unknown[]): SQL =>
  sql`${sql.identifier(column)} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Rows of a table, which the condition calls `t`. */
export async function readRows(tx: Database, table: string, where: SQL): Promise<readonly Row[]> {
  const found = await queryRows<{ row: Row }>(
    tx,
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${where}`,
  );
  return found.map(({ row }) => row);
}

interface Binnable {
  /** Tables whose rows are deleted with the row that they name, and are stored. */
  readonly stored: ReadonlySet<string>;
  /** Tables whose rows belong to the rows that name them. */
  readonly owned: ReadonlySet<string>;
  /** Columns that name a row without a foreign key. */
  readonly loose: readonly ForeignKey[];
}

/**
 * Rows of a record and of all that goes with it when it is deleted, as far as these tables may be stored; and the rows
 * of any table that would only forget it.
 */
export async function collectRows(
  tx: Database,
  start: { readonly table: PgTable; readonly where: SQL },
  { stored, owned, loose }: Binnable,
): Promise<{ readonly rows: readonly BinnedRows[]; readonly links: readonly BinnedLink[] }> {
  const keys = [...(await foreignKeys(tx)), ...loose];
  const found = new Map<string, Map<string, Row>>();
  const links: BinnedLink[] = [];
  const visit = async (table: string, where: SQL): Promise<void> => {
    const selected = await readRows(tx, table, where);
    const known = found.get(table) ?? new Map<string, Row>();
    const fresh = selected.filter((row) => !known.has(JSON.stringify(row)));
    if (fresh.length === 0) return;
    for (const row of fresh) known.set(JSON.stringify(row), row);
    found.set(table, known);
    for (const key of keys.filter((one) => one.table === table && owned.has(one.target))) {
      const values = fresh.map((row) => row[key.column]).filter((value) => value !== null);
      if (values.length > 0) await visit(key.target, anyOf(key.targetColumn, values));
    }
    for (const key of keys.filter(({ target }) => target === table)) {
      const values = fresh.map((row) => row[key.targetColumn]);
      if (key.onDelete === 'c' && stored.has(key.table)) await visit(key.table, anyOf(key.column, values));
      if (key.onDelete === 'n') links.push(...(await linksOf(tx, key, values)));
    }
  };
  await visit(getTableName(start.table), start.where);
  return { rows: inOrder(found, keys), links };
}

async function linksOf(tx: Database, { table, column }: ForeignKey, values: readonly unknown[]): Promise<BinnedLink[]> {
  const rows = await queryRows<{ id: number; value: unknown }>(
    tx,
    sql`select id, ${sql.identifier(column)} as value from ${sql.identifier(table)} where ${anyOf(column, values)}`,
  );
  return [...new Set(rows.map(({ value }) => value))].map((value) => ({
    table,
    column,
    value,
    ids: rows.filter((row) => row.value === value).map(({ id }) => id),
  }));
}

/** The tables, each after those that its rows name. */
function inOrder(found: ReadonlyMap<string, ReadonlyMap<string, Row>>, keys: readonly ForeignKey[]): BinnedRows[] {
  const done = new Set<string>();
  const add = (table: string): readonly string[] => {
    if (done.has(table) || !found.has(table)) return [];
    done.add(table);
    return [...keys.filter((key) => key.table === table).flatMap(({ target }) => add(target)), table];
  };
  return [...found.keys()].flatMap(add).map((table) => ({ table, rows: [...(found.get(table)?.values() ?? [])] }));
}

/**
 * Inserts collected rows with their ids; columns that there are no more are left out, new ones get their defaults.
 *
 * @param isShared Whether a row may be there still, as others have it too.
 */
export async function insertRows(tx: Database, { table, rows }: BinnedRows, isShared: boolean): Promise<void> {
  const own = await queryRows<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute
      where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = sql.join(
    own.filter(({ name }) => name in (rows[0] ?? {})).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
      ${isShared ? sql`on conflict do nothing` : sql``}`,
  );
}

/** Names the record again in rows that have forgotten it, and name no other since then. */
export async function linkAgain(tx: Database, { table, column, value, ids }: BinnedLink): Promise<void> {
  const name = sql.identifier(column);
  await tx.execute(
    sql`update ${sql.identifier(table)} set ${name} = ${value} where ${anyOf('id', ids)} and ${name} is null`,
  );
}
