/**
 * Parameter of a page's address under which whoever has the link sees the page as its editors do. What it leads to is
 * kept nowhere: neither by caches nor by search engines.
 */
export const PREVIEW_PARAMETER = 'preview';
