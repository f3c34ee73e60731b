import type { Language, SearchCategory, SearchHit } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { searchEntries } from './tables';
import { excerpt, mark, marker } from './mark';
import { hasCome } from './has-come';
import { inLanguage, matching, matchingAny, matchingWhole, type Weights } from './matching';
import type { SearchQuery } from './read-query';
import { loadPictures, presentPicture } from '../media/pictures/present';
import { searchKindOf } from './kinds';
import type { Found } from './source';

/** A search in texts that are shown in `lang`; `now` in ms decides which events are over. */
export interface Search {
  readonly query: SearchQuery;
  readonly lang: Language;
  readonly now: number;
}

/** How much of each group is wanted: places `first` to `last`, from 1. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

interface FoundGroup {
  readonly total: number;
  /** Rank of the best hit (`RANKS`). */
  readonly rank: number;
  readonly hits: { readonly category: SearchCategory; readonly id: number }[];
}

/**
 * Ranks of hits, best first. A record whose title is or begins with the search, or which is on the day that is searched
 * for; all terms in the title as whole words; beside it; in the title as parts of words; some term in the title; beside
 * it as parts; in the text; elsewhere. Past events come after all of them.
 */
const RANKS = { named: 0, title: 1, kind: 2, inTitle: 3, partly: 4, inKind: 5, body: 6, rest: 7, over: 8 } as const;

/**
 * Best hits of the categories: each a group of its own, or all together under one name. Groups that have nothing are
 * missing; one that has less than `first` is there with its total. Events that are over are found by their titles
 * alone; of others, the next is first.
 */
export async function findHits(
  db: Database,
  categories: readonly SearchCategory[],
  search: Search,
  range: Range,
  together = false,
): Promise<ReadonlyMap<string, FoundGroup>> {
  const rows = await queryRows<{
    bucket: string;
    total: number;
    rank: number;
    category: SearchCategory | null;
    id: number | null;
  }>(
    db,
    sql`
      with hits as materialized (${hitsOf(categories, search, together)}),
      totals as (select bucket, count(*)::int as total, min(rank) as rank from hits group by bucket)
      select totals.bucket, totals.total, totals.rank, best.category, best.id
      from totals left join lateral (
        select category, id, row_number() over (order by rank, category_order, distance, id) as place from hits where hits.bucket = totals.bucket
        order by rank, category_order, distance, id
        limit ${range.last - range.first + 1} offset ${range.first - 1}
      ) as best on true
      order by totals.bucket, best.place`,
  );
  const groups = new Map<string, FoundGroup>();
  for (const { bucket, total, rank, category, id } of rows) {
    const group = groups.get(bucket) ?? { total, rank, hits: [] };
    if (category !== null && id !== null) group.hits.push({ category, id });
    groups.set(bucket, group);
  }
  return groups;
}

function hitsOf(categories: readonly SearchCategory[], { query, lang, now }: Search, together: boolean): SQL {
  const isOver = sql`(category = 'events' and until <= ${new Date(now).toISOString()}::timestamptz)`;
  const order = sql`array_position(array[${sql.join(
    categories.map((category) => sql`${category}::text`),
    sql`, `,
  )}], category)`;
  const { isFound, inTitle, onDay } = conditionsOf(query, lang);
  return sql`
    select category, record_id as id, ${together ? sql`'all'` : sql`category`} as bucket, ${order} as category_order, ${distanceFrom(now)} as distance,
      case when ${isOver} then ${RANKS.over}::int when ${onDay} then ${RANKS.named}::int ${ranksOf(query, lang)} else ${RANKS.rest}::int end as rank
    from ${searchEntries}
    where ${inLanguage(lang)} and ${isFound} and ${order} is not null and (not ${isOver} or ${inTitle}) and ${hasCome(now)}`;
}

/** Which entries are found: by the terms, and events by the days. */
function conditionsOf({ words, literal, days }: SearchQuery, lang: Language) {
  const says = (terms: typeof words) =>
    terms.length === 0 ? sql`false` : sql`${searchEntries.words} @@ ${matching(terms, lang)}`;
  const inTitle = literal.length === 0 ? sql`false` : sql`${searchEntries.titleWords} @@ ${matching(literal, lang)}`;
  if (days === undefined) return { isFound: says(words), inTitle, onDay: sql`false` };
  // An event that ends as the days begin is not on them; one without a length is on the day of its beginning.
  const isThen = sql`(category = 'events' and moment < ${days.until}::timestamptz and (until > ${days.from}::timestamptz or moment >= ${days.from}::timestamptz))`;
  const onDay = words.length === 0 ? isThen : sql`(${isThen} and ${says(words)})`;
  return { isFound: sql`(${onDay} or ${says(literal)})`, inTitle: sql`(${inTitle} or ${onDay})`, onDay };
}

/** Conditions of the ranks between past events and the rest, for `case`. */
function ranksOf({ literal, titles }: SearchQuery, lang: Language): SQL {
  if (literal.length === 0) return sql``;
  const whole = (weights: Weights) => sql`${searchEntries.words} @@ ${matchingWhole(literal, lang, weights)}`;
  const ranks: readonly (readonly [SQL, number])[] = [
    [isNamed(titles), RANKS.named],
    [whole('A'), RANKS.title],
    [whole('AB'), RANKS.kind],
    [sql`${searchEntries.titleWords} @@ ${matching(literal, lang)}`, RANKS.inTitle],
    ...(literal.length > 1
      ? [[sql`${searchEntries.titleWords} @@ ${matchingAny(literal, lang)}`, RANKS.partly] as const]
      : []),
    [sql`${searchEntries.words} @@ ${matching(literal, lang, 'AB')}`, RANKS.inKind],
    [whole('ABC'), RANKS.body],
  ];
  return sql.join(
    ranks.map(([condition, rank]) => sql`when ${condition} then ${rank}::int`),
    sql` `,
  );
}

/** Whether a title is one of these, or begins with one of several words. */
function isNamed(titles: readonly string[]): SQL {
  const longer = titles.filter((title) => title.includes(' ')).map((title) => `${title} %`);
  return sql`(folded = any (${sqlArray(titles)}) or folded like any (${sqlArray(longer)}))`;
}

/** Texts as an array of PostgreSQL. */
const sqlArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Sorts equal ranks: events by their distance in time, whichever direction; others the latest first. */
const distanceFrom = (now: number): SQL =>
  sql`(case when category = 'events' then abs(extract(epoch from moment) - ${now / 1000}::float8) else -extract(epoch from coalesce(moment, '0001-01-01')) end)::float8`;

/** Results of these hits, in their order: their words, and of each category the rest in one query. */
export async function loadHits(
  db: Database,
  hits: FoundGroup['hits'],
  { query, lang, now }: Search,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const named = sql.join(
    hits.map(({ category, id }) => sql`(${category}::text, ${id}::int)`),
    sql`, `,
  );
  const entries = await db
    .select({
      category: searchEntries.category,
      id: searchEntries.recordId,
      title: searchEntries.title,
      kind: searchEntries.kind,
      body: searchEntries.body,
    })
    .from(searchEntries)
    .where(sql`${inLanguage(lang)} and (${searchEntries.category}, ${searchEntries.recordId}) in (${named})`);
  const texts = new Map(
    entries.map(({ category, id, title, kind, body }) => [
      `${category} ${id}`,
      { title, text: [kind, body].filter(Boolean).join(' · ') },
    ]),
  );
  const isFound = await marker(
    db,
    [...query.words, ...query.literal],
    lang,
    [...texts.values()].flatMap(({ title, text }) => [title, text]),
  );
  const loaded = new Map<string, Found>();
  for (const category of new Set(hits.map((hit) => hit.category))) {
    const ids = hits.filter((hit) => hit.category === category).map(({ id }) => id);
    for (const found of await searchKindOf(category).load(db, ids, { lang, now }))
      loaded.set(`${category} ${found.id}`, found);
  }
  const pictures = await loadPictures(
    db,
    [...loaded.values()].map(({ image }) => image),
  );
  return hits.flatMap(({ category, id }): SearchHit[] => {
    const found = loaded.get(`${category} ${id}`);
    if (!found) return [];
    const { image, ...shown } = found;
    const { title = '', text = '' } = texts.get(`${category} ${id}`) ?? {};
    return [
      {
        category,
        ...shown,
        title: mark(title, isFound),
        excerpt: excerpt(text, isFound),
        image_obj: presentPicture(pictures, image, lang).image_obj,
      },
    ];
  });
}
