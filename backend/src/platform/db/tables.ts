import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** settings.json and navigation.json as they were imported; one row a name. */
export const documents = pgTable('documents', { name: text().primaryKey(), value: jsonb().$type<unknown>().notNull() });
