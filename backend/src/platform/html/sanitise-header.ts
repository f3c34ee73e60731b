import sanitize from 'sanitize-html';

const SHARED = ['id', 'media', 'data-*'];
const RULES: sanitize.IOptions = {
  allowedTags: ['meta', 'link', 'style', 'script', 'noscript'],
  // Scripts are the purpose of this code: only administrators of the site can write it.
  allowVulnerableTags: true,
  allowedAttributes: {
    // Without http-equiv: refreshes and policies are the site's own.
    meta: [...SHARED, 'name', 'property', 'content'],
    link: [
      ...SHARED,
      'rel',
      'href',
      'hreflang',
      'type',
      'sizes',
      'as',
      'crossorigin',
      'integrity',
      'referrerpolicy',
      'title',
      'color',
    ],
    style: SHARED,
    script: [...SHARED, 'src', 'type', 'async', 'defer', 'crossorigin', 'integrity', 'referrerpolicy'],
  },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // Text in a head would begin the body.
  textFilter: () => '',
};

/**
 * The setting html_header cut down to elements of a head: meta, link, style, script and noscript. The result has one
 * form (lower case, attributes in double quotes), which shell/src/render/header-code.ts reads.
 */
export const sanitiseHeader = (html: string): string => sanitize(html.replaceAll('\0', ''), RULES).trim();
