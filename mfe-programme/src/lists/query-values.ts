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

/** The first day in the query, DD-MM-YYYY; empty for none. Throws on a day that no calendar has. */
export const dateOf = (search: URLSearchParams, parseDate: ParseDate): string =>
  dayOf(search, parseDate, 'date', 'day');

/** The last day, in the same way; a day that the form sends alone is first and last. */
export const untilOf = (search: URLSearchParams, parseDate: ParseDate): string =>
  dayOf(search, parseDate, 'until', 'last_day') || (search.has('date') ? '' : dayOfForm(search, parseDate, 'day'));

function dayOf(search: URLSearchParams, parseDate: ParseDate, name: string, inForm: string): string {
  const date = search.get(name) || dayOfForm(search, parseDate, inForm);
  if (date && parseDate(date) === undefined) throw invalid(name);
  return date;
}

/**
 * A browser's date field spells its day YYYY-MM-DD. Only the calendar's form, which works without script, sends it, as
 * `day` and `last_day`: the resulting page names itself by `date` and `until` as DD-MM-YYYY, in its links and its
 * canonical address.
 */
function dayOfForm(search: URLSearchParams, parseDate: ParseDate, name: string): string {
  const day = search.get(name) ?? '';
  if (day === '') return '';
  const date = day.split('-').reverse().join('-');
  if (!/^\d{4}-/.test(day) || parseDate(date) === undefined) throw invalid(name);
  return date;
}
