import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { articles } from './pages';
import { events, persons, productions, terms } from './programme';

export const eventTags = pgTable(
  'event_tags',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'event_tags_pk', columns: [table.eventId, table.termId] }),
    index('event_tags_term').on(table.termId),
  ],
);

export const eventPersons = pgTable(
  'event_persons',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'event_persons_pk', columns: [table.eventId, table.personId] })],
);

export const productionPersons = pgTable(
  'production_persons',
  {
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'production_persons_pk', columns: [table.productionId, table.personId] })],
);

export const productionTags = pgTable(
  'production_tags',
  {
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ name: 'production_tags_pk', columns: [table.productionId, table.termId] })],
);

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ name: 'article_tags_pk', columns: [table.articleId, table.termId] })],
);
