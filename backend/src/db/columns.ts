import type { Localised } from '@vestibule/contracts';
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables share. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** The record's own id in the system it was imported from (docs/content-pack.md). */
export const key = () => text().notNull().unique();
/** A text per language. */
export const localised = () => jsonb().$type<Localised>().notNull().default({});
/** An instant; kept as an ISO string in UTC so that no driver applies the machine's zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });
