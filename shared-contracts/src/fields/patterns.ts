import { EMAIL } from '../email';

/** Patterns of one-line texts, and the messages that an editor gets. */
export const PATTERNS = {
  /** Part of an address after `#`. */
  anchor: { rule: /^[\w-]*$/, message: 'may hold letters, digits, - and _ only' },
  /** One segment of a path. */
  segment: { rule: /^(?!\.{1,2}$)[\w.~-]*$/, message: 'must be one path segment of letters, digits, - and _' },
  path: { rule: /^\/(?![/\\])\S*$/, message: 'must be a path that starts with one /' },
  /** A day of one year, or of every year. */
  any_day: { rule: /^(\d{4}|-)-\d{2}-\d{2}$/, message: 'must be a day as YYYY-MM-DD or --MM-DD' },
  /** A country, or a part of one, of ISO 3166. */
  region: { rule: /^[A-Z]{2}(-[A-Z\d]{1,3})?$/, message: 'must be a region of ISO 3166 such as CZ or DE-SN' },
  https: { rule: /^https:\/\/\S+$/, message: 'must be an https address' },
  /** Shops of others may still be on http. */
  web_address: { rule: /^(https?:\/\/|\/(?![/\\]))\S*$/, message: 'must be an http(s) address or a path of this site' },
  /** A host on the internet, without a scheme, port or path. */
  host: {
    rule: /^(?:(?!-)[a-z\d-]{1,63}\.)+[a-z]{2,63}$/,
    message: 'must be the name of a host such as stats.example.org',
  },
  /** A podcast's own host; it becomes a source of the content security policy. */
  podcast_host: { rule: /^[a-z\d-]+\.podigee\.io$/, message: 'must be a host at Podigee such as museum.podigee.io' },
  tag_manager: { rule: /^GTM-[A-Z\d]{4,12}$/, message: 'must be the id of a tag manager such as GTM-ABC1234' },
  /** As people write it: digits, with a plus, spaces, brackets and dashes. */
  phone: { rule: /^\+?[\d\s()/–-]{5,40}$/, message: 'must be a telephone number such as +49 9632 1234-0' },
  email: { rule: EMAIL, message: 'must be one e-mail address' },
  hubspot_id: {
    rule: /^1[\w-]{22}[\da-z]{2,10}$/,
    message: 'must be the last part of the form’s link at HubSpot, such as 1xC3RF9XJSoKkZ1qRiRY2cw4nk6m',
  },
  /** Flags of a teaser's card: a wide picture, the colours of a page theme. */
  teaser_style: {
    rule: /^(?:(?:wide|cc01|cc02|cc03)(?: +(?=\S)|$))*$/,
    message: 'may hold wide, cc01, cc02 and cc03 only, with blanks between them',
  },
  slug: { rule: /^[a-z][a-z0-9_]{0,59}$/, message: 'must be small letters, digits and _' },
  open_graph_type: {
    rule: /^[a-z]+(\.[a-z_]+)?$/,
    message: 'must be a type of Open Graph such as website, article or video.movie',
  },
} as const;
export type Pattern = keyof typeof PATTERNS;
