import { array, object, string } from 'yup';
import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from '../constants';

/** Kinds of records that have a page of their own to lead to. */
const SUGGESTION_KINDS = ['event', 'page', 'article', 'production', 'person'] as const;

/** The text that the visitor has typed so far. */
export const autocompleteQuery = object({ q: string().max(MAX_SEARCH_LENGTH).default('') }).noUnknown();

/** Something that could be searched for: its title in the language it is shown in. */
const suggestion = object({
  text: string().required(),
  kind: string()
    .oneOf([...SUGGESTION_KINDS])
    .required(),
});
/** Best first; no text twice. */
export const suggestions = array().of(suggestion).max(MAX_SUGGESTIONS).required();
