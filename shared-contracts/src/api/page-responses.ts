// Generated from shared-contracts/src/calls by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import * as admissions from '../schemas/admissions';
import * as articles from '../schemas/articles';
import * as cart from '../schemas/cart';
import * as events from '../schemas/events';
import * as exhibitions from '../schemas/exhibitions';
import * as forms from '../schemas/forms';
import * as house from '../schemas/house';
import * as orders from '../schemas/orders';
import * as pages from '../schemas/pages';
import * as persons from '../schemas/persons';
import * as places from '../schemas/places';
import * as productions from '../schemas/productions';
import * as search from '../schemas/search';
import * as searchResults from '../schemas/search-results';
import * as seats from '../schemas/seats';
import * as sitemap from '../schemas/sitemap';
import * as teasers from '../schemas/teasers';
import * as users from '../schemas/users';
import * as waiting from '../schemas/waiting';

/** Responses of calls that anyone may make, which each page checks. */
export const PAGE_RESPONSES = {
  navigation: users.navigation,
  redirects: pages.redirects,
  settings: house.settings,
  localSettings: house.settings,
  errorPage: house.errorPage,
  breakingNews: house.breakingNews,
  openingHours: house.openingHours,
  openingHoursToday: house.openingHoursToday,
  museum: house.museum,
  page: pages.page,
  container: pages.container,
  sitemap: sitemap.sitemap,
  events: events.eventsPage,
  event: events.event,
  relatedEvents: events.relatedEvents,
  eventFacets: events.eventFacets,
  calendar: events.calendarDates,
  teasers: teasers.teasers,
  rooms: events.filterOptions,
  exhibitionTypes: events.filterOptions,
  eventTags: events.filterOptions,
  series: events.seriesOptions,
  genres: events.filterOptions,
  eventAccess: events.filterOptions,
  seasons: events.filterOptions,
  productionTypes: events.filterOptions,
  productionTags: events.filterOptions,
  productions: productions.productionsPage,
  production: productions.production,
  seriesDetail: places.seriesDetail,
  exhibitions: exhibitions.exhibitionsPage,
  exhibition: exhibitions.exhibition,
  persons: persons.persons,
  team: persons.teamPage,
  person: persons.person,
  venues: places.venues,
  venue: places.venue,
  articles: articles.articlesPage,
  article: articles.article,
  articlesTeaser: articles.articlesTeaser,
  articleCategories: articles.articleCategories,
  articleTags: articles.articleTags,
  search: searchResults.searchResults,
  searchEvents: searchResults.searchPage,
  searchOthers: searchResults.searchPage,
  autocomplete: search.suggestions,
  form: forms.form,
  sendForm: users.empty,
  uploadTempFile: forms.tempFile,
  admissions: admissions.admissionsAnswer,
  eventTickets: events.eventTickets,
  eventSeats: seats.eventSeats,
  cart: cart.cart,
  addToCart: cart.cartAnswer,
  changeCart: cart.cart,
  extendCart: cart.cart,
  placeOrder: orders.orderPlaced,
  order: orders.order,
  cancelOrder: orders.order,
  waitingPlace: waiting.waitingPlace,
  csrf: users.csrfToken,
  login: users.loginState,
  logout: users.empty,
  userDetails: users.userDetails,
  health: users.health,
  errorLog: users.empty,
};

/** Loads the responses of all other calls. */
export const loadLateResponses = () => import('./late-responses');
