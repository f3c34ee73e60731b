import { array, object, string } from 'yup';
import { MAX_SEARCH_LENGTH } from '../constants';
import {
  contentLanguage,
  id,
  imageObject,
  imageThumbnails,
  paged,
  pageNumber,
  pageSize,
  textSchema,
  trimmedText,
  names,
} from '../fields/common';

/** A person in the list of the team. `lang` is the language of `function` and `department`; a name has none. */
export const personListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  name: textSchema(),
  function: textSchema(),
  department: textSchema(),
  image_obj: imageObject.nullable().defined(),
});
export const persons = array().of(personListItem).required();

/** Page of the team. `letters` are the first letters of last names, to jump to; none where the team is small. */
export const teamPage = paged(personListItem).concat(object({ letters: array().of(string().required()).required() }));

/**
 * Query of the team: `q` words that begin words of a name, a function or a department; `letter` the first of a last
 * name, as in `letters`.
 */
export const teamQuery = object({
  q: trimmedText().max(MAX_SEARCH_LENGTH),
  letter: string().max(2),
  page: pageNumber(),
  page_size: pageSize(48),
}).noUnknown();

/** Titles of exhibitions or productions that a person has a part in. */
const worksOf = () =>
  array()
    .of(object({ id: id(), lang: contentLanguage(), title: textSchema(), slug: textSchema() }))
    .required();

/** A person with everything their page shows. */
export const person = personListItem.concat(
  object({
    names: names(),
    body: textSchema(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    productions: worksOf(),
    exhibitions: worksOf(),
  }),
);
