import { SiteError } from '@vestibule/contracts';

const ID = /^[1-9]\d{0,8}$/;
/**
 * Exhibition types are requested by their slug (docs/behaviour/programme.md#filters-of-the-events), all others by
 * number.
 */
const SLUG = /^[\p{L}\d][\p{L}\d_-]{0,119}$/u;

export type ParseDate = (value: string) => string | undefined;

/** The 400 that names its parameter (docs/behaviour/programme.md#query-of-the-list). */
export const invalid = (field: string) => new SiteError('validation', 400, `${field} is not valid`, { field });

/** Selection of the query in each of these filters. Throws on an invalid value. */
export function filtersOf<K extends string>(
  search: URLSearchParams,
  keys: readonly K[],
  slugs: readonly K[],
): Partial<Record<K, string>> {
  const filters: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const value = search.get(key);
    if (!value) continue;
    if (!(slugs.includes(key) ? SLUG : ID).test(value)) throw invalid(key);
    filters[key] = value;
  }
  return filters;
}

/** The first day in the query, as DD-MM-YYYY; empty for none. Throws on a day that no calendar has. */
export const dateOf = (search: URLSearchParams, parseDate: ParseDate): string =>
  dayOf(search, parseDate, 'date') || dayOf(search, parseDate, 'day');

/** The last day, in the same way; a day that the form sends alone is first and last. */
export const untilOf = (search: URLSearchParams, parseDate: ParseDate): string =>
  dayOf(search, parseDate, 'until') ||
  dayOf(search, parseDate, 'last_day') ||
  (search.has('date') ? '' : dayOf(search, parseDate, 'day'));

/**
 * People write days as YYYY-MM-DD too, and so does a browser's date field: the calendar's form, which works without
 * script, sends `day` and `last_day`. The resulting page names itself by `date` and `until` as DD-MM-YYYY, in its links
 * and its canonical address.
 */
function dayOf(search: URLSearchParams, parseDate: ParseDate, name: string): string {
  const day = search.get(name) ?? '';
  const date = /^\d{4}-/.test(day) ? day.split('-').reverse().join('-') : day;
  if (date && parseDate(date) === undefined) throw invalid(name);
  return date;
}
