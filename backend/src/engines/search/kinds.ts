import { SEARCH_CATEGORIES, type SearchCategory } from '@vestibule/contracts';
import type { EntrySource } from './entry';
import type { SearchSource } from './source';

/** A category of the search: the source of its entries, and the data of its records in results. */
export type SearchKind = EntrySource & SearchSource;

const kinds = new Map<SearchCategory, SearchKind>();

/** Registers the categories that features define, once for the process; call it before anything is indexed or found. */
export function registerSearchKinds(given: readonly SearchKind[]): void {
  for (const kind of given) kinds.set(kind.category, kind);
}

/** Throws for a category that no feature has registered. */
export function searchKindOf(category: SearchCategory): SearchKind {
  const kind = kinds.get(category);
  if (kind === undefined) throw new TypeError(`No feature has registered the search category ${category}`);
  return kind;
}

/** Everything but events, in the order of the results. */
export const OTHERS: readonly SearchCategory[] = SEARCH_CATEGORIES.filter((category) => category !== 'events');
