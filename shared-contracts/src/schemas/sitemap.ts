import { array, number, object, string } from 'yup';
import { MAX_SITEMAP_PAGE } from '../constants';
import { id, paged, names } from '../fields/common';

/** Kinds of records that have a page of their own. */
const SITEMAP_KINDS = ['page', 'event', 'production', 'exhibition', 'article', 'person', 'series', 'venue'] as const;

export const sitemapQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  page_size: number().integer().min(1).max(MAX_SITEMAP_PAGE).default(MAX_SITEMAP_PAGE),
}).noUnknown();

/**
 * A record that has a page. `names` has, for each language of the page, the part of the address besides the id: a
 * content page's whole path, any other record's slug. `images` are paths; `modified` is ISO 8601, null where it is not
 * recorded.
 */
const sitemapRecord = object({
  kind: string()
    .oneOf([...SITEMAP_KINDS])
    .required(),
  id: id(),
  names: names(),
  images: array().of(string().required()).required(),
  modified: string().nullable().defined(),
});
export const sitemap = paged(sitemapRecord);
