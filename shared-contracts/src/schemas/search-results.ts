import { array, number, object, string } from 'yup';
import { MAX_SEARCH_LENGTH, SEARCH_CATEGORIES } from '../constants';
import { contentLanguage, flagSchema, id, imageObject, pageNumber, paged, textSchema } from '../fields/common';

const category = () => string().oneOf([...SEARCH_CATEGORIES]);
const searchText = () => string().max(MAX_SEARCH_LENGTH).default('');

/** A text, and where in it the words are that were searched for: from `start` to before `end`, in UTF-16 units. */
export const markedText = object({
  text: textSchema(),
  marks: array()
    .of(object({ start: number().integer().min(0).required(), end: number().integer().min(1).required() }))
    .required(),
});

/**
 * Something that was found. `name` is the part of its address besides the id: a content page's whole path, any other
 * record's slug. `excerpt` is the part of its text that says why. `date_start` and `date_end` are as those of an event
 * where `all_day` is false, else days YYYY-MM-DD; `place` is where it happens or is. `state` is that of an event or a
 * production, as far as its tickets have no part in it.
 */
export const searchHit = object({
  category: category().required(),
  id: id(),
  lang: contentLanguage(),
  name: string().required(),
  title: markedText,
  excerpt: markedText,
  date_start: string().nullable().defined(),
  date_end: string().nullable().defined(),
  all_day: flagSchema(),
  place: textSchema(),
  state: string().oneOf(['', 'cancelled', 'over']).defined(),
  image_obj: imageObject.nullable().defined(),
});
/** The searched text with misspelt words corrected, where the hits are those of the correction. */
const meant = () => string().nullable().defined();
export const searchPage = paged(searchHit).shape({ meant: meant() });

/**
 * Categories with results, each with the best of them, the category with the best hit first; `count` is the number of
 * all.
 */
export const searchResults = object({
  count: number().integer().min(0).required(),
  meant: meant(),
  groups: array()
    .of(
      object({
        category: category().required(),
        count: number().integer().min(1).required(),
        results: array().of(searchHit).required(),
      }),
    )
    .required(),
});

export const searchQuery = object({ q: searchText() }).noUnknown();
export const searchPageQuery = object({ q: searchText(), page: pageNumber() }).noUnknown();
/** Without a category: everything but events, together. */
export const searchOthersQuery = object({
  q: searchText(),
  category: string().oneOf(SEARCH_CATEGORIES.filter((one) => one !== 'events')),
  page: pageNumber(),
}).noUnknown();
