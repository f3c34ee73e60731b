import type { EventAccess } from '@vestibule/contracts/records/kinds';
import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, samples, words, writtenNow } from '../../../platform/db/columns';

/** Access of one event for people with special needs; other means are missing. */
export type HeldAccess = Readonly<Partial<Record<EventAccess, boolean>>>;

export const venues = pgTable('venues', {
  id: id(),
  key: key(),
  name: text().notNull().unique(),
  title: localised(),
  body: localised(),
  access: localised(),
  address: jsonb().$type<{ street?: string; zip?: string; city?: string; country?: string }>().notNull().default({}),
  latitude: real(),
  longitude: real(),
  theme: text().$type<'museum' | 'castle'>().notNull().default('museum'),
  image: text(),
});

export const rooms = pgTable('rooms', {
  id: id(),
  key: key(),
  name: text().notNull().unique(),
  title: localised(),
  venueId: integer().references(() => venues.id),
  capacity: integer(),
});

/** Numbered seats of a room: `rows` is read by `shared-contracts/src/seats/read-plan.ts`. */
export const seatPlans = pgTable('seat_plans', {
  id: id(),
  key: key(),
  name: text().notNull(),
  roomId: integer().references(() => rooms.id),
  rows: text().notNull(),
});

/** Types, tags, genres, categories and seasons. */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    kind: text().$type<'type' | 'tag' | 'genre' | 'category' | 'season'>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    title: localised(),
    showInFilter: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('terms_kind_name').on(table.kind, table.name),
    uniqueIndex('terms_kind_slug').on(table.kind, table.slug),
  ],
);

export const series = pgTable('series', {
  id: id(),
  key: key(),
  name: text().notNull().unique(),
  title: localised(),
  body: localised(),
  image: text(),
  showInFilter: boolean().notNull().default(true),
});

/** `department` is the heading of a person in the list of the team. */
export const persons = pgTable('persons', {
  id: id(),
  key: key(),
  name: text().notNull(),
  function: localised(),
  department: localised(),
  body: localised(),
  image: text(),
});

export const productions = pgTable('productions', {
  id: id(),
  key: key(),
  title: localised(),
  body: localised(),
  seasonId: integer().references(() => terms.id),
  typeId: integer().references(() => terms.id),
  dateFrom: date({ mode: 'string' }),
  dateTo: date({ mode: 'string' }),
  image: text(),
  audio: samples(),
});

/**
 * `localStart` is wall-clock time in `timezone` (YYYY-MM-DDTHH:MM) and the truth; `startsAt` and `endsAt` are derived
 * instants.
 */
export const events = pgTable(
  'events',
  {
    id: id(),
    key: key(),
    title: localised(),
    preline: localised(),
    subline: localised(),
    text: localised(),
    localStart: text().notNull(),
    localEnd: text(),
    allDay: boolean().notNull().default(false),
    timezone: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    durationMinutes: integer(),
    roomId: integer().references(() => rooms.id),
    venueId: integer().references(() => venues.id),
    typeId: integer().references(() => terms.id),
    genreId: integer().references(() => terms.id),
    seriesId: integer().references(() => series.id),
    productionId: integer().references(() => productions.id),
    seatPlanId: integer().references(() => seatPlans.id),
    access: jsonb().$type<HeldAccess>().notNull().default({}),
    image: text(),
    audio: samples(),
    ticketUrl: text().notNull().default(''),
    idJet: text().unique(),
    isOnline: boolean().notNull().default(true),
    status: text().$type<'scheduled' | 'moved' | 'cancelled'>().notNull().default('scheduled'),
    /** YYYY-MM-DD. */
    movedFrom: text(),
    /** True for records of the demo pack, whose dates follow the day the site is started. */
    isDemo: boolean().notNull().default(false),
    updatedAt: instant().notNull().default(writtenNow),
    // With thousands of events it takes too long to put them together for each question.
    words: words(
      ['key', 'local_start', 'local_end', 'timezone', 'ticket_url', 'id_jet'],
      ['title', 'preline', 'subline'],
    ),
  },
  (table) => [
    index('events_start').on(table.isOnline, table.startsAt),
    // The list's own order, so that a page of it is read without sorting all events.
    index('events_listed')
      .on(table.localStart, table.id)
      .where(sql`${table.isOnline}`),
    // Columns that counts and calendars read of every event to come: all of them are in the index, so that no row is
    // read.
    index('events_to_come')
      .on(
        table.endsAt,
        table.localStart,
        table.id,
        table.localEnd,
        table.allDay,
        table.roomId,
        table.typeId,
        table.seriesId,
        table.genreId,
        table.access,
      )
      .where(sql`${table.isOnline}`),
    index('events_room').on(table.roomId, table.startsAt),
    index('events_type').on(table.typeId, table.startsAt),
    index('events_series').on(table.seriesId, table.startsAt),
    index('events_genre').on(table.genreId, table.startsAt),
    index('events_production').on(table.productionId),
  ],
);

/** `position` is the day that the teaser closes. */
export const teasers = pgTable('teasers', {
  id: id(),
  key: key(),
  position: date({ mode: 'string' }).notNull(),
  preline: localised(),
  headline: localised(),
  subline: localised(),
  linkText: localised(),
  link: localised(),
  image: text(),
  style: text().notNull().default(''),
  isDemo: boolean().notNull().default(false),
});

export const prices = pgTable(
  'prices',
  {
    id: id(),
    seatGroupId: integer().notNull(),
    position: integer().notNull().default(0),
    name: localised(),
    text: localised(),
    price: numeric({ precision: 10, scale: 2 }).notNull(),
    /** Per cent of VAT that the price contains. */
    vat: integer().notNull().default(0),
    saleType: integer().notNull(),
    seatKind: text().$type<SeatKind>().notNull().default('normal'),
  },
  (table) => [uniqueIndex('prices_sale_type').on(table.seatGroupId, table.saleType)],
);
