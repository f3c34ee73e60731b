import type { Language } from '@vestibule/contracts';

/**
 * Path of the search results. Where the visitor is within a category the search stays in it, from its first page
 * (spec/000 §2, search box); nothing declares the route by name, as its page is another team's.
 */
export const searchPath = (lang: Language, category?: string): string =>
  category === undefined ? `/${lang}/search` : `/${lang}/search/${encodeURIComponent(category)}/1`;

/** Address of the results for a text, written as the browser itself writes that of a sent form. */
export const searchUrl = (lang: Language, text: string, category?: string): string =>
  `${searchPath(lang, category)}?${new URLSearchParams({ q: text }).toString()}`;
