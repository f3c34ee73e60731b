import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, samples, words, writtenNow } from '../../../platform/db/columns';
import {
  admissions,
  exhibitions,
  productions,
  rooms,
  seatPlans,
  series,
  terms,
  venues,
  type HeldAccess,
} from './programme';

/**
 * The day of a column of local times. A cast to a date depends on the settings of the session, which a generated column
 * must not.
 */
const dayOf = (column: string) =>
  `make_date(left(${column}, 4)::int, substr(${column}, 6, 2)::int, substr(${column}, 9, 2)::int)`;

/** `localStart` is local to `timezone` (YYYY-MM-DDTHH:MM), and the truth; `startsAt` and `endsAt` derive from it. */
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
    /**
     * The last day in `timezone` on which it is: of an end at midnight the day before, without a known end the day of
     * its start.
     */
    lastDay: date({ mode: 'string' }).generatedAlwaysAs(
      sql.raw(
        `case when local_end is null or local_end !~ '^[0-9]{4}-' then ${dayOf('local_start')} when not all_day and right(local_end, 5) = '00:00' and local_end > local_start then ${dayOf('local_end')} - 1 else ${dayOf('local_end')} end`,
      ),
    ),
    durationMinutes: integer(),
    roomId: integer().references(() => rooms.id),
    venueId: integer().references(() => venues.id),
    typeId: integer().references(() => terms.id),
    genreId: integer().references(() => terms.id),
    seriesId: integer().references(() => series.id),
    productionId: integer().references(() => productions.id),
    exhibitionId: integer().references(() => exhibitions.id),
    seatPlanId: integer().references(() => seatPlans.id),
    /** Of a day of an admission, which is no event of the programme: `isOnline` is false. */
    admissionId: integer().references(() => admissions.id),
    /** Digest of all that the tickets of such a day were made of. */
    admissionState: text(),
    access: jsonb().$type<HeldAccess>().notNull().default({}),
    ownAccess: boolean().notNull().default(false),
    ageFrom: integer(),
    ageTo: integer(),
    isFree: boolean().notNull().default(false),
    /** Of its tickets, decimal euro (events/tickets/price-range.ts). */
    lowestPrice: numeric({ precision: 10, scale: 2 }),
    highestPrice: numeric({ precision: 10, scale: 2 }),
    withAdmission: boolean().notNull().default(false),
    image: text(),
    audio: samples(),
    ticketUrl: text().notNull().default(''),
    idJet: text().unique(),
    isOnline: boolean().notNull().default(true),
    status: text().$type<'scheduled' | 'moved' | 'cancelled'>().notNull().default('scheduled'),
    /** YYYY-MM-DD. */
    movedFrom: text(),
    /** Rule of the dates that it is one of, the same text for all. */
    recurrence: text(),
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
    index('events_recurrence')
      .on(table.recurrence)
      .where(sql`${table.recurrence} is not null`),
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
        table.lastDay,
        table.id,
        table.localEnd,
        table.allDay,
        table.roomId,
        table.venueId,
        table.typeId,
        table.seriesId,
        table.genreId,
        table.access,
        table.ownAccess,
        table.ageFrom,
        table.ageTo,
        table.isFree,
        table.lowestPrice,
        table.highestPrice,
      )
      .where(sql`${table.isOnline}`),
    // Of lists from another day than today on.
    index('events_on')
      .on(table.lastDay, table.localStart, table.id)
      .where(sql`${table.isOnline}`),
    index('events_room').on(table.roomId, table.startsAt),
    index('events_type').on(table.typeId, table.startsAt),
    index('events_series').on(table.seriesId, table.startsAt),
    index('events_genre').on(table.genreId, table.startsAt),
    index('events_production').on(table.productionId),
    index('events_exhibition').on(table.exhibitionId),
    index('events_admission')
      .on(table.admissionId, table.localStart)
      .where(sql`${table.admissionId} is not null`),
  ],
);
