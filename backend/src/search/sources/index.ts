import { SEARCH_CATEGORIES, type SearchCategory } from '@vestibule/contracts';
import { articleSource } from './articles';
import { eventSource } from './events';
import { pageSource } from './pages';
import { personSource } from './persons';
import { productionSource } from './productions';
import type { SearchSource } from './source';
import { venueSource } from './venues';

/** Where each category is found. */
export const SOURCES: Readonly<Record<SearchCategory, SearchSource>> = {
  events: eventSource,
  pages: pageSource,
  articles: articleSource,
  productions: productionSource,
  persons: personSource,
  venues: venueSource,
};

/** Everything but events, in the order of the results. */
export const OTHERS: readonly SearchCategory[] = SEARCH_CATEGORIES.filter((category) => category !== 'events');
