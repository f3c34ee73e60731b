/** All tables; drizzle-kit derives the migrations in backend/drizzle from this. */
export * from '../engines/mail/tables';
export * from '../engines/media/tables';
export * from '../engines/records/tables';
export * from '../engines/search/tables';
export * from '../features/content/tables';
export * from '../features/links/tables';
export * from '../features/shop/tables';
export * from '../features/site/tables';
export * from '../features/unsaved-forms/tables';
export * from '../features/users/tables';
export * from '../platform/audit/tables';
export * from '../platform/auth/customer-tables';
export * from '../platform/auth/user-tables';
export * from '../platform/db/tables';
export * from '../platform/error-log/tables';
