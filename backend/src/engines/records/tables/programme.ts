import type { AdmissionOffer, Exhibition, Localised } from '@vestibule/contracts';
import type { EventAccess } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, samples, words, writtenNow } from '../../../platform/db/columns';

/** Access of an event or a place for people with special needs; other means are missing. */
export type HeldAccess = Readonly<Partial<Record<EventAccess, boolean>>>;

/** Languages of an exhibition's texts, as its definition names them. */
type ExhibitionLanguage = Exhibition['languages'][number];

export const venues = pgTable('venues', {
  id: id(),
  key: key(),
  name: text().notNull().unique(),
  title: localised(),
  body: localised(),
  access: localised(),
  accessMeans: jsonb().$type<HeldAccess>().notNull().default({}),
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
  accessMeans: jsonb().$type<HeldAccess>().notNull().default({}),
  ownAccess: boolean().notNull().default(false),
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
  isGroup: boolean().notNull().default(false),
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

/** A day on which a thing opens otherwise than its place: `date` is YYYY-MM-DD, or --MM-DD for every year. */
export interface HeldException {
  readonly key: string;
  readonly date: string;
  readonly closed?: boolean;
  readonly time_from?: string;
  readonly time_to?: string;
  readonly alternative_text?: Localised;
  readonly alternative_link_url?: Localised;
}

/** Amounts are decimal euro; `languages` are those in which its texts can be read. */
export const exhibitions = pgTable(
  'exhibitions',
  {
    id: id(),
    key: key(),
    title: localised(),
    subline: localised(),
    body: localised(),
    isOnline: boolean().notNull().default(true),
    dateFrom: date({ mode: 'string' }),
    dateTo: date({ mode: 'string' }),
    isPermanent: boolean().notNull().default(false),
    openingExceptions: jsonb().$type<readonly HeldException[]>().notNull().default([]),
    venueId: integer().references(() => venues.id),
    floor: localised(),
    access: localised(),
    languages: jsonb().$type<Readonly<Partial<Record<ExhibitionLanguage, boolean>>>>().notNull().default({}),
    isFree: boolean().notNull().default(false),
    prices: jsonb()
      .$type<readonly { readonly key: string; readonly label: Localised; readonly amount: string }[]>()
      .notNull()
      .default([]),
    ticketsFrom: date({ mode: 'string' }),
    ticketUrl: text().notNull().default(''),
    typeId: integer().references(() => terms.id),
    image: text(),
    pictures: jsonb()
      .$type<readonly { readonly key: string; readonly image: string; readonly caption: Localised }[]>()
      .notNull()
      .default([]),
    audio: samples(),
    press: samples(),
    /** As that of events. */
    isDemo: boolean().notNull().default(false),
    updatedAt: instant().notNull().default(writtenNow),
  },
  (table) => [index('exhibitions_days').on(table.isOnline, table.dateTo)],
);

/** A price of an admission: the kind has a name in each language, in place of which editors may write their own. */
export interface HeldAdmissionPrice {
  readonly price_kind: AdmissionOffer['prices'][number]['kind'];
  readonly name?: Localised;
  /** Decimal euro. */
  readonly price: string;
  readonly vat?: number;
  readonly persons?: number;
  readonly sale_type: number;
}

/**
 * Admission by the day to a venue or an exhibition. Each day that is sold is an event with `admissionId`
 * (docs/decisions/0075-admission-is-sold-as-hidden-events.md).
 */
export const admissions = pgTable('admissions', {
  id: id(),
  key: key(),
  title: localised(),
  text: localised(),
  isOnline: boolean().notNull().default(true),
  venueId: integer().references(() => venues.id),
  exhibitionId: integer().references(() => exhibitions.id),
  /** Minutes; null where tickets are good for the whole day. */
  slotMinutes: integer(),
  /** Persons of a slot or day; null of a combined ticket. */
  capacity: integer(),
  prices: jsonb().$type<readonly HeldAdmissionPrice[]>().notNull().default([]),
  dateFrom: date({ mode: 'string' }),
  dateTo: date({ mode: 'string' }),
  daysAhead: integer().notNull().default(60),
  closesMinutes: integer().notNull().default(0),
  openingExceptions: jsonb().$type<readonly HeldException[]>().notNull().default([]),
});

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
