import type { AdmissionOffer, Exhibition, Localised } from '@vestibule/contracts';
import type { EventAccess } from '@vestibule/contracts/records/kinds';
import { boolean, date, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, samples, writtenNow } from '../../../platform/db/columns';

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
  isOnline: boolean().notNull().default(true),
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
  isOnline: boolean().notNull().default(true),
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
  isOnline: boolean().notNull().default(true),
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
