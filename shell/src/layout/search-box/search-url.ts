import type { Language } from '@vestibule/contracts';

/**
 * Path of the search results. Where the visitor is within a category the search stays in it, from its first page
 * (docs/behaviour/frame.md#search-box); the route is not imported by name, as another team owns its page.
 */
export const searchPath = (lang: Language, category?: string): string =>
  category === undefined ? `/${lang}/search` : `/${lang}/search/${encodeURIComponent(category)}/1`;

/** Address of the results for a text, written as the browser itself writes that of a sent form. */
export const searchUrl = (lang: Language, text: string, category?: string): string =>
  `${searchPath(lang, category)}?${new URLSearchParams({ q: text }).toString()}`;
