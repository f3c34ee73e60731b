import type { SearchCategory } from '@vestibule/contracts';
import { articleEntries } from './articles';
import type { EntrySource } from './entry';
import { eventEntries } from './events';
import { pageEntries } from './pages';
import { personEntries } from './persons';
import { productionEntries } from './productions';
import { venueEntries } from './venues';

/** Where the entries of each category come from. */
export const ENTRY_SOURCES: Readonly<Record<SearchCategory, EntrySource>> = {
  events: eventEntries,
  pages: pageEntries,
  articles: articleEntries,
  productions: productionEntries,
  persons: personEntries,
  venues: venueEntries,
};
