import { notFound, SiteError } from '@vestibule/contracts';

/** Names of the parameters that the team's address may have. */
export const PARAMETERS = ['q', 'letter', 'page'] as const;

/** Parameters of the team's address. */
export interface TeamQuery {
  /** Words to search for; empty for none. */
  readonly q: string;
  /** First letter of last names; empty for all. */
  readonly letter: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query; a page that is none is a 400 that names its parameter. */
export function parseQuery(search: URLSearchParams): TeamQuery {
  const page = search.get('page') || '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new SiteError('validation', 400, 'page is not valid', { field: 'page' });
  const letter = search.get('letter') ?? '';
  if ([...letter].length > 1) throw notFound();
  return { q: (search.get('q') ?? '').trim(), letter, page: Number(page) };
}

/** The query as a part of an address: empty, or with a leading `?`. */
export function toSearch({ q, letter, page }: TeamQuery): string {
  const set = Object.entries({ q, letter, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '');
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}
