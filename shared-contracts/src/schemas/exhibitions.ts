import { array, number, object, string } from 'yup';
import { audioSamples } from '../fields/audio';
import {
  contentLanguage,
  credit,
  flagSchema,
  id,
  imageObject,
  imageThumbnails,
  listedIds,
  named,
  names,
  pageNumber,
  pageSize,
  paged,
  textSchema,
} from '../fields/common';
import { articleListItem } from './articles';
import { eventListItem } from './events';
import { openingRange } from './house';
import { postalAddress } from './places';

/**
 * States of an exhibition on a day: `last_days` are the last two weeks; one without days, or that is permanent and has
 * begun, is `permanent`.
 */
const EXHIBITION_STATES = ['announced', 'running', 'last_days', 'permanent', 'over'] as const;
/** Languages in which the texts of an exhibition can be read, and signed films be seen. */
const EXHIBITION_LANGUAGES = ['de', 'en', 'cs', 'easy_language', 'sign_language'] as const;

const amount = () => string().matches(/^\d+\.\d{2}$/);

/**
 * Exhibition in a list. `date_from` and `date_to` are its first and last day, YYYY-MM-DD; `state` is that of today.
 * `opening_exceptions` are the days of the coming twelve months (`date` is YYYY-MM-DD) on which it opens otherwise than
 * its venue. Prices are decimal strings in euro, null where none are given or it is free. One that is over sells
 * nothing.
 */
export const exhibitionListItem = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  title: textSchema(),
  subline: textSchema(),
  summary: textSchema(),
  date_from: string().nullable().defined(),
  date_to: string().nullable().defined(),
  is_permanent: flagSchema(),
  state: string()
    .oneOf([...EXHIBITION_STATES])
    .required(),
  exhibition_type: object({ id: string().required(), name: textSchema() }).nullable().defined(),
  venue: object({ id: id(), slug: textSchema(), name: textSchema() }).nullable().defined(),
  rooms: array().of(named).required(),
  floor: textSchema(),
  /** Access of all of its rooms, or of its venue. Since contracts 1.13. */
  means: array().of(object({ id: string().required(), name: textSchema() })),
  opening_exceptions: array()
    .of(openingRange.concat(object({ date: string().required() })))
    .required(),
  is_free: flagSchema(),
  price_from: amount().nullable().defined(),
  price_to: amount().nullable().defined(),
  image_obj: imageObject.nullable().defined(),
});
export const exhibitionsPage = paged(exhibitionListItem);

const document = object({
  title: textSchema(),
  lang: contentLanguage(),
  url: string().required(),
  type: string().required(),
});

/**
 * Exhibition with everything its page shows. `access` is its own, or that of its venue; `tickets_from` is the first day
 * of sale; `events` are its next dates, in the order of the events list; `articles` the newest about it first.
 */
export const exhibition = exhibitionListItem.concat(
  object({
    names: names(),
    body: textSchema(),
    access: textSchema(),
    languages: array()
      .of(
        string()
          .oneOf([...EXHIBITION_LANGUAGES])
          .required(),
      )
      .required(),
    venue_detail: object({
      address: postalAddress(),
      address_line: textSchema(),
      latitude: number().nullable().defined(),
      longitude: number().nullable().defined(),
      theme: string().oneOf(['museum', 'castle']).required(),
    })
      .nullable()
      .defined(),
    prices: array()
      .of(object({ label: textSchema(), amount: amount().required() }))
      .required(),
    tickets_from: string().nullable().defined(),
    ticket_url: textSchema(),
    tags: array().of(named).required(),
    persons: array().of(credit).required(),
    image_thumbnails: imageThumbnails.nullable().defined(),
    pictures: array()
      .of(object({ image_obj: imageObject, caption: textSchema() }))
      .required(),
    audio: audioSamples,
    press: array().of(document).required(),
    events: array().of(eventListItem).required(),
    articles: array().of(articleListItem).required(),
  }),
);

/** Favourites: ids of events and of exhibitions, as the lists' `ids`. Since contracts 1.13. */
export const favouritesQuery = object({ events: listedIds(), exhibitions: listedIds() }).noUnknown();

const queryDay = () => string().matches(/^\d{2}-\d{2}-\d{4}$/, 'must be a day as DD-MM-YYYY');

/**
 * Query of the exhibitions: all that are not over unless `view` says which. `date` is DD-MM-YYYY: those that are on
 * that day. `year` narrows the archive to those that ended in it; `exhibition_type` is a slug, as for events; `ids` has
 * commas between them.
 */
export const exhibitionsQuery = object({
  view: string().oneOf(['current', 'permanent', 'announced', 'archive'] as const),
  date: queryDay(),
  year: number().integer().min(1800).max(2999),
  exhibition_type: string().max(120),
  tag: number().integer().min(1),
  venue: number().integer().min(1),
  person: number().integer().min(1),
  ids: listedIds(),
  page: pageNumber(),
  page_size: pageSize(10),
}).noUnknown();
