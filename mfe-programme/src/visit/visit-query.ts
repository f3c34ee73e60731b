import type { LoaderContext } from '@vestibule/contracts';
import { filtersOf, invalid } from '../lists/query-values';

/** Things that matter to the visitors, a parameter each: the age of a child, access, language, the highest price. */
export const WISHES = ['age', 'access', 'language', 'price'] as const;
export type Wish = (typeof WISHES)[number];
export type Wishes = Readonly<Partial<Record<Wish, string>>>;

/** Everything that the address of the page may say. */
export const VISIT_PARAMETERS: readonly string[] = ['date', 'day', ...WISHES];

const NUMBER = /^\d{1,4}$/;

/** Throws `validation` for an age or price that is not a number. */
export function readWishes(search: URLSearchParams): Wishes {
  const wishes = filtersOf(search, WISHES, WISHES);
  for (const key of ['age', 'price'] as const) if (!NUMBER.test(wishes[key] ?? '0')) throw invalid(key);
  return wishes;
}

/** The part of the page's address that says the day (DD-MM-YYYY; empty for today) and the wishes. */
export function visitSearch(date: string, wishes: Wishes): string {
  const all = [['date', date], ...WISHES.map((key) => [key, wishes[key] ?? ''])].filter(([, value]) => value !== '');
  const search = new URLSearchParams(all).toString();
  return search && `?${search}`;
}

/** Address of the page for a day and wishes, as `visitSearch`. */
export const visitPath = ({ href }: Pick<LoaderContext, 'href'>, date: string, wishes: Wishes): string =>
  href('programme/visit', {}) + visitSearch(date, wishes);
