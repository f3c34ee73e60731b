import { array, mixed, number, object, string } from 'yup';
import { MAX_LISTED, MAX_REPEATS, MAX_SEARCH_LENGTH } from '../constants';
import { isPlainObject } from '../plain-object';
import { id, pageNumber, paged, trimmedText, urls } from '../fields/common';
import { publicationState } from './publications';

/** The values of a record in the form of packs; the definition of the kind lists its fields (records/<kind>.ts). */
const values = () => mixed<Readonly<Record<string, unknown>>>(isPlainObject).required();

/**
 * `version` changes with the values: a write names the version that it is based on. A page that is read has its
 * addresses, and its publication in each language.
 */
export const record = object({
  id: id(),
  version: string().required(),
  values: values(),
  urls: urls().optional().default(undefined),
  publication: array().of(publicationState),
});
/** Settings or navigation of the site, in the form of packs. */
export const houseDocument = object({ version: string().required(), values: values() });
/**
 * Records as lists have them, without modules. `depth` of a kind whose records are below one another, as pages are; the
 * list has them in that order then.
 */
export const recordsPage = paged(record.concat(object({ depth: number().integer().min(0) })));

/** A page of a kind's records. */
export const recordsQuery = object({
  page: pageNumber(),
  page_size: number().integer().min(1).max(MAX_LISTED).default(25),
  /** Words that the texts of one line must have. */
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  /** Name of a field, after `-` for the other direction. */
  sort: trimmedText().max(60).default(''),
  /** A JSON object of values by field, e.g. `{"venue":"Salzhof","is_online":true}`. */
  filter: trimmedText().max(2000).default(''),
});

/** Days (YYYY-MM-DD) on which an event takes place as well. */
export const eventRepeat = object({
  days: array()
    .of(
      string()
        .required()
        .max(10)
        .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be a day as YYYY-MM-DD'),
    )
    .min(1)
    .max(MAX_REPEATS)
    .required()
    .test('once', '${path} must name each day once', (days) => new Set(days).size === days?.length),
}).noUnknown();
/** Ids of the new events, in the order of the days. */
export const eventRepeated = object({ ids: array().of(id()).required() });

/** Where a page comes to stand: below `parent`, null for the top, right before `before`, null for the end. */
export const pagePlace = object({
  parent: number().integer().min(1).nullable().defined(),
  before: number().integer().min(1).nullable().defined(),
}).noUnknown();

/** Code of the refusal of a record that its author has been asked about and confirms. */
export const recordConfirmed = object({
  confirm: string()
    .oneOf(['', 'hides_page'] as const)
    .default(''),
});

/** Values by field. A change leaves out unchanged fields, and gives null for a field that it removes. */
export const recordBody = values();

/**
 * Records that others can refer to, by the word that packs use; `slug` is empty where a record has none, and so is
 * `day`, the day of an event, YYYY-MM-DD.
 */
export const recordOptions = array()
  .of(
    object({
      id: id(),
      slug: string().defined(),
      label: string().required(),
      title: string().defined(),
      day: string().default(''),
    }),
  )
  .required();
export const recordOptionsQuery = object({
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  /** Ids of the options that come first, whatever the words, e.g. `7,12`. */
  ids: trimmedText()
    .matches(/^(\d{1,9}(,\d{1,9}){0,199})?$/, 'must be ids with commas between them, 200 at most')
    .default(''),
});
