/**
 * Parameter of a page's address that shows the page as its editors see it to anyone with the link. Neither caches nor
 * search engines store such a page.
 */
export const PREVIEW_PARAMETER = 'preview';

/** The query of a page's calls that have the record of the page: with the preview that the page's address names. */
export function previewOf(url: URL): { readonly query?: { readonly [PREVIEW_PARAMETER]: string } } {
  const token = url.searchParams.get(PREVIEW_PARAMETER);
  return token === null ? {} : { query: { [PREVIEW_PARAMETER]: token } };
}
