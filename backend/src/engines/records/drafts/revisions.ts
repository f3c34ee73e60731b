import { notFound, type AnswerOf } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm';
import { accountNames } from '../../../platform/auth/account-names';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { recordRevisions } from '../tables';
import { heldValues, readHeld } from './held-values';
import { valueChanges } from './value-changes';

type Entry = AnswerOf<'recordRevisions'>[number];
type Step = Entry['step'];

/** As many revisions of a record are stored. */
const MAX_KEPT = 200;

const ofRecord = (kind: RecordKind, id: number) =>
  and(eq(recordRevisions.kind, kind), eq(recordRevisions.recordId, id));

interface Saved {
  readonly id: number;
  readonly step: Step;
  /** Values before the step, which are stored where they are in no revision yet; undefined for a new record. */
  readonly before: Json | undefined;
  readonly after: Json;
}

/** Stores the state of a record after a step of an editor, in its transaction. */
export async function addRevision(
  tx: Database,
  kind: RecordKind,
  { id, step, before, after }: Saved,
  { authorId, now }: { readonly authorId: number | null; readonly now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  const own = { kind, recordId: id, at };
  if (before !== undefined && (await tx.$count(recordRevisions, ofRecord(kind, id))) === 0)
    await tx
      .insert(recordRevisions)
      .values({ ...own, step: 'before', data: await heldValues(tx, kind, before), authorId: null });
  await tx.insert(recordRevisions).values({ ...own, step, data: await heldValues(tx, kind, after), authorId });
  const [oldest] = await tx
    .select({ id: recordRevisions.id })
    .from(recordRevisions)
    .where(ofRecord(kind, id))
    .orderBy(desc(recordRevisions.id))
    .offset(MAX_KEPT)
    .limit(1);
  if (oldest) await tx.delete(recordRevisions).where(and(ofRecord(kind, id), lte(recordRevisions.id, oldest.id)));
}

/** The revisions of a record, the latest first. */
export async function listRevisions(db: Database, kind: RecordKind, id: number): Promise<readonly Entry[]> {
  const { data: _data, kind: _kind, recordId: _recordId, ...columns } = getTableColumns(recordRevisions);
  const rows = await db
    .select(columns)
    .from(recordRevisions)
    .where(ofRecord(kind, id))
    .orderBy(desc(recordRevisions.id));
  const nameOf = await accountNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ authorId, ...row }) => ({ ...row, author: nameOf(authorId) }));
}

/** A revision and how it differs from the one before. Throws `not_found`. */
export async function describeRevision(
  db: Database,
  kind: RecordKind,
  id: number,
  revision: number,
): Promise<AnswerOf<'recordRevision'>> {
  const [found, before] = await db
    .select()
    .from(recordRevisions)
    .where(and(ofRecord(kind, id), lte(recordRevisions.id, revision)))
    .orderBy(desc(recordRevisions.id))
    .limit(2);
  if (found?.id !== revision) throw notFound('There is no such revision');
  const [after = {}, earlier] = await readHeld(db, kind, before ? [found.data, before.data] : [found.data]);
  const nameOf = await accountNames(db, [found.authorId]);
  const { at, step } = found;
  return {
    id: revision,
    at,
    step,
    author: nameOf(found.authorId),
    // The state before the first revision is not known.
    changes: earlier === undefined ? [] : [...valueChanges(recordOf(kind).fields, earlier, after)],
  };
}

/** The values of a revision. Throws `not_found`. */
export async function revisionValues(db: Database, kind: RecordKind, id: number, revision: number): Promise<Json> {
  const [found] = await db
    .select()
    .from(recordRevisions)
    .where(and(ofRecord(kind, id), eq(recordRevisions.id, revision)));
  if (!found) throw notFound('There is no such revision');
  const [values = {}] = await readHeld(db, kind, [found.data]);
  return values;
}
