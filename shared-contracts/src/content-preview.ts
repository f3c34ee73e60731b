/**
 * Parameter of a page's address that shows the page as its editors see it to anyone with the link. Neither caches nor
 * search engines store such a page.
 */
export const PREVIEW_PARAMETER = 'preview';
