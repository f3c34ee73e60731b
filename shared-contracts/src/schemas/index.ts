/**
 * Every yup schema of what crosses the HTTP boundary. Loaded lazily in the browser: yup is not part of a first load.
 */
export * from './accounts';
export * from './articles';
export * from '../fields/audio';
export * from './box-office';
export * from './door';
export * from './cart';
export * from '../fields/common';
export * from './content';
export * from './customers';
export * from './dashboard';
export * from './drafts';
export * from './events';
export * from './forms';
export * from './house';
export * from './media';
export * from './modules';
export * from './orders';
export * from './page-writes';
export * from './pages';
export * from './persons';
export * from './places';
export * from './posts';
export * from './presence';
export * from './productions';
export * from './publications';
export * from './records';
export * from './releases';
export * from './search';
export * from './search-results';
export * from './seats';
export * from './sitemap';
export * from './teasers';
export * from './users';
export * from './versions';
export * from './waiting';
