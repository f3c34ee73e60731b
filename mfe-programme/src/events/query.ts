import { SiteError } from '@vestibule/contracts';

/** One query parameter per filter (spec/001 §2). */
export const FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type Filters = Readonly<Partial<Record<FilterKey, string>>>;

/** What the address of the programme asks for; `date` as DD-MM-YYYY, empty for today; `page` from 1. */
export interface ProgrammeQuery {
  readonly filters: Filters;
  readonly date: string;
  readonly page: number;
}

const ID = /^[1-9]\d{0,8}$/;
/** Exhibition types are asked for by their slug (spec/001 §3), all others by number. */
const SLUG = /^[\p{L}\d][\p{L}\d_-]{0,119}$/u;

/** Reads the query; a bad date or filter value is a 400 that names its parameter (spec/001 §5). */
export function parseQuery(search: URLSearchParams, parseDate: (value: string) => string | undefined): ProgrammeQuery {
  const filters: Partial<Record<FilterKey, string>> = {};
  for (const key of FILTER_KEYS) {
    const value = search.get(key);
    if (!value) continue;
    if (!(key === 'type' ? SLUG : ID).test(value)) throw invalid(key);
    filters[key] = value;
  }
  const date = search.get('date') ?? '';
  if (date && parseDate(date) === undefined) throw invalid('date');
  const page = search.get('page') || '1';
  if (!ID.test(page)) throw invalid('page');
  return { filters, date, page: Number(page) };
}

const invalid = (field: string) => new SiteError('validation', 400, `${field} is not valid`, { field });

/** The query as a part of an address: empty, or with a leading `?`. Page 1 is not written. */
export function toSearch({ filters, date, page }: ProgrammeQuery): string {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    const value = filters[key];
    if (value !== undefined) search.set(key, value);
  }
  if (date) search.set('date', date);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The same list from its start with one filter set, or cleared when the value is the current one (spec/001 §4). */
export function toggleFilter(query: ProgrammeQuery, key: FilterKey, value: string): ProgrammeQuery {
  const { [key]: current, ...others } = query.filters;
  return { ...query, filters: current === value ? others : { ...others, [key]: value }, page: 1 };
}

/** Whether filters narrow the list; teasers are hidden then (spec/001 §2). */
export function isFiltered(query: ProgrammeQuery): boolean {
  return Object.keys(query.filters).length > 0;
}

/** Names a list whatever its page: the same name, the same list. */
export function listKey(query: ProgrammeQuery): string {
  return toSearch({ ...query, page: 1 });
}
