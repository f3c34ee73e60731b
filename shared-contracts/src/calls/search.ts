import { exampleSearch, exampleSearchPage, exampleSuggestions } from '../examples/search';
import { searchOthersQuery, searchPage, searchPageQuery, searchQuery, searchResults } from '../schemas/search-results';
import { autocompleteQuery, suggestions } from '../schemas/search';
import { defineCall } from './define-call';

/** Calls of the search. */
export const searchCalls = {
  search: defineCall({
    method: 'GET',
    path: '/{lang}/api/search/',
    bare: true,
    query: searchQuery,
    response: searchResults,
    right: 'anyone',
    summary: 'Search results, the best of each category',
    example: exampleSearch,
  }),
  searchEvents: defineCall({
    method: 'GET',
    path: '/{lang}/api/search/events/',
    bare: true,
    query: searchPageQuery,
    response: searchPage,
    right: 'anyone',
    summary: 'Events that are found, paged',
    example: exampleSearchPage,
  }),
  searchOthers: defineCall({
    method: 'GET',
    path: '/{lang}/api/search/others/',
    bare: true,
    query: searchOthersQuery,
    response: searchPage,
    right: 'anyone',
    summary: 'Everything else that is found, or one category of it, paged',
    example: exampleSearchPage,
  }),
  autocomplete: defineCall({
    method: 'GET',
    path: '/{lang}/api/search/autocomplete/',
    bare: true,
    query: autocompleteQuery,
    response: suggestions,
    right: 'anyone',
    summary: 'Suggestions for a search, best first',
    example: exampleSuggestions,
  }),
};
