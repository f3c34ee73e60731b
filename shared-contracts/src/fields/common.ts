import { array, boolean, mixed, number, object, string, type AnyObject, type ISchema } from 'yup';
import { LANGUAGES, inEachLanguage, type Language } from '../languages';

/** A text that is always there but may be empty. */
export const textSchema = () => string().defined().default('');
/** A text without blanks around it. yup's own `trim` throws a TypeError where something else than a text is given. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
/** A record id: a positive integer. */
export const id = () => number().integer().min(1).required();
/** The language in which a record's texts are given; differs from the requested one when that is not translated. */
export const contentLanguage = () =>
  mixed<Language>()
    .oneOf([...LANGUAGES])
    .required();
export const flagSchema = () => boolean().defined().default(false);

/** Last part of the address of the record's page, in each language that has one: a slug (host/record-links.ts). */
export const names = () => object(inEachLanguage(() => string()));
/** One path per language that a content page has: its editors decide where it is. */
export const urls = () => object(inEachLanguage(() => string()));

/**
 * Paged list: `count` is the total number of records, `next` and `previous` are paths or null
 * (docs/behaviour/interface.md#lists).
 */
export const paged = <T>(results: ISchema<T, AnyObject>) =>
  object({
    count: number().integer().min(0).required(),
    next: string().nullable().defined(),
    previous: string().nullable().defined(),
    results: array().of(results).required(),
  });

/** Page of a list, from 1. */
export const pageNumber = () => number().integer().min(1).max(100_000).default(1);
/** Records on a page of a list. */
export const pageSize = (size: number) => number().integer().min(1).max(50).default(size);

/** Ids with commas between them, as queries have them: at most 50, as many as a list shows at once. */
export const listedIds = () =>
  string().matches(/^\d{1,9}(,\d{1,9}){0,49}$/, 'must be ids with commas between them, at most 50');

/**
 * A picture: the master's size in px, alt text, focal point as fractions from the top left, dominant colour `#rrggbb`,
 * and its credit line.
 */
export const imageObject = object({
  id: string().required(),
  width: number().integer().min(1).required(),
  height: number().integer().min(1).required(),
  alt: textSchema(),
  focal: array().of(number().min(0).max(1).required()).length(2).required(),
  color: string()
    // With 00 behind it nothing is painted: the picture is one that can be seen through.
    .matches(/^#[0-9a-f]{6}(00)?$/)
    .required(),
  credit: string(),
});

/** Paths of ready-made sizes (docs/behaviour/content.md#thumbnails). */
export const imageThumbnails = object({ small: textSchema(), medium: textSchema(), large: textSchema() });

export const named = object({ id: id(), name: textSchema() });

/** A person who takes part in it or created it, and their function. */
export const credit = object({
  id: id(),
  slug: textSchema(),
  name: textSchema(),
  /** Whether it is an ensemble. Since contracts 1.13. */
  is_group: boolean(),
  function: textSchema(),
  image_obj: imageObject.nullable().defined(),
});
