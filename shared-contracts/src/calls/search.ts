import { exampleSearch, exampleSearchPage, exampleSuggestions } from '../examples/search';
import { searchChecks, searchChecksQuery } from '../schemas/search-checks';
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
  searchChecks: defineCall({
    method: 'GET',
    path: '/api/search-checks/',
    query: searchChecksQuery,
    response: searchChecks,
    right: 'hub',
    summary: 'The checks of the search in a language, each with the place of its record among the hits now',
    example: {
      first: 3,
      count: 1,
      results: [{ searched: 'Anfahrt', hit_kind: 'pages', hit_title: 'Anreise', place: 1 }],
    },
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
