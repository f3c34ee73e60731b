import type { AnswerOf } from '@vestibule/contracts';
import { normalPath } from '@vestibule/contracts/paths/site-path';
import { gte, sql } from 'drizzle-orm';
import { redirects } from '../../engines/records/tables';
import type { Database } from '../../platform/db/database';
import { errorLog } from '../../platform/error-log/tables';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** Paths that are listed: those that most visitors looked for. */
const SHOWN = 10;

/**
 * Paths that visitors did not find in the last seven days, without their queries, which may hold typed text,
 * and without those that have got a redirect.
 */
export async function pathsNotFound(db: Database, now: number): Promise<AnswerOf<'dashboard'>['not_found']> {
  const since = new Date(now - DAYS * DAY_MS).toISOString();
  const path = sql<string>`split_part(${errorLog.url}, '?', 1)`;
  const rows = await db
    .select({ path, times: sql<number>`count(*)::int`, last: sql<string>`max(${errorLog.createdAt})` })
    .from(errorLog)
    .where(gte(errorLog.createdAt, since))
    .groupBy(path);
  const redirected = new Set(
    (await db.select({ path: redirects.oldPath }).from(redirects)).map((one) => normalPath(one.path)),
  );
  const found = new Map<string, { times: number; last: number }>();
  for (const row of rows) {
    const key = normalPath(row.path);
    if (redirected.has(key)) continue;
    const { times, last } = found.get(key) ?? { times: 0, last: 0 };
    found.set(key, { times: times + row.times, last: Math.max(last, Date.parse(row.last)) });
  }
  const all = [...found].map(([key, { times, last }]) => ({ path: key, times, last: new Date(last).toISOString() }));
  all.sort((a, b) => b.times - a.times || b.last.localeCompare(a.last));
  return { count: all.length, first: all.slice(0, SHOWN) };
}
