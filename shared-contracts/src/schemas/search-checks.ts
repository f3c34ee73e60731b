import { array, number, object, string } from 'yup';
import { SEARCH_CATEGORIES } from '../constants';
import { pageNumber } from '../fields/common';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages';

/** The page of the checks: each of them makes a search. */
export const searchChecksQuery = object({
  language: string()
    .oneOf([...LANGUAGES])
    .default(DEFAULT_LANGUAGE),
  page: pageNumber(),
}).noUnknown();

/**
 * Checks of the search (records/search-checks.ts), of `count` in the language. `place` counts the hits from 1 and is
 * null where the record is not among those that a visitor sees at once; a check fails beyond `first`.
 */
export const searchChecks = object({
  first: number().integer().min(1).required(),
  count: number().integer().min(0).required(),
  results: array()
    .of(
      object({
        searched: string().required(),
        hit_kind: string()
          .oneOf([...SEARCH_CATEGORIES])
          .required(),
        hit_title: string().required(),
        place: number().integer().min(1).nullable().defined(),
      }),
    )
    .required(),
});
