import { isSlug, targetOf, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import { terms } from './tables';
import { TARGET_TABLES } from './target-tables';

/** Name in packs of a record that is stored by its id, or in modules by its slug; undefined for a deleted one. */
export type Labels = (target: ReferenceTarget, stored: unknown) => string | undefined;

/** Labels of all records that these targets may be. */
export async function loadLabels(db: Database, targets: Iterable<ReferenceTarget>): Promise<Labels> {
  const labels = new Map<ReferenceTarget, ReadonlyMap<unknown, string>>();
  for (const target of new Set(targets)) labels.set(target, await labelsOf(db, target));
  return (target, stored) => labels.get(target)?.get(stored);
}

async function labelsOf(db: Database, target: ReferenceTarget): Promise<ReadonlyMap<unknown, string>> {
  const { by, term } = targetOf(target);
  const table = TARGET_TABLES[target];
  const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>;
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      slug: sql<string>`${columns['slug'] ?? sql`''`}`,
      label: sql<string>`${columns[by]}`,
    })
    .from(table)
    .where(term === undefined ? undefined : sql`${terms.kind} = ${term}`);
  return new Map(
    rows.flatMap(({ id, slug, label }): (readonly [unknown, string])[] =>
      isSlug(target)
        ? [
            [id, label],
            [slug, label],
          ]
        : [[id, label]],
    ),
  );
}
