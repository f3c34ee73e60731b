import {
  MAX_SEARCH_LENGTH,
  notFound,
  SEARCH_CATEGORIES,
  type LoaderContext,
  type SearchCategory,
} from '@vestibule/contracts';
import { pageOfPath } from '../lists/page-number';
import { toHit, type Hit } from './to-hit';

export interface HitGroupData {
  readonly category: SearchCategory;
  readonly count: number;
  readonly hits: readonly Hit[];
}

export interface SearchData {
  /** The search; empty without one, and then nothing was requested. */
  readonly q: string;
  /** The category that is shown alone. */
  readonly category: SearchCategory | null;
  readonly page: number;
  readonly hasNext: boolean;
  readonly count: number;
  /** The correction of a misspelt search whose results these are. */
  readonly meant: string | null;
  readonly groups: readonly HitGroupData[];
}

/** Search results: the best of each category, or a page of one. */
export async function loadSearch(context: LoaderContext): Promise<SearchData> {
  const { params, url } = context;
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const category = categoryOf(params['category']);
  const page = pageOfPath(params['page']);
  if (q === '') return { q, category, page, hasNext: false, count: 0, meant: null, groups: [] };
  return category === null ? loadGroups(context, q) : loadCategory(context, q, category, page);
}

function categoryOf(name: string | undefined): SearchCategory | null {
  if (name === undefined) return null;
  const known = SEARCH_CATEGORIES.find((category) => category === name);
  if (!known) throw notFound();
  return known;
}

async function loadGroups(context: LoaderContext, q: string): Promise<SearchData> {
  const { api, signal } = context;
  const [dates, { count, meant, groups }] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('search', { query: { q }, signal }),
  ]);
  const shown = groups.map(({ category, count: all, results }) => ({
    category,
    count: all,
    hits: results.map((hit) => toHit(hit, context, dates)),
  }));
  return { q, category: null, page: 1, hasNext: false, count, meant, groups: shown };
}

async function loadCategory(
  context: LoaderContext,
  q: string,
  category: SearchCategory,
  page: number,
): Promise<SearchData> {
  const { api, signal } = context;
  const answer =
    category === 'events'
      ? api.call('searchEvents', { query: { q, page }, signal })
      : api.call('searchOthers', { query: { q, category, page }, signal });
  const [dates, { count, meant, next, results }] = await Promise.all([import('@vestibule/contracts/dates'), answer]);
  if (page > 1 && results.length === 0) throw notFound();
  const groups = count === 0 ? [] : [{ category, count, hits: results.map((hit) => toHit(hit, context, dates)) }];
  return { q, category, page, hasNext: next !== null, count, meant, groups };
}
