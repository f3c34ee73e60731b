import { MAX_SEARCH_LENGTH, SiteError } from '@vestibule/contracts';
import { FILTER_KEYS, type FilterKey, type ProgrammeQuery, type View } from './query';

const ID = /^[1-9]\d{0,8}$/;
/** Exhibition types are asked for by their slug (spec/001 §3), all others by number. */
const SLUG = /^[\p{L}\d][\p{L}\d_-]{0,119}$/u;
const VIEWS: readonly View[] = ['today', 'weekend', 'next_3_days', 'archive'];

type ParseDate = (value: string) => string | undefined;

/** Reads the query; a bad date, filter value, view or text is a 400 that names its parameter (spec/001 §5). */
export function parseQuery(search: URLSearchParams, parseDate: ParseDate): ProgrammeQuery {
  const filters: Partial<Record<FilterKey, string>> = {};
  for (const key of FILTER_KEYS) {
    const value = search.get(key);
    if (!value) continue;
    if (!(key === 'type' ? SLUG : ID).test(value)) throw invalid(key);
    filters[key] = value;
  }
  const date = search.get('date') || dayOfForm(search, parseDate);
  if (date && parseDate(date) === undefined) throw invalid('date');
  const view = search.get('view') ?? '';
  if (view !== '' && !isView(view)) throw invalid('view');
  const q = (search.get('q') ?? '').trim();
  if (q.length > MAX_SEARCH_LENGTH) throw invalid('q');
  const page = search.get('page') || '1';
  if (!ID.test(page)) throw invalid('page');
  return { filters, date, view, q, page: Number(page) };
}

/**
 * A browser's date field spells its day YYYY-MM-DD. Only the calendar's form, which works without script, sends it, as `day`: the page
 * that answers names itself by `date` as DD-MM-YYYY, in its links and its canonical address.
 */
function dayOfForm(search: URLSearchParams, parseDate: ParseDate): string {
  const day = search.get('day') ?? '';
  if (day === '') return '';
  const date = day.split('-').reverse().join('-');
  if (!/^\d{4}-/.test(day) || parseDate(date) === undefined) throw invalid('day');
  return date;
}

const isView = (value: string): value is View => VIEWS.some((view) => view === value);
const invalid = (field: string) => new SiteError('validation', 400, `${field} is not valid`, { field });
