import { notFound, SiteError } from '@vestibule/contracts';

const PAGE = /^[1-9]\d{0,4}$/;

/**
 * The page number in a list's query, from 1; a bad one is a 400 that names its parameter
 * (docs/behaviour/programme.md#query-of-the-list).
 */
export function pageOfQuery(search: URLSearchParams): number {
  const page = search.get('page') || '1';
  if (!PAGE.test(page)) throw new SiteError('validation', 400, 'page is not valid', { field: 'page' });
  return Number(page);
}

/** The page number in a path, from 1; a bad one is no path of the site. */
export function pageOfPath(page: string | undefined): number {
  if (page !== undefined && !PAGE.test(page)) throw notFound();
  return Number(page ?? '1');
}

/** A page of a list as a part of its address; page 1 is not written. */
export const pageSearch = (page: number, others: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...others, ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `?${search.toString()}` : '';
};
