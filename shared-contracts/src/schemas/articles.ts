import { array, number, object, string } from 'yup';
import {
  contentLanguage,
  flagSchema,
  id,
  imageObject,
  imageThumbnails,
  pageNumber,
  pageSize,
  paged,
  textSchema,
  names,
} from '../fields/common';

/** Category of the magazine. `style_name` identifies it in style sheets. */
export const articleCategory = object({ id: id(), name: textSchema(), style_name: textSchema(), slug: textSchema() });
/** Those that have articles, by name. */
export const articleCategories = array().of(articleCategory).required();

const tag = { id: id(), slug: textSchema(), name: textSchema() };
/** Those that articles have, by name; `count` says how many. */
export const articleTags = array()
  .of(object({ ...tag, count: number().integer().min(1).required() }))
  .required();

/** Article in a list. `date` is YYYY-MM-DD; `summary` is how its text begins, without markup. */
export const articleListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  title: textSchema(),
  summary: textSchema(),
  date: string().nullable().defined(),
  author: textSchema(),
  category: articleCategory.nullable().defined(),
  image_obj: imageObject.nullable().defined(),
});
export const articlesPage = paged(articleListItem);

/** The article that the magazine opens with; null when there is none. */
export const articlesTeaser = object({ article: articleListItem.nullable().defined() });

const neighbour = object({ id: id(), lang: contentLanguage(), title: textSchema(), slug: textSchema() });

/** Article with everything its page shows; `previous` is the next older one, `next` the next newer one. */
export const article = articleListItem.concat(
  object({
    names: names(),
    /** False only for editors: visitors do not see it, or not yet. */
    is_public: flagSchema(),
    body: textSchema(),
    tags: array().of(object(tag)).required(),
    /** The exhibition that it is about. */
    exhibition: object({ id: id(), title: textSchema(), slug: textSchema() }).nullable().defined(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    previous: neighbour.nullable().defined(),
    next: neighbour.nullable().defined(),
  }),
);

/** Query of the articles: ids of a category and a tag. */
export const articlesQuery = object({
  category: number().integer().min(1),
  tag: number().integer().min(1),
  page: pageNumber(),
  page_size: pageSize(10),
}).noUnknown();
