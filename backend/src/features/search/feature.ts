import { defineFeature } from '../define-feature';
import * as search from '../../engines/search/tables';
import { readSynonyms } from './read-synonyms';
import { searchRoutes } from './routes';

/** Suggestions and results of the search. */
export const siteSearch = defineFeature({ name: 'search', routes: [searchRoutes], tables: search, readSynonyms });
