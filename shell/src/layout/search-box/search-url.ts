import type { Href } from '@vestibule/contracts';

/**
 * Path of the search results. Where the visitor is within a category the search stays in it, from its first page
 * (docs/behaviour/frame.md#search-box).
 */
export const searchPath = (href: Href, category?: string): string =>
  href('search', category === undefined ? {} : { category, page: 1 });

/** Address of the results for a text, written as the browser itself writes that of a sent form. */
export const searchUrl = (href: Href, text: string, category?: string): string =>
  `${searchPath(href, category)}?${new URLSearchParams({ q: text }).toString()}`;
