import type { Localised } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** The record's own id in the system it was imported from (docs/content-pack.md). */
export const key = () => text().notNull().unique();
/** A text per language. */
export const localised = () => jsonb().$type<Localised>().notNull().default({});
/**
 * All that lists find a record by, in small letters, made by the database itself with each write. `texts` and
 * `localisedTexts` are names of columns.
 */
export const words = (texts: readonly string[], localisedTexts: readonly string[]) => {
  const all = [
    ...texts.map((name) => `coalesce("${name}", '')`),
    ...localisedTexts.flatMap((name) => LANGUAGES.map((lang) => `coalesce("${name}" ->> '${lang}', '')`)),
  ];
  return text().generatedAlwaysAs(sql.raw(`lower(${all.join(` || ' ' || `)})`));
};
/** A recording of a record, in order: a file of DATA_DIR/media and its title. */
export interface Sample {
  readonly file: string;
  readonly title: Localised;
}
export const samples = () => jsonb().$type<readonly Sample[]>().notNull().default([]);
/** An instant; read as ISO 8601 in UTC, whatever the driver and the machine's zone. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
/** Default of an instant: when the row was written. */
export const writtenNow = sql`now()`;
