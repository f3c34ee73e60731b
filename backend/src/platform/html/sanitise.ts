import sanitize from 'sanitize-html';

const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'pre',
  'hr',
  ...TABLE,
];
const INLINE = [
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'cite',
  'q',
  'img',
  'code',
  'sup',
  'sub',
  'abbr',
  'span',
];
const ALIGNMENTS = ['text-left', 'text-center', 'text-right'];
/** Pictures of this site only: another host would learn who reads the page. */
const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

const RULES: sanitize.IOptions = {
  allowedTags: [...BLOCKS, ...INLINE],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt'],
    span: ['lang'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: Object.fromEntries([...BLOCKS, ...INLINE].map((tag) => [tag, ALIGNMENTS])),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    div: 'p',
    h1: 'h2',
    ol: (tagName, { start = '', ...attribs }) => ({
      tagName,
      attribs: /^\d{1,4}$/.test(start) ? { ...attribs, start } : attribs,
    }),
    // A page opened in a new window must not be able to steer this one.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !OWN_PICTURE.test(frame.attribs['src'] ?? ''),
};

/**
 * Untrusted HTML cut down to the elements that the editor can write: structure, links and pictures of this site; no
 * styles, scripts or iframes. Imports and edits both go through here, so stored HTML is safe to show. Sanitising twice
 * changes nothing.
 */
export function sanitiseHtml(html: string): string {
  // The second pass straightens the paragraphs that nested divs became.
  const once = sanitize(html.replaceAll('\0', ''), RULES);
  return sanitize(once, RULES).replace(/<p(?: class="[\w -]*")?>\s*<\/p>/g, '');
}
