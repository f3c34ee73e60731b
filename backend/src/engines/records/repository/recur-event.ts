import { SiteError } from '@vestibule/contracts';
import { readRecurrence, type Recurrence } from '@vestibule/contracts/recurrence-text';
import { inArray } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { asText, type Json } from '../../../platform/db/documents';
import { checkVersion } from '../../../platform/server/version';
import { events } from '../tables';
import { findRecord } from './find';
import { lockRecords } from './lock';
import { findOccurrences, occurrenceDays, ruleDayOf, writeRecurrence } from './occurrences';
import { copyToDay } from './copy-to-day';
import { removeRecord } from './remove';
import { createRecord } from './save';
import { splitRecurrence } from './split-recurrence';

interface RecurrenceInput {
  readonly version: string;
  /** Value of RRULE; '' ends the recurrence, whose events stay. */
  readonly rule: string;
  readonly exceptions: readonly string[];
  /** The event and those that follow become a recurrence of their own; the dates before keep their rule. */
  readonly scope: 'following' | 'all';
  readonly by: By;
}

/**
 * Gives an event a rule, or its recurrence another one: dates that are missing are made as copies of the event, dates
 * that the rule has no more are removed. Those of which tickets are held or sold, or which other records name, stay as
 * events of their own, and so does the event itself. With the scope `following` all this is about the event and the
 * dates after it. All of it or nothing. Returns their ids.
 *
 * @throws `validation` for a rule that the site does not take, `conflict` where a record has the key of a new date, 412
 * for an older version.
 */
export function setRecurrence(db: Database, id: number, { version, rule, exceptions, scope, by }: RecurrenceInput) {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const event = await findRecord(tx, 'events', id);
    checkVersion(version, event.version);
    const before = asText(event.values['recurrence']);
    const dates = await findOccurrences(tx, before, id);
    const split = scope === 'following' ? splitRecurrence(before, id, dates) : undefined;
    const members = split?.following ?? dates;
    const next = nextRecurrence(event.values, rule, exceptions, split?.own);
    const days = new Set(next ? occurrenceDays(next) : []);
    const [made, removed, kept]: [number[], number[], number[]] = [[], [], []];
    const staying: number[] = [];
    if (next) {
      const present = new Set<string>();
      // The event first: where it has moved to the day of another date, it is the one of that day.
      for (const member of members.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))) {
        const day = ruleDayOf(member, next);
        if (days.has(day) && !present.has(day)) {
          present.add(day);
          staying.push(member.id);
        } else if (member.id === id || !(await isRemoved(tx, member.id, by))) kept.push(member.id);
        else removed.push(member.id);
      }
      const copied = { ...event.values, recurrence: writeRecurrence(next) };
      for (const day of days)
        if (!present.has(day)) made.push((await createRecord(tx, 'events', copyToDay(copied, day, next.uid), by)).id);
    } else kept.push(...members.map((member) => member.id));
    if (split) await write(tx, split.before.ids, split.before.recurrence, by);
    await write(tx, staying, next ? writeRecurrence(next) : null, by);
    await write(tx, kept, null, by);
    const after = { ...event.values, recurrence: next ? writeRecurrence(next) : undefined };
    await note(tx, by, { subject: 'events', subjectId: id, before: event.values, after });
    return { made, removed, kept };
  });
}

/** The recurrence that an event gets; a new one begins on its day. */
function nextRecurrence(
  values: Json,
  rule: string,
  exceptions: readonly string[],
  own?: Pick<Recurrence, 'uid' | 'start'>,
): Recurrence | undefined {
  if (rule === '') return undefined;
  const { uid, start } = own ??
    readRecurrence(values['recurrence']) ?? {
      uid: asText(values['key']),
      start: asText(values['date_start']).slice(0, 'YYYY-MM-DD'.length),
    };
  return { uid, start, rule, exceptions: exceptions.filter((day) => day >= start) };
}

/** Removes an event as far as nothing holds it. */
async function isRemoved(tx: Database, id: number, by: By): Promise<boolean> {
  try {
    await tx.transaction(async (step) => {
      const { version } = await findRecord(step, 'events', id);
      await removeRecord(step, 'events', id, version, by);
    });
    return true;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'conflict') return false;
    throw error;
  }
}

async function write(tx: Database, ids: readonly number[], recurrence: string | null, { now }: By): Promise<void> {
  if (ids.length === 0) return;
  const updatedAt = new Date(now).toISOString();
  await tx
    .update(events)
    .set({ recurrence, updatedAt })
    .where(inArray(events.id, [...ids]));
}
