import {
  SEARCH_CATEGORIES,
  type Language,
  type SearchCategory,
  type SearchHit,
  type SearchResults,
} from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';
import { findHits, loadHits } from './find';
import { readQuery, type SearchQuery } from './read-query';

/** Hits of each category on the first page of the results. */
const BEST = 3;
/** Hits on a page of one category. */
export const SEARCH_PAGE_SIZE = 10;

/** Groups whose best hits rank alike are in this order: productions before their dates, pages before events. */
const GROUP_ORDER: readonly SearchCategory[] = [
  'exhibitions',
  'productions',
  'venues',
  'persons',
  'pages',
  'forms',
  'events',
  'articles',
];

const isEmpty = ({ literal, days }: SearchQuery): boolean => literal.length === 0 && days === undefined;

/**
 * Search results, the best of each category; the category with the best hit is first. Without anything to search for
 * the database is not queried.
 */
export async function searchAll(db: Database, typed: string, lang: Language, now: number): Promise<SearchResults> {
  const query = await readQuery(db, typed, lang, now);
  if (isEmpty(query)) return { count: 0, meant: null, groups: [] };
  const search = { query, lang, now };
  const found = await findHits(db, SEARCH_CATEGORIES, search, { first: 1, last: BEST });
  const all = await loadHits(
    db,
    [...found.values()].flatMap(({ hits }) => hits),
    search,
  );
  const rankOf = (category: SearchCategory) => found.get(category)?.rank ?? 0;
  const groups = [...SEARCH_CATEGORIES]
    .sort((one, other) => GROUP_ORDER.indexOf(one) - GROUP_ORDER.indexOf(other))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((category) => {
      const count = found.get(category)?.total ?? 0;
      return count === 0 ? [] : [{ category, count, results: all.filter((hit) => hit.category === category) }];
    });
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { count, meant: count === 0 ? null : (query.meant ?? null), groups };
}

/** A page of the results in these categories together. */
export async function searchIn(
  db: Database,
  categories: readonly SearchCategory[],
  { q, page }: { readonly q: string; readonly page: number },
  lang: Language,
  now: number,
): Promise<{ count: number; meant: string | null; results: SearchHit[] }> {
  const query = await readQuery(db, q, lang, now);
  if (isEmpty(query)) return { count: 0, meant: null, results: [] };
  const search = { query, lang, now };
  const range = { first: (page - 1) * SEARCH_PAGE_SIZE + 1, last: page * SEARCH_PAGE_SIZE };
  const [found] = (await findHits(db, categories, search, range, true)).values();
  if (found === undefined) return { count: 0, meant: null, results: [] };
  return { count: found.total, meant: query.meant ?? null, results: await loadHits(db, found.hits, search) };
}
