import { MAX_SEARCH_LENGTH } from '@vestibule/contracts';
import { pageOfQuery } from '../lists/page-number';
import { dateOf, filtersOf, invalid, untilOf, type ParseDate } from '../lists/query-values';
import { EVENT_FILTER_KEYS, type ProgrammeQuery, type View } from './query';

const VIEWS: readonly View[] = ['now', 'today', 'weekend', 'next_3_days', 'archive'];

/** Whole euro. */
const PRICE = /^\d{1,4}$/;

/**
 * Reads the query; a bad date, filter value, view or text is a 400 that names its parameter
 * (docs/behaviour/programme.md#query-of-the-list).
 */
export function parseProgrammeQuery(search: URLSearchParams, parseDate: ParseDate): ProgrammeQuery {
  const filters = filtersOf(search, EVENT_FILTER_KEYS, ['type', 'access', 'language', 'price']);
  if (!PRICE.test(filters.price ?? '0')) throw invalid('price');
  const date = dateOf(search, parseDate);
  const until = untilOf(search, parseDate);
  const view = search.get('view') ?? '';
  if (view !== '' && !isView(view)) throw invalid('view');
  const q = (search.get('q') ?? '').trim();
  if (q.length > MAX_SEARCH_LENGTH) throw invalid('q');
  const [first, last] = date && until && parseDate(until)! < parseDate(date)! ? [until, date] : [date, until];
  return { filters, date: first, until: last, view, q, page: pageOfQuery(search) };
}

const isView = (value: string): value is View => VIEWS.some((view) => view === value);
