/** Addresses of the gateway's own, each with the part that serves it. */

/** Data of a page, by composition and path: page-data.ts. */
export const DATA_PREFIX = '/_data/';
/** Where pages of a development session hear of a newer build: develop/develop-routes.ts. */
export const DEVELOP_EVENTS = '/_develop/events';
