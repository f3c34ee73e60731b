import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, localised } from '../../../platform/db/columns';
import { events } from './events';

/** Numbers of seats and of held seats. The check makes overselling impossible, whatever the code does. */
export const quotas = pgTable(
  'quotas',
  { id: id(), capacity: integer().notNull(), held: integer().notNull().default(0) },
  (table) => [check('quotas_never_oversold', sql`${table.held} >= 0 AND ${table.held} <= ${table.capacity}`)],
);

export const seatGroups = pgTable(
  'seat_groups',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull().default(0),
    name: localised(),
    text: localised(),
    /** Null when the group sells timeslots, which then have a quota each. */
    quotaId: integer().references(() => quotas.id),
    /** The category of the event's plan whose seats it sells; empty where tickets have no seats. */
    seats: text().notNull().default(''),
  },
  (table) => [uniqueIndex('seat_groups_key').on(table.eventId, table.key)],
);

export const timeslots = pgTable(
  'timeslots',
  {
    id: id(),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroups.id, { onDelete: 'cascade' }),
    /** HH:MM of the event's day. */
    timeStart: text().notNull(),
    quotaId: integer()
      .notNull()
      .references(() => quotas.id),
  },
  (table) => [uniqueIndex('timeslots_time').on(table.seatGroupId, table.timeStart)],
);

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
    vat: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    saleType: integer().notNull(),
    seatKind: text().$type<SeatKind>().notNull().default('normal'),
    /** Places that one ticket takes from its quota: persons of a family ticket. */
    places: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('prices_sale_type').on(table.seatGroupId, table.saleType)],
);
