import { MAX_SEARCH_LENGTH, SEARCH_CATEGORIES } from '../constants';
import { line, requiredChoice } from '../fields/field';
import { LANGUAGES } from '../languages';
import { defineKeylessRecord } from './define-record';

/**
 * Searches of visitors, each with a record that has to be among the first hits
 * (docs/behaviour/editing.md#checks-of-the-search).
 */
export default defineKeylessRecord({
  kind: 'search_checks',
  identity: ['language', 'searched'],
  fields: {
    language: requiredChoice(...LANGUAGES),
    searched: line({ required: true, max: MAX_SEARCH_LENGTH }),
    hit_kind: requiredChoice(...SEARCH_CATEGORIES),
    /** The record's title in the language; several that are as good are separated by ` / `. */
    hit_title: line({ required: true, max: 1000 }),
  },
});
