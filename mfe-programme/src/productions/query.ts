import type { Chosen } from '../filters/selection';
import { pageOfQuery, pageSearch } from '../lists/page-number';
import { dateOf, filtersOf, invalid, type ParseDate } from '../lists/query-values';

/** One query parameter per filter, named as the call's (docs/behaviour/programme.md#productions). */
export const PRODUCTION_FILTER_KEYS = ['season', 'exhibition_type', 'tag'] as const;
/** Everything that the address of the productions may say; `day` is the calendar's form's. */
export const PRODUCTION_PARAMETERS: readonly string[] = [...PRODUCTION_FILTER_KEYS, 'date', 'day', 'view', 'page'];
export type ProductionFilterKey = (typeof PRODUCTION_FILTER_KEYS)[number];

/** Parameters of the productions' address. */
export interface ProductionsQuery extends Chosen {
  readonly filters: Readonly<Partial<Record<ProductionFilterKey, string>>>;
  /** Past productions, instead of current and coming ones. */
  readonly view: 'archive' | '';
  /** From 1. */
  readonly page: number;
}

/**
 * Reads the query; a bad date, filter value, view or page is a 400 that names its parameter
 * (docs/behaviour/programme.md#query-of-the-list).
 */
export function parseProductionsQuery(search: URLSearchParams, parseDate: ParseDate): ProductionsQuery {
  const view = search.get('view') ?? '';
  if (view !== '' && view !== 'archive') throw invalid('view');
  return {
    filters: filtersOf(search, PRODUCTION_FILTER_KEYS, ['exhibition_type']),
    date: dateOf(search, parseDate),
    view,
    page: pageOfQuery(search),
  };
}

/** The same list from its start with another choice. A day is the first to come, which the archive has none of. */
export function changeProductionsChoice(query: ProductionsQuery, change: Partial<Chosen>): ProductionsQuery {
  return { ...query, ...(change.date !== undefined && { view: '' as const }), ...change, page: 1 };
}

/** The query as a part of an address: empty, or with a leading `?`. */
export function toProductionsSearch({ filters, date, view, page }: ProductionsQuery): string {
  const set = PRODUCTION_FILTER_KEYS.flatMap((key): [string, string][] => (filters[key] ? [[key, filters[key]]] : []));
  return pageSearch(
    page,
    Object.fromEntries([...set, ['date', date] as const, ['view', view] as const].filter(([, value]) => value !== '')),
  );
}

/** Whether something narrows the list, or the archive. */
export const isChosen = ({ filters, date }: ProductionsQuery): boolean =>
  date !== '' || Object.keys(filters).length > 0;
