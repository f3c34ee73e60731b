/** All tables; drizzle-kit derives the migrations in backend/drizzle from this. */
export * from './schema-audit';
export * from './schema-broken-links';
export * from './schema-content';
export * from './schema-editing';
export * from './schema-forms';
export * from './schema-invoices';
export * from './schema-links';
export * from './schema-mails';
export * from './schema-orders';
export * from './schema-payments';
export * from './schema-programme';
export * from './schema-publications';
export * from './schema-records';
export * from './schema-search';
export * from './schema-tickets';
export * from './schema-users';
export * from './schema-waiting';
