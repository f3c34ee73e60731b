import { SITE_TIME_ZONE, type AnswerOf } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import { containsEach } from '../db/contains';
import type { Database } from '../db/database';
import { auditLog } from './tables';

type Query = QueryOf<'audit'>;

/** A page of the log, the latest first. */
export async function listAudit(db: Database, query: Query): Promise<Pick<AnswerOf<'audit'>, 'count' | 'results'>> {
  const where = conditions(query);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [total] = await db.select({ count: count() }).from(auditLog).where(where);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ id, at, who, action, subject, subjectId, before, after }) => ({
      id,
      at,
      who,
      action,
      subject,
      subject_id: subjectId,
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
