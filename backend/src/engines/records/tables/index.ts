/** Tables of all kinds of records, and of the modules, publications and tickets that belong to them. */
export * from './bin';
export * from './comments';
export * from './drafts';
export * from './events';
export * from './forms';
export * from './links';
export * from './pages';
export * from './presences';
export * from './programme';
export * from './publications';
export * from './records';
export * from './reviews';
export * from './tickets';
