import {
  SEARCH_CATEGORIES,
  type Language,
  type SearchCategory,
  type SearchHit,
  type SearchResults,
} from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';
import { findHits, loadHits } from './find';
import { readWords } from './nearest';

/** Hits of each category on the first page of the results. */
const BEST = 3;
/** Hits on a page of one category. */
export const SEARCH_PAGE_SIZE = 10;

/** Search results, the best of each category. Without a word to search for the database is not queried. */
export async function searchAll(db: Database, typed: string, lang: Language, now: number): Promise<SearchResults> {
  const words = await readWords(db, typed, lang);
  if (words.length === 0) return { count: 0, groups: [] };
  const search = { words, lang, now };
  const found = await findHits(db, SEARCH_CATEGORIES, search, { first: 1, last: BEST });
  const all = await loadHits(
    db,
    [...found.values()].flatMap(({ hits }) => hits),
    search,
  );
  const groups = SEARCH_CATEGORIES.flatMap((category) => {
    const count = found.get(category)?.total ?? 0;
    return count === 0 ? [] : [{ category, count, results: all.filter((hit) => hit.category === category) }];
  });
  return { count: groups.reduce((sum, { count }) => sum + count, 0), groups };
}

/** A page of the results in these categories together. */
export async function searchIn(
  db: Database,
  categories: readonly SearchCategory[],
  { q, page }: { readonly q: string; readonly page: number },
  lang: Language,
  now: number,
): Promise<{ count: number; results: SearchHit[] }> {
  const words = await readWords(db, q, lang);
  if (words.length === 0) return { count: 0, results: [] };
  const search = { words, lang, now };
  const range = { first: (page - 1) * SEARCH_PAGE_SIZE + 1, last: page * SEARCH_PAGE_SIZE };
  const [found] = (await findHits(db, categories, search, range, true)).values();
  return { count: found?.total ?? 0, results: found ? await loadHits(db, found.hits, search) : [] };
}
