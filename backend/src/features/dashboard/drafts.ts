import type { AnswerOf, Language } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { readDrafts, withDraft } from '../../engines/records/drafts/read-drafts';
import { readRecords } from '../../engines/records/read-records';
import { recordDrafts, recordPlans } from '../../engines/records/tables';
import { titleIn } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';
import { groupBy } from '../../platform/group-by';
import { pick } from '../../platform/texts/localise';

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

interface Named {
  readonly kind: RecordKind;
  readonly recordId: number;
}

/** Titles of records as their editors see them, in a language or its fallback. */
async function recordTitles(db: Database, named: readonly Named[], lang: Language): Promise<(one: Named) => string> {
  const titles = new Map<string, string>();
  for (const [kind, ones] of groupBy(named, (one) => one.kind)) {
    const ids = ones.map(({ recordId }) => recordId);
    const draftOf = await readDrafts(db, kind, ids);
    for (const { id, values } of await readRecords(db, kind, ids))
      titles.set(`${kind} ${id}`, pick(titleIn(withDraft(values, draftOf(id))) ?? {}, lang));
  }
  return ({ kind, recordId }) => titles.get(`${kind} ${recordId}`) ?? '';
}
