import { line, requiredChoice } from '../fields/field';
import { LANGUAGES } from '../languages';
import { defineKeylessRecord } from './define-record';

/** Most characters of a list of words. */
const MAX_WORDS = 500;

/**
 * Words of visitors that the site's texts do not use, and what to search for instead; without `means` they are stop
 * words, which searches leave out. Both are lists, separated by commas; a part of either may have several words.
 */
export default defineKeylessRecord({
  kind: 'synonyms',
  identity: ['language', 'typed'],
  fields: {
    language: requiredChoice(...LANGUAGES),
    typed: line({ required: true, max: MAX_WORDS }),
    means: line({ max: MAX_WORDS }),
  },
});
