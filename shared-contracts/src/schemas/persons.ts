import { array, object } from 'yup';
import { contentLanguage, id, imageObject, imageThumbnails, text, urls } from './common';

/** Somebody in the list of the house's people. `lang` is the language of `function` and `department`; a name has none. */
export const personListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: text(),
  name: text(),
  function: text(),
  department: text(),
  image_obj: imageObject.nullable().defined(),
});
export const persons = array().of(personListItem).required();

/** Somebody with everything their page shows. `next_event` is where a production can be seen next. */
export const person = personListItem.concat(
  object({
    urls: urls(),
    body: text(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    productions: array()
      .of(object({ id: id(), lang: contentLanguage(), title: text(), next_event: object({ id: id(), slug: text() }).nullable().defined() }))
      .required(),
  }),
);
