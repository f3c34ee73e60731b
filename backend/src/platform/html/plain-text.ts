import { decodeXML } from 'entities';
import sanitize from 'sanitize-html';

/** Tags that part words, unlike `<em>` and its like. */
const PARTING = /<(?=\/?(?:p|h[1-6]|ul|ol|li|br|blockquote|figure|figcaption|hr|pre|table|caption|tr|t[dh])\b)/gi;

/** The words of HTML in one line, without markup. */
export function plainText(html: string): string {
  const bare = sanitize(html.replace(PARTING, ' <'), { allowedTags: [], allowedAttributes: {} });
  return decodeXML(bare).replace(/\s+/g, ' ').trim();
}

/** The beginning of a text in at most `max` characters, whole words, with an ellipsis where something is left out. */
export function shorten(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/\s+\S*$/, '')
        .replace(/[\s.,;:–-]+$/, '')}…`;
}
