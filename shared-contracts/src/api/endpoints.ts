import type { Page } from '../entities';
import type * as schemas from '../schemas';

export type SchemaName = keyof typeof schemas;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint {
  readonly method: Method;
  /** Path template; `{lang}` is filled by the client, other names from the call's params; `{path}` may hold slashes. */
  readonly path: string;
  /** Also answered without the language prefix, in the language of Accept-Language (spec/001 §7). */
  readonly bare?: boolean;
  readonly query?: SchemaName;
  readonly body?: SchemaName | readonly SchemaName[];
  readonly answer: SchemaName;
  /** One line for the API's own documentation. */
  readonly summary: string;
}

const list = <S extends SchemaName>(path: string, answer: S, summary: string) => ({ method: 'GET', path, bare: true, answer, summary }) as const;

/** Every call of the site, once: the backend registers them, the client makes them, OpenAPI is derived from them. */
export const ENDPOINTS = {
  user: { method: 'GET', path: '/{lang}/pageeditor-api/user', answer: 'loginState', summary: 'The logged-in editor; 401 for anybody else' },
  navigation: { method: 'GET', path: '/{lang}/pageeditor-api/nav', answer: 'navigation', summary: 'Menu and footer' },
  page: { method: 'GET', path: '/{lang}/pageeditor-api/page/{path}', answer: 'page', summary: 'A content page by its path' },
  container: { method: 'GET', path: '/{lang}/pageeditor-api/container/by-slug/{slug}', answer: 'container', summary: 'A container section by its slug' },
  redirects: { method: 'GET', path: '/{lang}/pageeditor-api/redirect', answer: 'redirects', summary: 'The redirect list' },
  settings: { method: 'GET', path: '/pageeditor-api/settings', answer: 'settings', summary: 'Site-wide settings' },
  localSettings: { method: 'GET', path: '/{lang}/pageeditor-api/settings', answer: 'settings', summary: 'Site-wide settings in one language' },
  errorPage: list('/{lang}/api/html/errors/{status}/', 'errorPage', 'The house’s own page for a status; 404 when it has none'),
  rooms: list('/{lang}/api/rooms/', 'filterOptions', 'Rooms to filter by'),
  exhibitionTypes: list('/{lang}/api/exhibition-types/', 'filterOptions', 'Exhibition types to filter by'),
  eventTags: list('/{lang}/api/event-tags/', 'filterOptions', 'Tags to filter by'),
  series: list('/{lang}/api/series/', 'filterOptions', 'Series to filter by'),
  genres: list('/{lang}/api/genres/', 'filterOptions', 'Genres to filter by'),
  teasers: list('/{lang}/api/teasers/', 'teasers', 'Teasers to interleave with events'),
  breakingNews: list('/{lang}/api/breaking-news/', 'breakingNews', 'Alerts for the top of the page'),
  openingHoursToday: list('/{lang}/api/opening-hours-today/', 'openingHoursToday', 'Opening hours of today'),
  museum: list('/{lang}/api/museum/', 'museum', 'The house with its address, its hours, and their exceptions of the coming year'),
  events: { ...list('/{lang}/api/events/', 'eventsPage', 'Events, paged: days ascending, the latest event of a day first'), query: 'eventsQuery' },
  event: list('/{lang}/api/events/{id}/', 'event', 'An event by id'),
  calendar: { ...list('/{lang}/api/calendar/', 'calendarDates', 'Days that have events'), query: 'calendarQuery' },
  persons: list('/{lang}/api/persons/', 'persons', 'The people of the house'),
  person: list('/{lang}/api/persons/{id}/', 'person', 'Somebody, and what they take part in'),
  venue: list('/{lang}/api/venues/{id}/', 'venue', 'A place of the house, with its rooms'),
  seriesDetail: list('/{lang}/api/series/{id}/', 'seriesDetail', 'A series of events'),
  articles: { ...list('/{lang}/api/articles/', 'articlesPage', 'Articles of the magazine, paged, the newest first'), query: 'articlesQuery' },
  article: list('/{lang}/api/articles/{id}/', 'article', 'An article by id'),
  articleCategories: list('/{lang}/api/article-categories/', 'articleCategories', 'Categories that articles are in'),
  articleTags: list('/{lang}/api/article-tags/', 'articleTags', 'Tags that articles have'),
  productions: {
    ...list('/{lang}/api/productions/', 'productionsPage', 'Productions, paged, the one that ends first at the top; a season whole, otherwise what is not over'),
    query: 'productionsQuery',
  },
  production: list('/{lang}/api/productions/{id}/', 'production', 'A production by id'),
  seasons: list('/{lang}/api/seasons/', 'filterOptions', 'Seasons to filter productions by'),
  productionTags: list('/{lang}/api/production-tags/', 'filterOptions', 'Tags to filter productions by'),
  search: { ...list('/{lang}/api/search/', 'searchResults', 'What is found, the best of each category'), query: 'searchQuery' },
  searchEvents: { ...list('/{lang}/api/search/events/', 'searchPage', 'Events that are found, paged'), query: 'searchPageQuery' },
  searchOthers: { ...list('/{lang}/api/search/others/', 'searchPage', 'Everything else that is found, or one category of it, paged'), query: 'searchOthersQuery' },
  form: list('/{lang}/api/forms/{id}/', 'form', 'A form with its fields'),
  sendForm: { method: 'POST', path: '/{lang}/api/forms-entries/', bare: true, body: 'formEntry', answer: 'empty', summary: 'Keeps what somebody has filled in' },
  autocomplete: { ...list('/{lang}/api/search/autocomplete/', 'suggestions', 'What somebody may be about to search for, best first'), query: 'autocompleteQuery' },
  sitemap: { method: 'GET', path: '/api/sitemap/', query: 'sitemapQuery', answer: 'sitemap', summary: 'Every record that has a public page, paged' },
  userDetails: list('/{lang}/api/user-details/', 'userDetails', 'Whoever asks'),
  cart: list('/{lang}/api/shop-cart/', 'cart', 'Contents of the cart'),
  addToCart: { method: 'POST', path: '/{lang}/api/shop-cart/', bare: true, body: ['cartLines', 'cartLine'], answer: 'cartAnswer', summary: 'Hold tickets for 15 minutes' },
  csrf: { method: 'GET', path: '/api/csrf/', answer: 'csrfToken', summary: 'Sets and returns the csrftoken cookie' },
  login: { method: 'POST', path: '/api/login/', body: 'credentials', answer: 'loginState', summary: 'Starts an editor session' },
  changePassword: {
    method: 'POST',
    path: '/api/user-password/',
    body: 'passwordChange',
    answer: 'empty',
    summary: 'A new password for whoever is logged in; ends their other sessions',
  },
  logout: { method: 'POST', path: '/api/user-logout/', answer: 'empty', summary: 'Ends the session' },
  errorLog: { method: 'POST', path: '/api/dashboard-error-log/', body: 'errorLog', answer: 'empty', summary: 'Notes a path that was not found' },
  releases: { method: 'GET', path: '/api/releases/', answer: 'releases', summary: 'Versions of every remote, who gets them and how they fare; administrators only' },
  moveRelease: { method: 'POST', path: '/api/releases/moves/', body: 'releaseMove', answer: 'releases', summary: 'Changes who gets which version; answers the new state' },
  previewLink: {
    method: 'POST',
    path: '/api/releases/preview-links/',
    body: 'previewRequest',
    answer: 'previewLink',
    summary: 'A signed link that shows one browser other versions',
  },
  health: { method: 'GET', path: '/api/health/', answer: 'health', summary: 'Whether backend and database answer' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
type OutputOf<S extends SchemaName> = (typeof schemas)[S] extends { __outputType: infer T } ? T : never;
/** What a call answers. */
export type AnswerOf<N extends EndpointName> = N extends 'page' ? Page : OutputOf<(typeof ENDPOINTS)[N]['answer']>;
