import type { FormFieldType, Localised } from '@vestibule/contracts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, localised } from '../../../platform/db/columns';

/** A field as it is stored: with its form, as fields are never read alone. */
export interface StoredField {
  /** Names the value in an entry. */
  readonly slug: string;
  readonly type: FormFieldType;
  readonly label: Localised;
  readonly required: boolean;
  readonly visible: boolean;
  readonly choices: readonly { readonly value: string; readonly label: Localised }[];
  /** A text, several for fields with several values, true or false for a single box; null where there is none. */
  readonly default: string | readonly string[] | boolean | null;
  readonly placeholder: Localised;
  readonly help: Localised;
}

export const forms = pgTable('forms', {
  id: id(),
  key: key(),
  isOnline: boolean().notNull().default(true),
  title: localised(),
  intro: localised(),
  /** Address of the staff who reply to entries; shown where a form cannot be sent. */
  email: text().notNull().default(''),
  /** Days for which entries are stored; 0 is for ever. */
  retentionDays: integer().notNull().default(180),
  fields: jsonb().$type<readonly StoredField[]>().notNull().default([]),
});
