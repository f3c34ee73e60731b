import { plainText, shorten } from '../html/plain-text';

/** Two lines of a list and a search engine's excerpt both fit into it. */
const LENGTH = 200;

/** How a record's text begins, for lists and descriptions. */
export const summaryOf = (html: string): string => shorten(plainText(html), LENGTH);
