import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows of one statement: PostgreSQL takes 65,535 parameters, the widest table has 27 columns. */
const BATCH = 400;

/** Calls `write` with a few hundred rows at a time and joins its results. `onBatch` gets the number of rows done. */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<readonly Answer[]>,
  onBatch: (done: number) => void = () => undefined,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    answers.push(...(await write(batch)));
    onBatch(start + batch.length);
  }
  return answers;
}

const given = (name: string): SQL => sql`excluded.${sql.identifier(toSnakeCase(name))}`;

/** `SET` of an upsert: every column takes the value that could not be inserted, but for those in `keep`. */
export function takeGiven<T extends PgTable>(
  table: T,
  keep: readonly (keyof T['_']['columns'])[],
): Record<string, SQL> {
  return Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((name) => !keep.some((kept) => kept === name))
      .map((name) => [name, given(name)]),
  );
}

/** The same where `updatedAt` is the time of changes only: a row with the same values as before was not changed. */
export function takeChanged<T extends PgTable & { updatedAt: unknown }>(
  table: T,
  keep: readonly (keyof T['_']['columns'])[],
): Record<string, SQL> {
  const { updatedAt, ...set } = takeGiven(table, keep);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in set);
  const [before, after] = [columns.map(([, column]) => sql`${column}`), columns.map(([name]) => given(name))].map(
    (parts) => sql.join(parts, sql`, `),
  );
  return {
    ...set,
    updatedAt: sql`case when (${before}) is distinct from (${after}) then ${updatedAt} else ${table.updatedAt} end`,
  };
}

/** True for a row that an upsert inserted, false for one it updated. */
export const wasInserted = sql<boolean>`(xmax = 0)`;

/** How many records of a kind were new, and how many were there already. */
export interface Count {
  readonly created: number;
  readonly updated: number;
}
export function countRows(rows: readonly { readonly created: boolean }[]): Count {
  const created = rows.filter((row) => row.created).length;
  return { created, updated: rows.length - created };
}
