import { array, number, object, string } from 'yup';
import { audioSamples } from '../fields/audio';
import {
  contentLanguage,
  credit,
  id,
  imageObject,
  imageThumbnails,
  named,
  pageNumber,
  pageSize,
  paged,
  textSchema,
  names,
} from '../fields/common';
import { eventListItem } from './events';

/** Production in a list. `date_from` and `date_to` are the days it runs, YYYY-MM-DD. */
export const productionListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  title: textSchema(),
  summary: textSchema(),
  date_from: string().nullable().defined(),
  date_to: string().nullable().defined(),
  season: named.nullable().defined(),
  exhibition_type: object({ id: string().required(), name: textSchema() }).nullable().defined(),
  image_obj: imageObject.nullable().defined(),
});
export const productionsPage = paged(productionListItem);

/** Production with everything its page shows; `events` are its next dates, in the order of the events list. */
export const production = productionListItem.concat(
  object({
    names: names(),
    body: textSchema(),
    tags: array().of(named).required(),
    persons: array().of(credit).required(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    audio: audioSamples,
    events: array().of(eventListItem).required(),
  }),
);

/**
 * Query of the productions: `exhibition_type` is a slug, as for events; `date` is DD-MM-YYYY: productions that are over
 * by then are left out; in the `archive`, which has past productions, the last one first, those that are not over by
 * then. `now` has those that have begun by then and are not over.
 */
export const productionsQuery = object({
  season: number().integer().min(1),
  exhibition_type: string().max(120),
  tag: number().integer().min(1),
  date: string().matches(/^\d{2}-\d{2}-\d{4}$/, 'must be a day as DD-MM-YYYY'),
  view: string().oneOf(['archive', 'now'] as const),
  page: pageNumber(),
  page_size: pageSize(10),
}).noUnknown();
