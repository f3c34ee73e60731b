import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { events } from './events';
import { articles } from './pages';
import { admissions, exhibitions, persons, productions, rooms, terms } from './programme';

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

export const exhibitionPersons = pgTable(
  'exhibition_persons',
  {
    exhibitionId: integer()
      .notNull()
      .references(() => exhibitions.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'exhibition_persons_pk', columns: [table.exhibitionId, table.personId] })],
);

/** The rooms that an exhibition is in, in the order of its round. */
export const exhibitionRooms = pgTable(
  'exhibition_rooms',
  {
    exhibitionId: integer()
      .notNull()
      .references(() => exhibitions.id, { onDelete: 'cascade' }),
    roomId: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'exhibition_rooms_pk', columns: [table.exhibitionId, table.roomId] })],
);

export const exhibitionTags = pgTable(
  'exhibition_tags',
  {
    exhibitionId: integer()
      .notNull()
      .references(() => exhibitions.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ name: 'exhibition_tags_pk', columns: [table.exhibitionId, table.termId] })],
);

/** The admissions that a combined ticket contains; the first has its price. */
export const admissionParts = pgTable(
  'admission_parts',
  {
    admissionId: integer()
      .notNull()
      .references(() => admissions.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => admissions.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'admission_parts_pk', columns: [table.admissionId, table.partId] }),
    index('admission_parts_part').on(table.partId),
  ],
);
