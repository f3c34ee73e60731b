// Generated from shared-contracts/src/calls by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import * as accounts from '../schemas/accounts';
import * as bin from '../schemas/bin';
import * as boxOffice from '../schemas/box-office';
import * as comments from '../schemas/comments';
import * as content from '../schemas/content';
import * as customers from '../schemas/customers';
import * as dashboard from '../schemas/dashboard';
import * as door from '../schemas/door';
import * as drafts from '../schemas/drafts';
import * as media from '../schemas/media';
import * as modules from '../schemas/modules';
import * as pages from '../schemas/pages';
import * as posts from '../schemas/posts';
import * as presence from '../schemas/presence';
import * as publications from '../schemas/publications';
import * as recordTables from '../schemas/record-tables';
import * as records from '../schemas/records';
import * as releases from '../schemas/releases';
import * as reviews from '../schemas/reviews';
import * as roles from '../schemas/roles';
import * as searchChecks from '../schemas/search-checks';
import * as unsavedForms from '../schemas/unsaved-forms';
import * as users from '../schemas/users';
import * as versions from '../schemas/versions';

/** Responses of all other calls. */
export const LATE_RESPONSES = {
  houseSettings: records.houseDocument,
  changeHouseSettings: records.houseDocument,
  houseNavigation: records.houseDocument,
  changeHouseNavigation: records.houseDocument,
  createContainer: pages.container,
  content: content.content,
  stepContent: content.content,
  moveModule: content.content,
  copyModule: content.content,
  createModule: modules.contentModule,
  changeModule: modules.contentModule,
  deleteModule: users.empty,
  presence: presence.presence,
  recordPresence: presence.presence,
  drafts: drafts.drafts,
  keepDraft: drafts.draft,
  dropDraft: users.empty,
  unsavedForms: unsavedForms.unsavedForms,
  storeUnsavedForm: unsavedForms.unsavedForm,
  dropUnsavedForm: users.empty,
  pageVersions: versions.pageVersions,
  pageVersion: versions.pageVersion,
  restoreVersion: content.content,
  publication: publications.publication,
  changePublication: publications.publication,
  contentPreview: publications.contentPreview,
  searchChecks: searchChecks.searchChecks,
  postForm: posts.postAnswer,
  postCart: posts.postAnswer,
  postCartChange: posts.postAnswer,
  postOrder: posts.postAnswer,
  postCancel: posts.postAnswer,
  postWaiting: posts.postAnswer,
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
  postLogin: posts.postAnswer,
  user: users.loginState,
  changePassword: users.empty,
  requestPasswordLink: users.empty,
  postPasswordLink: posts.postAnswer,
  choosePassword: accounts.passwordChosen,
  users: accounts.accounts,
  inviteUser: accounts.invited,
  changeUser: accounts.account,
  sendPasswordLink: accounts.passwordLinkSent,
  dropSecondFactor: accounts.account,
  endUserSessions: accounts.account,
  changeOwnLanguage: users.empty,
  ownSessions: accounts.ownSessions,
  endOwnSession: users.empty,
  secondFactor: accounts.secondFactor,
  startSecondFactor: accounts.recoveryCodes,
  endSecondFactor: users.empty,
  roles: roles.roles,
  createRole: roles.role,
  changeRole: roles.role,
  deleteRole: users.empty,
  releases: releases.releases,
  moveRelease: releases.releases,
  previewLink: releases.previewLink,
  records: records.recordsPage,
  record: records.record,
  createRecord: records.record,
  changeRecord: records.record,
  changeRecordPublication: records.record,
  recordPreview: records.recordPreview,
  recordRevisions: records.recordRevisions,
  recordRevision: records.recordRevision,
  restoreRecord: records.record,
  importRecords: recordTables.recordsImported,
  recurrence: records.recurrenceState,
  setRecurrence: records.recurrenceChanged,
  changeOccurrences: records.occurrencesChanged,
  placePage: records.record,
  copyPage: records.record,
  deleteRecord: users.empty,
  recordReferences: bin.recordReferences,
  bin: bin.binPage,
  restoreFromBin: records.record,
  deleteFromBin: users.empty,
  recordOptions: records.recordOptions,
  recordReview: reviews.recordReview,
  changeReview: reviews.recordReview,
  reviews: reviews.reviewsPage,
  reviewRules: reviews.reviewRules,
  changeReviewRules: reviews.reviewRules,
  recordComments: comments.recordComments,
  addComment: comments.recordComments,
  changeComment: comments.recordComments,
  deleteComment: comments.recordComments,
  media: media.mediaPage,
  mediaItem: media.mediaItem,
  uploadMedia: media.mediaItem,
  replaceMedia: media.mediaItem,
  changeMedia: media.mediaItem,
  deleteMedia: users.empty,
  audit: accounts.auditPage,
  dashboard: dashboard.dashboard,
};
