import type { AnswerOf, Language } from '@vestibule/contracts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { recordTitles } from '../../engines/records/record-titles';
import { recordDrafts, recordPlans } from '../../engines/records/tables';
import type { Database } from '../../platform/db/database';

type Dashboard = AnswerOf<'dashboard'>;

/** As many are listed. */
const SHOWN = 10;

/** Plans of records, after those that could not be done; the next first. */
export async function plannedRecords(db: Database, lang: Language): Promise<Dashboard['planned_records']> {
  const rows = await db
    .select()
    .from(recordPlans)
    .orderBy(sql`${recordPlans.failure} is null`, asc(recordPlans.at), asc(recordPlans.id))
    .limit(SHOWN);
  const titleOf = await recordTitles(db, rows, lang);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.recordId,
    title: titleOf(row),
    action: row.action,
    at: row.at,
    has_failed: row.failure !== null,
  }));
}

/** The drafts that an editor has changed last, the latest first. */
export async function ownDrafts(db: Database, authorId: number, lang: Language): Promise<Dashboard['drafts']> {
  const rows = await db
    .select({ kind: recordDrafts.kind, recordId: recordDrafts.recordId, at: recordDrafts.at })
    .from(recordDrafts)
    .where(eq(recordDrafts.authorId, authorId))
    .orderBy(desc(recordDrafts.at), desc(recordDrafts.id))
    .limit(SHOWN);
  const titleOf = await recordTitles(db, rows, lang);
  return rows.map((row) => ({ kind: row.kind, id: row.recordId, title: titleOf(row), at: row.at }));
}
