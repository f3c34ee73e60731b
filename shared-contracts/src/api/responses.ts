// Generated from shared-contracts/src/calls by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import * as accounts from '../schemas/accounts';
import * as articles from '../schemas/articles';
import * as boxOffice from '../schemas/box-office';
import * as cart from '../schemas/cart';
import * as content from '../schemas/content';
import * as customers from '../schemas/customers';
import * as dashboard from '../schemas/dashboard';
import * as door from '../schemas/door';
import * as drafts from '../schemas/drafts';
import * as events from '../schemas/events';
import * as forms from '../schemas/forms';
import * as house from '../schemas/house';
import * as media from '../schemas/media';
import * as modules from '../schemas/modules';
import * as orders from '../schemas/orders';
import * as pages from '../schemas/pages';
import * as persons from '../schemas/persons';
import * as places from '../schemas/places';
import * as posts from '../schemas/posts';
import * as presence from '../schemas/presence';
import * as productions from '../schemas/productions';
import * as publications from '../schemas/publications';
import * as records from '../schemas/records';
import * as releases from '../schemas/releases';
import * as search from '../schemas/search';
import * as searchResults from '../schemas/search-results';
import * as seats from '../schemas/seats';
import * as sitemap from '../schemas/sitemap';
import * as teasers from '../schemas/teasers';
import * as users from '../schemas/users';
import * as versions from '../schemas/versions';
import * as waiting from '../schemas/waiting';

/** What is checked where it arrives: the response of each call. */
export const RESPONSES = {
  navigation: users.navigation,
  redirects: pages.redirects,
  settings: house.settings,
  localSettings: house.settings,
  errorPage: house.errorPage,
  breakingNews: house.breakingNews,
  openingHours: house.openingHours,
  openingHoursToday: house.openingHoursToday,
  museum: house.museum,
  houseSettings: records.houseDocument,
  changeHouseSettings: records.houseDocument,
  houseNavigation: records.houseDocument,
  changeHouseNavigation: records.houseDocument,
  page: pages.page,
  container: pages.container,
  createContainer: pages.container,
  sitemap: sitemap.sitemap,
  content: content.content,
  stepContent: content.content,
  moveModule: content.content,
  copyModule: content.content,
  createModule: modules.contentModule,
  changeModule: modules.contentModule,
  deleteModule: users.empty,
  presence: presence.presence,
  drafts: drafts.drafts,
  keepDraft: drafts.draft,
  dropDraft: users.empty,
  pageVersions: versions.pageVersions,
  pageVersion: versions.pageVersion,
  restoreVersion: content.content,
  publication: publications.publication,
  changePublication: publications.publication,
  contentPreview: publications.contentPreview,
  events: events.eventsPage,
  event: events.event,
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
  postForm: posts.postAnswer,
  eventTickets: events.eventTickets,
  eventSeats: seats.eventSeats,
  cart: cart.cart,
  addToCart: cart.cartAnswer,
  postCart: posts.postAnswer,
  changeCart: cart.cart,
  extendCart: cart.cart,
  postCartChange: posts.postAnswer,
  placeOrder: orders.orderPlaced,
  postOrder: posts.postAnswer,
  order: orders.order,
  cancelOrder: orders.order,
  postCancel: posts.postAnswer,
  postWaiting: posts.postAnswer,
  waitingPlace: waiting.waitingPlace,
  postWaitingPlace: posts.postAnswer,
  customer: customers.customer,
  customerOrders: customers.customerOrders,
  postRegistration: posts.postAnswer,
  postConfirmation: posts.postAnswer,
  postNewPassword: posts.postAnswer,
  postProfile: posts.postAnswer,
  postPasswordChange: posts.postAnswer,
  postDeletion: posts.postAnswer,
  checkIn: door.checkedIn,
  boxOffice: boxOffice.boxOfficeDay,
  boxOfficeEvent: boxOffice.deskEvent,
  doorList: door.doorList,
  closing: boxOffice.dayClosing,
  sellAtDesk: boxOffice.deskSold,
  takePayment: users.empty,
  cancelAtDesk: users.empty,
  eventBuyers: boxOffice.eventBuyers,
  tellBuyers: boxOffice.buyersTold,
  csrf: users.csrfToken,
  login: users.loginState,
  postLogin: posts.postAnswer,
  logout: users.empty,
  user: users.loginState,
  userDetails: users.userDetails,
  changePassword: users.empty,
  requestPasswordLink: users.empty,
  postPasswordLink: posts.postAnswer,
  choosePassword: accounts.passwordChosen,
  users: accounts.accounts,
  inviteUser: accounts.account,
  changeUser: accounts.account,
  sendPasswordLink: users.empty,
  dropSecondFactor: accounts.account,
  endUserSessions: accounts.account,
  ownSessions: accounts.ownSessions,
  endOwnSession: users.empty,
  secondFactor: accounts.secondFactor,
  startSecondFactor: accounts.recoveryCodes,
  endSecondFactor: users.empty,
  releases: releases.releases,
  moveRelease: releases.releases,
  previewLink: releases.previewLink,
  records: records.recordsPage,
  record: records.record,
  createRecord: records.record,
  changeRecord: records.record,
  repeatEvent: records.eventRepeated,
  placePage: records.record,
  deleteRecord: users.empty,
  recordOptions: records.recordOptions,
  media: media.mediaPage,
  mediaItem: media.mediaItem,
  uploadMedia: media.mediaItem,
  replaceMedia: media.mediaItem,
  changeMedia: media.mediaItem,
  deleteMedia: users.empty,
  health: users.health,
  errorLog: users.empty,
  audit: accounts.auditPage,
  dashboard: dashboard.dashboard,
};
