import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { mails, type Attachment } from './tables';
import { letterHtml, letterText, type Letter } from './letter';

export type Mail = typeof mails.$inferSelect;

const MINUTE_MS = 60_000;
/** Longer than all timeouts of an attempt together (transport.ts). */
export const LEASE_MS = 5 * MINUTE_MS;
/** Minutes between attempts: a mail server that is away for a day is nothing unusual. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440];
/** Days for which mails are stored that will not be sent any more: they name people. */
const KEPT_DAYS = 30;
const MAX_PROBLEM = 500;

export interface Addressed {
  readonly recipient: string;
  readonly replyTo?: string | undefined;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
  /**
   * Whether a visitor who typed the address caused this mail, while it is unknown whether the address is theirs. Later
   * mails without a visitor, such as an offer or the end of a term, are none of those.
   */
  readonly byStranger?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Mails that strangers can cause to one address in an hour; later ones are not sent. Others do not count. */
export const STRANGERS_PER_HOUR = 10;

/**
 * Puts a mail into the outbox. Within the transaction of its cause: then both are there, or neither. Returns whether it
 * will be sent: not where strangers have sent too many to its address.
 */
export async function queueMail(
  db: Database,
  { recipient, replyTo = '', letter, attachments = [], byStranger = false, now }: Addressed,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  if (byStranger && (await countLately(db, recipient, now)) >= STRANGERS_PER_HOUR) return false;
  await db.insert(mails).values({
    messageId: randomUUID(),
    recipient,
    replyTo,
    lang: letter.lang,
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: letterText(letter),
    html: letterHtml(letter),
    attachments,
    byStranger,
    dueAt: at,
    createdAt: at,
  });
  return true;
}

const countLately = (db: Database, recipient: string, now: number): Promise<number> =>
  db.$count(
    mails,
    and(
      eq(mails.byStranger, true),
      sql`lower(${mails.recipient}) = lower(${recipient})`,
      gt(mails.createdAt, new Date(now - 60 * MINUTE_MS).toISOString()),
    ),
  );

/** Takes the mail that is due the longest, for as long as a lease; undefined when none is. Two never get the same. */
export async function claimMail(db: Database, now: number): Promise<Mail | undefined> {
  const due = sql`(SELECT m.id FROM mails m WHERE m.state IN ('waiting', 'sending') AND m.due_at <= ${iso(now)}
    ORDER BY m.due_at, m.id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [mail] = await db
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1`, dueAt: iso(now + LEASE_MS) })
    .where(sql`${mails.id} = ${due}`)
    .returning();
  return mail;
}

/** Writes the result of the worker that claimed the mail; nothing happens when another worker has the lease. */
const settle = (db: Database, { id, attempts }: Mail, how: Partial<Mail>) =>
  db
    .update(mails)
    .set(how)
    .where(and(eq(mails.id, id), eq(mails.state, 'sending'), eq(mails.attempts, attempts)));

export async function noteSent(db: Database, mail: Mail, now: number): Promise<void> {
  await settle(db, mail, { state: 'sent', sentAt: iso(now), problem: '' });
}

/** It is tried again after a growing pause, unless the server has refused it for good, or it was tried for days. */
export async function noteFailure(db: Database, mail: Mail, problem: string, final: boolean, now: number) {
  const pause = PAUSES[mail.attempts - 1];
  const state = final || pause === undefined ? 'failed' : 'waiting';
  const dueAt = iso(now + (pause ?? 0) * MINUTE_MS);
  await settle(db, mail, { state, dueAt, problem: problem.slice(0, MAX_PROBLEM) });
}

/** Mails that wait. */
export const countWaiting = (db: Database): Promise<number> => db.$count(mails, inArray(mails.state, ['waiting']));

/** Deletes mails that were sent, or given up, a month ago. */
export async function expireMails(db: Database, now: number): Promise<void> {
  const old = iso(now - KEPT_DAYS * 24 * 60 * MINUTE_MS);
  await db.delete(mails).where(and(inArray(mails.state, ['sent', 'failed']), lt(mails.createdAt, old)));
}

const iso = (ms: number) => new Date(ms).toISOString();
