import type { Field } from '@vestibule/contracts/fields/field';
import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { asText, type Json } from '../../../platform/db/documents';
import { pickLoose } from '../../../platform/texts/localise';
import { slugOf } from '../../../platform/texts/slug';
import { tableOf } from '../record-tables';
import { plainSql } from './field-sql';

/** The values of a new record, with those that the server gives where the record lacks them. */
export async function withGiven(tx: Database, kind: RecordKind, values: Json): Promise<Json> {
  const given: Record<string, string> = {};
  for (const [name, field] of Object.entries(recordOf(kind).fields)) {
    const from = sourceOf(field);
    if (from !== undefined && asText(values[name]) === '')
      given[name] = await freeOf(tx, kind, name, slugOf(pickLoose(values[from], DEFAULT_LANGUAGE), kind));
  }
  return { ...values, ...given };
}

const sourceOf = (field: Field): string | undefined =>
  field.type === 'line' && typeof field.given === 'object' && field.given.unique === true
    ? field.given.from
    : undefined;

/** The word, or the first of word-2, word-3 … that no record of the kind has. */
async function freeOf(tx: Database, kind: RecordKind, name: string, word: string): Promise<string> {
  const { table, where } = tableOf(kind);
  const column = plainSql(kind, name);
  const rows = await tx
    .select({ value: sql<string>`${column}` })
    .from(table)
    .where(sql`${where ?? sql`true`} AND (${column} = ${word} OR starts_with(${column}, ${`${word}-`}))`);
  const taken = new Set(rows.map(({ value }) => value));
  let free = word;
  for (let next = 2; taken.has(free); next += 1) free = `${word}-${next}`;
  return free;
}
