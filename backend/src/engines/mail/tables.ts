import type { Language } from '@vestibule/contracts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../platform/db/columns';

/** `sending` is leased until `dueAt`: the next worker takes the mail of one that died. `failed` is for operators. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed';

/** A file that goes with a mail; `content` in base64. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Mails to be sent, written in the transaction that causes them (docs/decisions/0030-mails.md). */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The same at every attempt, so that a reader's program shows a mail once. */
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    replyTo: text().notNull().default(''),
    lang: text().$type<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it is to be sent, or its lease ends. */
    dueAt: instant().notNull(),
    /** Response of the mail server at the last attempt. */
    problem: text().notNull().default(''),
    /** Whether a stranger can cause such mails to any address: those are limited. */
    byStranger: boolean().notNull().default(false),
    createdAt: instant().notNull().default(writtenNow),
    sentAt: instant(),
  },
  (table) => [index('mails_due').on(table.state, table.dueAt)],
);
