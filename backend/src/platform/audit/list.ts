import { SITE_TIME_ZONE, type AnswerOf, type Language } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import { and, count, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import { containsEach } from '../db/contains';
import type { Database } from '../db/database';
import { pick } from '../texts/localise';
import { auditLog } from './tables';

type Query = QueryOf<'audit'>;

/** Title of the subject at that time, else the latest that any entry has: not every write knows it. */
const TITLE = sql`case when "audit_log"."title" <> '{}'::jsonb then "audit_log"."title" else (
  select "titled"."title" from "audit_log" "titled"
  where "titled"."subject" = "audit_log"."subject" and "titled"."subject_id" = "audit_log"."subject_id"
    and "titled"."title" <> '{}'::jsonb
  order by "titled"."id" desc limit 1
) end`.mapWith(auditLog.title);

/** A page of the log, the latest first; titles in the language of the reader. */
export async function listAudit(
  db: Database,
  query: Query,
  lang: Language,
): Promise<Pick<AnswerOf<'audit'>, 'count' | 'results'>> {
  const where = conditions(query);
  const rows = await db
    .select({ ...getTableColumns(auditLog), title: TITLE })
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [total] = await db.select({ count: count() }).from(auditLog).where(where);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ id, at, who, action, subject, subjectId, title, before, after }) => ({
      id,
      at,
      who,
      action,
      subject,
      subject_id: subjectId,
      title: pick(title, lang),
      before,
      after,
    })),
  };
}

const dayStart = (day: string, add = 0) => moment.tz(day, SITE_TIME_ZONE).add(add, 'days').toISOString();

const conditions = ({ who, subject, subject_id: subjectId, action, from, to }: Query) =>
  and(
    ...containsEach(sql`${auditLog.who}`, who),
    subject ? eq(auditLog.subject, subject) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, dayStart(from)) : undefined,
    to ? lt(auditLog.at, dayStart(to, 1)) : undefined,
  );
