import { TAGS_HEADER } from './constants';

/**
 * The tag of everything of a kind. A change of a record of that kind purges it, or the record's own tag where the
 * change concerns nothing else.
 */
const TAG_OF_KIND = {
  page: 'pages',
  container: 'containers',
  teaser: 'teasers',
  form: 'forms',
  event: 'events',
  production: 'productions',
  exhibition: 'exhibitions',
  series: 'series',
  article: 'articles',
  person: 'persons',
  venue: 'venues',
  menu: 'nav',
  redirect: 'redirects',
  /** Settings, opening hours, alerts and other texts of the site. */
  settings: 'settings',
} as const;

export type TaggedKind = keyof typeof TAG_OF_KIND;
export type KindTag = (typeof TAG_OF_KIND)[TaggedKind];
/** Tags that a response of the backend, and a page rendered from it, may depend on. */
export type Tag = KindTag | `${TaggedKind}:${number}`;

/** Whatever it may have been that changed. */
export const ALL_TAGS: readonly KindTag[] = Object.values(TAG_OF_KIND);

/** The tag of one record. */
export const tagOf = (kind: TaggedKind, id: number): Tag => `${kind}:${id}`;

/** Tags as a header lists them. Those that only another version of the backend knows are compared like all others. */
export const parseTags = (header: string | null | undefined): readonly Tag[] =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag): tag is Tag => tag !== '');

/** Tags that a response of the backend depends on. */
export const tagsOf = (headers: Headers): readonly Tag[] => parseTags(headers.get(TAGS_HEADER));
