import type { SearchCategory, SearchHit } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { queryRows } from '../db/rows';
import { excerpt, mark } from './mark';
import { SOURCES } from './sources';
import type { SearchText } from './sources/source';

/** How much of each group is wanted: places `first` to `last`, from 1. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

interface FoundGroup {
  readonly total: number;
  readonly hits: { readonly category: SearchCategory; readonly id: number }[];
}

/**
 * Best hits of the categories in one query: each a group of its own, or all together under one name. Groups that have nothing are
 * missing; one that has less than `first` is there with its total.
 */
export async function findHits(db: Database, categories: readonly SearchCategory[], search: SearchText, range: Range, together = false): Promise<ReadonlyMap<string, FoundGroup>> {
  const hits = sql.join(
    categories.map(
      (category, order) =>
        sql`select ${category}::text as category, ${order}::int as category_order, ${together ? 'all' : category}::text as bucket, hit.* from (${SOURCES[category].hits(search)}) as hit`,
    ),
    sql` union all `,
  );
  const rows = await queryRows<{ bucket: string; total: number; category: SearchCategory | null; id: number | null }>(
    db,
    sql`
      with hits as materialized (${hits}),
      totals as (select bucket, count(*)::int as total from hits group by bucket),
      placed as (select *, row_number() over (partition by bucket order by rank, category_order, distance, id) as place from hits)
      select totals.bucket, totals.total, placed.category, placed.id
      from totals left join placed on placed.bucket = totals.bucket and placed.place between ${range.first}::int and ${range.last}::int
      order by totals.bucket, placed.place`,
  );
  const groups = new Map<string, FoundGroup>();
  for (const { bucket, total, category, id } of rows) {
    const group = groups.get(bucket) ?? { total, hits: [] };
    if (category !== null && id !== null) group.hits.push({ category, id });
    groups.set(bucket, group);
  }
  return groups;
}

/** What the results show of these hits, in their order; one query a category. */
export async function loadHits(db: Database, hits: FoundGroup['hits'], words: readonly string[], search: SearchText): Promise<SearchHit[]> {
  const loaded = new Map<string, SearchHit>();
  for (const category of new Set(hits.map((hit) => hit.category))) {
    const ids = hits.filter((hit) => hit.category === category).map(({ id }) => id);
    for (const { title, text, ...found } of await SOURCES[category].load(db, ids, search))
      loaded.set(`${category} ${found.id}`, { category, ...found, title: mark(title, words), excerpt: excerpt(text, words) });
  }
  return hits.flatMap(({ category, id }) => loaded.get(`${category} ${id}`) ?? []);
}
