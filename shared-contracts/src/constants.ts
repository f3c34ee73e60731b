/** Business constants that more than one package needs; each names the place that sets it. */

/** How long held tickets and the cart cookies live, in minutes (docs/behaviour/tickets.md#reservation). */
export const RESERVATION_MINUTES = 15;
/** How long a save alert is shown, in milliseconds; errors stay (docs/behaviour/editing.md#alerts). */
export const ALERT_MS = 4000;
/** All dates are shown in this zone unless the event names its own (docs/behaviour/frame.md#dates-and-times). */
export const SITE_TIME_ZONE = 'Europe/Berlin';
/** How many tickets of one price may be chosen at once; keeps a typo from selling the hall out. */
export const MAX_TICKETS_PER_LINE = 20;
/** Text of a price that is the full one, in responses of every language; every other text is that of a discount. */
export const FULL_PRICE = 'Vollpreis';
/** Characters that a new password must have. */
export const MIN_PASSWORD_LENGTH = 12;
/** Characters that a search may have at most. */
export const MAX_SEARCH_LENGTH = 100;
/** Records of one page of a list of the hub; a tree is listed as a whole, unless it has more. */
export const MAX_LISTED = 500;
/** Suggestions of the search box; a longer list takes longer to read than to type on. */
export const MAX_SUGGESTIONS = 8;
/** Categories of the search, in the order of the results; the names are part of the results' addresses. */
export const SEARCH_CATEGORIES = [
  'exhibitions',
  'events',
  'pages',
  'articles',
  'productions',
  'persons',
  'venues',
  'forms',
] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];
/** Most characters of a table of records that is imported, and most of its lines. */
export const MAX_TABLE_LENGTH = 500_000;
export const MAX_TABLE_ROWS = 300;
/** Maximum of records in a page of the sitemap's list: the backend serves others meanwhile. */
export const MAX_SITEMAP_PAGE = 1000;
/** Widths in px that pictures are offered in (docs/behaviour/content.md#pictures). */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
/**
 * Formats that pictures are offered in, best first; PNG instead of JPEG where a picture can be seen through
 * (docs/behaviour/content.md#pictures).
 */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;

/** Colours of a page, a section or a teaser, by the classes that have them. */
export const PAGE_THEMES = ['cc01', 'cc02', 'cc03'] as const;

/** Names of the cookies that the browser and the servers share. */
export const COOKIES = {
  session: 'sessionid',
  csrf: 'csrftoken',
  /** Session of a customer; editors have `session`. */
  customer: 'customerid',
  /** There while such a session is: pages are the same for everybody, and a browser asks who it is by this alone. */
  signedIn: 'signed_in',
  cart: 'cartid',
  cartAmount: 'cartAmount',
  cartUrl: 'cartUrl',
  /**
   * Id of the top alert that this browser has closed (docs/behaviour/frame.md#top-alert); written by the page itself,
   * read by no server.
   */
  closedAlert: 'vestibule_alert',
  /** The visitor's consent (docs/behaviour/frame.md#consent); written by the page itself. */
  consent: 'vestibule_consent',
} as const;

/** Form of a session token as the backend issues it: 32 random bytes in base64url. Nothing else can be one. */
export const SESSION_TOKEN = /^[\w-]{43}$/;

/** Request header that repeats the csrf cookie on every write (docs/behaviour/editing.md#calls-of-editors). */
export const CSRF_HEADER = 'X-CSRFToken';
/** Response header in which the backend names the tags that it changed; the gateway purges and strips it. */
export const PURGE_HEADER = 'x-purge-tags';
/** Response header in which the backend names the tags that a record list or record depends on. */
export const TAGS_HEADER = 'x-tags';
