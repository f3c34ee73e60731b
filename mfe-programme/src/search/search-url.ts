import type { Host, SearchCategory } from '@vestibule/contracts';

/** Address of the results for a text: all of them, or a page of one category. Without a text that of the form. */
export function searchUrl(href: Host['href'], text: string, category?: SearchCategory, page = 1): string {
  const path = href('search', category === undefined ? {} : { category, page });
  return text === '' ? path : `${path}?${new URLSearchParams({ q: text }).toString()}`;
}
