import { SiteError } from '@vestibule/contracts';
import type { Language } from '@vestibule/contracts/languages';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { presentPublications } from '../drafts/present-publication';
import { readDrafts, withDraft } from '../drafts/read-drafts';
import { readRecords } from '../read-records';
import { tableOf } from '../record-tables';
import { sortSql } from './field-sql';
import { recordFilterConditions, parseFilter, wordConditions } from './filters';
import { readTree } from './tree';
import { versionOf } from '../../../platform/server/version';

type Tree = Awaited<ReturnType<typeof readTree>>;
export type ListQuery = QueryOf<'records'>;

function orderOf(kind: RecordKind, sort: string, lang: Language, tree: Tree | undefined, id: PgColumn): SQL[] {
  if (tree && sort === '') return [sql`array_position(${sql.param([...tree.keys()])}::int[], ${id})`];
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  const names = sort === '' ? recordOf(kind).identity : [name];
  const columns = names.map((one) => sortSql(kind, one, lang));
  if (columns.includes(undefined))
    throw new SiteError('validation', 400, `sort: one cannot sort by ${name}`, { field: 'sort' });
  const direction = isDown ? sql`desc` : sql`asc`;
  return columns.filter((column) => column !== undefined).map((column) => sql`${column} ${direction} nulls last`);
}

/**
 * A page of a kind's records, and their total number. Texts are sorted as they read in `lang`; `now` in ms since 1970.
 */
export async function listRecords(db: Database, kind: RecordKind, query: ListQuery, lang: Language, now: number) {
  const { table, tree: treeTable, where, listed } = tableOf(kind);
  const tree = treeTable && (await readTree(db, treeTable));
  const order = orderOf(kind, query.sort, lang, tree, table.id);
  const conditions = and(
    where,
    ...(await recordFilterConditions(db, kind, parseFilter(query.filter))),
    ...wordConditions(kind, query.q),
  );
  // Found and counted at one look: with words each look is at every record.
  const rows = await db
    .select({ id: sql<number>`${table.id}`, total: sql`count(*) over ()`.mapWith(Number) })
    .from(table)
    .where(conditions)
    .orderBy(...order, table.id)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const ids = rows.map(({ id }) => id);
  const draftOf = await readDrafts(db, kind, ids);
  const records = (await readRecords(db, kind, ids)).map((one) => ({ ...one, draft: draftOf(one.id) }));
  const found = new Map(records.map((one) => [one.id, one]));
  const publicationOf = await presentPublications(db, kind, records);
  const more = await listed?.(db, ids, now);
  // A page beyond the last one has no row that could say it.
  const total = rows[0]?.total ?? (await db.$count(table, conditions));
  return {
    count: total,
    results: ids.flatMap((id) => {
      const one = found.get(id);
      const depth = tree?.get(id);
      if (one === undefined) return [];
      const latest = withDraft(one.values, one.draft);
      return [
        {
          id,
          version: versionOf(latest),
          values: withoutModules(kind, latest),
          published: publicationOf(one),
          ...(depth !== undefined && { depth }),
          ...more?.(id),
        },
      ];
    }),
  };
}

/** The modules of pages are long, and no list shows them. */
function withoutModules(kind: RecordKind, values: Json): Json {
  const { fields } = recordOf(kind);
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.type !== 'modules'));
}
