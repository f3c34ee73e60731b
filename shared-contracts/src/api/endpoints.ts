import type { Page } from '../entities';
import { MAX_FORM_FILE_BYTES } from '../form-files';
import type * as schemas from '../schemas';
import type { CUSTOMER_ENDPOINTS } from './customer-endpoints';
import type { EDITORS_ENDPOINTS } from './editors-endpoints';
import type { Endpoint, SchemaName } from './endpoint';
import type { POST_ENDPOINTS } from './post-endpoints';

export type { Endpoint, Method, SchemaName } from './endpoint';

const KB = 1024;
const list = <S extends SchemaName>(path: string, answer: S) => ({ method: 'GET', path, bare: true, answer }) as const;
/**
 * Every call of the site but those of customer-endpoints.ts, editors-endpoints.ts and post-endpoints.ts, once: the
 * backend registers them, the client makes them, OpenAPI is derived from them. Each page loads this list.
 */
export const ENDPOINTS = {
  user: { method: 'GET', path: '/{lang}/pageeditor-api/user', answer: 'loginState' },
  navigation: { method: 'GET', path: '/{lang}/pageeditor-api/nav', answer: 'navigation' },
  page: { method: 'GET', path: '/{lang}/pageeditor-api/page/{path}', query: 'pageQuery', answer: 'page' },
  container: { method: 'GET', path: '/{lang}/pageeditor-api/container/by-slug/{slug}', answer: 'container' },
  createContainer: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/container/by-slug',
    body: 'containerCreation',
    bodyLimit: KB,
    answer: 'container',
  },
  redirects: { method: 'GET', path: '/{lang}/pageeditor-api/redirect', answer: 'redirects' },
  settings: { method: 'GET', path: '/pageeditor-api/settings', answer: 'settings' },
  localSettings: { method: 'GET', path: '/{lang}/pageeditor-api/settings', answer: 'settings' },
  errorPage: list('/{lang}/api/html/errors/{status}/', 'errorPage'),
  rooms: list('/{lang}/api/rooms/', 'filterOptions'),
  exhibitionTypes: list('/{lang}/api/exhibition-types/', 'filterOptions'),
  eventTags: list('/{lang}/api/event-tags/', 'filterOptions'),
  series: list('/{lang}/api/series/', 'seriesOptions'),
  genres: list('/{lang}/api/genres/', 'filterOptions'),
  eventAccess: list('/{lang}/api/event-access/', 'filterOptions'),
  teasers: list('/{lang}/api/teasers/', 'teasers'),
  breakingNews: list('/{lang}/api/breaking-news/', 'breakingNews'),
  openingHours: list('/{lang}/api/opening-hours/', 'openingHours'),
  openingHoursToday: list('/{lang}/api/opening-hours-today/', 'openingHoursToday'),
  museum: list('/{lang}/api/museum/', 'museum'),
  events: { ...list('/{lang}/api/events/', 'eventsPage'), query: 'eventsQuery' },
  event: list('/{lang}/api/events/{id}/', 'event'),
  eventSeats: list('/{lang}/api/events/{id}/seats/', 'eventSeats'),
  eventTickets: list('/{lang}/api/events/{id}/tickets/', 'eventTickets'),
  eventFacets: { ...list('/{lang}/api/events/facets/', 'eventFacets'), query: 'facetsQuery' },
  calendar: { ...list('/{lang}/api/calendar/', 'calendarDates'), query: 'calendarQuery' },
  persons: list('/{lang}/api/persons/', 'persons'),
  team: { ...list('/{lang}/api/team/', 'teamPage'), query: 'teamQuery' },
  person: list('/{lang}/api/persons/{id}/', 'person'),
  venues: list('/{lang}/api/venues/', 'venues'),
  venue: list('/{lang}/api/venues/{id}/', 'venue'),
  seriesDetail: list('/{lang}/api/series/{id}/', 'seriesDetail'),
  articles: { ...list('/{lang}/api/articles/', 'articlesPage'), query: 'articlesQuery' },
  article: list('/{lang}/api/articles/{id}/', 'article'),
  articlesTeaser: list('/{lang}/api/articles-teaser/', 'articlesTeaser'),
  articleCategories: list('/{lang}/api/article-categories/', 'articleCategories'),
  articleTags: list('/{lang}/api/article-tags/', 'articleTags'),
  productions: {
    ...list('/{lang}/api/productions/', 'productionsPage'),
    query: 'productionsQuery',
  },
  production: list('/{lang}/api/productions/{id}/', 'production'),
  seasons: list('/{lang}/api/seasons/', 'filterOptions'),
  productionTypes: list('/{lang}/api/production-types/', 'filterOptions'),
  productionTags: list('/{lang}/api/production-tags/', 'filterOptions'),
  search: { ...list('/{lang}/api/search/', 'searchResults'), query: 'searchQuery' },
  searchEvents: { ...list('/{lang}/api/search/events/', 'searchPage'), query: 'searchPageQuery' },
  searchOthers: { ...list('/{lang}/api/search/others/', 'searchPage'), query: 'searchOthersQuery' },
  form: list('/{lang}/api/forms/{id}/', 'form'),
  sendForm: {
    method: 'POST',
    path: '/{lang}/api/forms-entries/',
    bare: true,
    body: 'formEntry',
    bodyLimit: 128 * KB,
    answer: 'empty',
  },
  uploadTempFile: {
    method: 'POST',
    path: '/{lang}/api/temp-files/',
    upload: MAX_FORM_FILE_BYTES,
    multipart: true,
    answer: 'tempFile',
  },
  autocomplete: { ...list('/{lang}/api/search/autocomplete/', 'suggestions'), query: 'autocompleteQuery' },
  sitemap: { method: 'GET', path: '/api/sitemap/', query: 'sitemapQuery', answer: 'sitemap' },
  userDetails: list('/{lang}/api/user-details/', 'userDetails'),
  cart: list('/{lang}/api/shop-cart/', 'cart'),
  addToCart: {
    method: 'POST',
    path: '/{lang}/api/shop-cart/',
    bare: true,
    body: ['cartLines', 'cartLine'],
    bodyLimit: 16 * KB,
    answer: 'cartAnswer',
  },
  changeCart: {
    method: 'PATCH',
    path: '/{lang}/api/shop-cart/lines/{id}/',
    body: 'cartChange',
    bodyLimit: KB,
    answer: 'cart',
  },
  extendCart: { method: 'POST', path: '/{lang}/api/shop-cart/extension/', answer: 'cart' },
  placeOrder: {
    method: 'POST',
    path: '/{lang}/api/orders/',
    body: 'orderRequest',
    bodyLimit: 16 * KB,
    answer: 'orderPlaced',
  },
  order: { method: 'GET', path: '/{lang}/api/orders/{number}/{signature}/', answer: 'order' },
  cancelOrder: { method: 'POST', path: '/{lang}/api/orders/{number}/{signature}/cancel/', answer: 'order' },
  waitingPlace: { method: 'GET', path: '/{lang}/api/waiting/{number}/{signature}/', answer: 'waitingPlace' },
  csrf: { method: 'GET', path: '/api/csrf/', answer: 'csrfToken' },
  login: { method: 'POST', path: '/api/login/', body: 'credentials', bodyLimit: 4 * KB, answer: 'loginState' },
  changePassword: {
    method: 'POST',
    path: '/api/user-password/',
    body: 'passwordChange',
    bodyLimit: 4 * KB,
    answer: 'empty',
  },
  logout: { method: 'POST', path: '/api/user-logout/', answer: 'empty' },
  errorLog: {
    method: 'POST',
    path: '/api/dashboard-error-log/',
    body: 'errorLog',
    bodyLimit: 16 * KB,
    answer: 'empty',
  },
  releases: { method: 'GET', path: '/api/releases/', answer: 'releases' },
  moveRelease: {
    method: 'POST',
    path: '/api/releases/moves/',
    body: 'releaseMove',
    bodyLimit: 2 * KB,
    answer: 'releases',
  },
  previewLink: {
    method: 'POST',
    path: '/api/releases/preview-links/',
    body: 'previewRequest',
    bodyLimit: 8 * KB,
    answer: 'previewLink',
  },
  health: { method: 'GET', path: '/api/health/', answer: 'health' },
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof ENDPOINTS & typeof CUSTOMER_ENDPOINTS & typeof POST_ENDPOINTS & typeof EDITORS_ENDPOINTS;
export type EndpointName = keyof Endpoints;
type OutputOf<S extends SchemaName> = (typeof schemas)[S] extends { __outputType: infer T } ? T : never;
/** What a call answers. */
export type AnswerOf<N extends EndpointName> = N extends 'page' ? Page : OutputOf<Endpoints[N]['answer']>;
