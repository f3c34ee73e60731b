import type { Chosen } from '../filters/selection';
import { pageOfQuery, pageSearch } from '../lists/page-number';
import { dateOf, filtersOf, type ParseDate } from '../lists/query-values';

/** One query parameter per filter, named as the call's (spec/001 §7). */
export const FILTER_KEYS = ['season', 'exhibition_type', 'tag'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** What the address of the productions asks for. */
export interface ProductionsQuery extends Chosen {
  readonly filters: Readonly<Partial<Record<FilterKey, string>>>;
  /** From 1. */
  readonly page: number;
}

/** Reads the query; a bad date, filter value or page is a 400 that names its parameter (spec/001 §5). */
export function parseQuery(search: URLSearchParams, parseDate: ParseDate): ProductionsQuery {
  return { filters: filtersOf(search, FILTER_KEYS, ['exhibition_type']), date: dateOf(search, parseDate), page: pageOfQuery(search) };
}

/** The query as a part of an address: empty, or with a leading `?`. */
export function toSearch({ filters, date, page }: ProductionsQuery): string {
  const set = FILTER_KEYS.flatMap((key): [string, string][] => (filters[key] ? [[key, filters[key]]] : []));
  return pageSearch(page, Object.fromEntries(date ? [...set, ['date', date]] : set));
}

/** Whether something is chosen that could be cleared. */
export const isChosen = ({ filters, date }: ProductionsQuery): boolean => date !== '' || Object.keys(filters).length > 0;
