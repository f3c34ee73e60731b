import {
  isSlug,
  REFERENCE_TARGETS,
  targetOf,
  type ReferenceTarget,
} from '@vestibule/contracts/fields/reference-targets';
import { moduleFieldsOf, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { modules, terms } from '../tables';
import type { Json } from '../../../platform/db/documents';
import { tableOf } from '../record-tables';
import { isId, isLinked } from './filters';

/** Targets of references to the record: its kind's target, or that of the kind of term. */
const targetsThatAre = (kind: RecordKind, values: Json): readonly ReferenceTarget[] =>
  (Object.keys(REFERENCE_TARGETS) as readonly ReferenceTarget[]).filter((target) => {
    const { kind: of, term } = targetOf(target);
    return of === kind && (term === undefined || term === values['kind']);
  });

/** Kinds of record that name this one, each with how many of them do, as `3 events`. */
export async function whoNames(db: Database, kind: RecordKind, id: number, values: Json): Promise<readonly string[]> {
  const targets = targetsThatAre(kind, values);
  const found: string[] = [];
  for (const other of RECORD_KINDS) {
    const conditions = Object.entries(recordOf(other).fields).flatMap(([name, field]) => {
      if ((field.type !== 'reference' && field.type !== 'references') || !targets.includes(field.to)) return [];
      return [field.type === 'reference' ? isId(other, name, id) : isLinked(other, name, id)];
    });
    const { table, where } = tableOf(other);
    const total = await countOf(db, table, where, conditions);
    if (total > 0) found.push(`${total} ${other}`);
  }
  const inModules = await countOf(db, modules, undefined, await moduleConditions(db, targets, id));
  return inModules > 0 ? [...found, `${inModules} modules`] : found;
}

async function countOf(db: Database, table: PgTable, where: SQL | undefined, any: readonly (SQL | undefined)[]) {
  const given = any.filter((condition) => condition !== undefined);
  if (given.length === 0) return 0;
  const [row] = await db
    .select({ count: count() })
    .from(table)
    .where(and(where, sql`(${sql.join(given, sql` or `)})`));
  return row?.count ?? 0;
}

async function moduleConditions(db: Database, targets: readonly ReferenceTarget[], id: number): Promise<SQL[]> {
  const [term] = targets.some(isSlug) ? await db.select({ slug: terms.slug }).from(terms).where(eq(terms.id, id)) : [];
  return MODULE_MODELS.flatMap((model) =>
    Object.entries(moduleFieldsOf(model)).flatMap(([name, field]): SQL[] => {
      if ((field.type !== 'reference' && field.type !== 'references') || !targets.includes(field.to)) return [];
      const stored = isSlug(field.to) ? (term?.slug ?? '') : String(id);
      const isNamed =
        field.type === 'reference'
          ? sql`${modules.data} ->> ${name} = ${stored}`
          : sql`${modules.data} -> ${name} @> ${isSlug(field.to) ? JSON.stringify(stored) : stored}::jsonb`;
      return [sql`(${modules.model} = ${model} and ${isNamed})`];
    }),
  );
}
