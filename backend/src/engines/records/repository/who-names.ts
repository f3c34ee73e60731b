import {
  isSlug,
  REFERENCE_TARGETS,
  targetOf,
  type ReferenceTarget,
} from '@vestibule/contracts/fields/reference-targets';
import { moduleFieldsOf, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { AnswerOf, Language } from '@vestibule/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { titleIn } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { modules, terms } from '../tables';
import { groupBy } from '../../../platform/group-by';
import { pick } from '../../../platform/texts/localise';
import { readRecords } from '../read-records';
import type { Json } from '../../../platform/db/documents';
import { tableOf } from '../record-tables';
import { isId, isLinked } from './filters';

/** Targets of references to the record: its kind's target, or that of the kind of term. */
export const targetsThatAre = (kind: RecordKind, values: Json): readonly ReferenceTarget[] =>
  (Object.keys(REFERENCE_TARGETS) as readonly ReferenceTarget[]).filter((target) => {
    const { kind: of, term } = targetOf(target);
    return of === kind && (term === undefined || term === values['kind']);
  });

/** Kinds of record that name this one, each with how many of them do, as `3 events`. */
export async function whoNames(db: Database, kind: RecordKind, id: number, values: Json): Promise<readonly string[]> {
  const { records, modules: named } = await namingRows(db, kind, id, values);
  const found = [...records].map(([other, ids]) => `${ids.length} ${other}`);
  return named.length > 0 ? [...found, `${named.length} modules`] : found;
}

type Naming = AnswerOf<'recordReferences'>;

/** As many are listed. */
const SHOWN = 50;

/** The records that name this one, in their fields or in the modules of pages, with titles in a language. */
export async function listReferences(
  db: Database,
  kind: RecordKind,
  id: number,
  values: Json,
  lang: Language,
): Promise<Naming> {
  const { records, modules: named } = await namingRows(db, kind, id, values);
  const pages = [...new Set(named.flatMap(({ pageId }) => pageId ?? []))];
  const all = [
    ...[...records].flatMap(([other, ids]) => ids.map((one) => ({ kind: other, id: one, in_modules: false }))),
    ...pages.map((one) => ({ kind: 'pages' as const, id: one, in_modules: true })),
  ];
  const shown = all.slice(0, SHOWN);
  const titles = new Map<string, string>();
  for (const [other, ones] of groupBy(shown, (one) => one.kind))
    for (const found of await readRecords(
      db,
      other,
      ones.map((one) => one.id),
    ))
      titles.set(`${other} ${found.id}`, pick(titleIn(found.values) ?? {}, lang));
  const sections = named.filter(({ pageId }) => pageId === null).length;
  return {
    count: all.length + sections,
    sections,
    results: shown.map((one) => ({ ...one, title: titles.get(`${one.kind} ${one.id}`) ?? '' })),
  };
}

interface NamingRows {
  readonly records: ReadonlyMap<RecordKind, readonly number[]>;
  /** Modules that name it; `pageId` is null for those of sections that many pages have. */
  readonly modules: readonly { readonly pageId: number | null }[];
}

/** Rows that name a record: those of records by their kinds, and modules. */
export async function namingRows(db: Database, kind: RecordKind, id: number, values: Json): Promise<NamingRows> {
  const targets = targetsThatAre(kind, values);
  const records = new Map<RecordKind, readonly number[]>();
  for (const other of RECORD_KINDS) {
    const conditions = Object.entries(recordOf(other).fields).flatMap(([name, field]) => {
      if ((field.type !== 'reference' && field.type !== 'references') || !targets.includes(field.to)) return [];
      return [field.type === 'reference' ? isId(other, name, id) : isLinked(other, name, id)];
    });
    const { table, where } = tableOf(other);
    const any = anyOf(conditions);
    if (any === undefined) continue;
    const rows = await db
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(and(where, any))
      .orderBy(table.id);
    if (rows.length > 0)
      records.set(
        other,
        rows.map((row) => row.id),
      );
  }
  const inModules = anyOf(await moduleConditions(db, targets, id));
  const named = inModules && (await db.select({ pageId: modules.pageId }).from(modules).where(inModules));
  return { records, modules: named ?? [] };
}

function anyOf(any: readonly (SQL | undefined)[]): SQL | undefined {
  const given = any.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql`(${sql.join(given, sql` or `)})`;
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
