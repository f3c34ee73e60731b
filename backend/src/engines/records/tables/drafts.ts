import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { users } from '../../../platform/auth/user-tables';

type Values = Readonly<Record<string, unknown>>;

/** A record of any kind: the tables of the kinds are many, so that no key of the database can name it. */
const record = () => ({ kind: text().$type<RecordKind>().notNull(), recordId: integer().notNull() });
/** Null for an account that is gone. */
const author = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Changes of public records that wait to be published: values by field, other records by their ids, null for none. */
export const recordDrafts = pgTable(
  'record_drafts',
  { id: id(), ...record(), changes: jsonb().$type<Values>().notNull(), authorId: author(), at: instant().notNull() },
  (table) => [uniqueIndex('record_drafts_record').on(table.kind, table.recordId)],
);

/** Planned publications, with their changes as those of a draft, and planned withdrawals. */
export const recordPlans = pgTable(
  'record_plans',
  {
    id: id(),
    ...record(),
    action: text().$type<'publish' | 'unpublish'>().notNull(),
    changes: jsonb().$type<Values>().notNull(),
    authorId: author(),
    at: instant().notNull(),
    /** Why it could not be done at its time; null before. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('record_plans_record').on(table.kind, table.recordId, table.action),
    index('record_plans_at').on(table.at),
  ],
);

/** States of records as editors saved them, whole but for the modules of pages; other records by their ids. */
export const recordRevisions = pgTable(
  'record_revisions',
  {
    id: id(),
    ...record(),
    step: text().$type<AnswerOf<'recordRevision'>['step']>().notNull(),
    data: jsonb().$type<Values>().notNull(),
    authorId: author(),
    at: instant().notNull(),
  },
  (table) => [index('record_revisions_record').on(table.kind, table.recordId, table.id)],
);
