import { array, object, string } from 'yup';
import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from '../constants';
import { imageObject, textSchema } from '../fields/common';

/** Kinds of records that have a page of their own to lead to. */
const SUGGESTION_KINDS = ['event', 'page', 'article', 'production', 'exhibition', 'person', 'venue', 'form'] as const;

/** The text that the visitor has typed so far. */
export const autocompleteQuery = object({ q: string().max(MAX_SEARCH_LENGTH).default('') }).noUnknown();

/**
 * Something that could be searched for: its title in the language it is shown in. `when` is the day of an event in
 * words; empty for all others.
 */
const suggestion = object({
  text: string().required(),
  kind: string()
    .oneOf([...SUGGESTION_KINDS])
    .required(),
  when: textSchema(),
  /** Since contracts 1.13; null where the record has none. */
  image_obj: imageObject.nullable().optional(),
});
/** The kind with the best one first, each kind together; no text twice. */
export const suggestions = array().of(suggestion).max(MAX_SUGGESTIONS).required();
