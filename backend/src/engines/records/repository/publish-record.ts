import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Language } from '@vestibule/contracts';
import { note } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { rolledBack } from '../../../platform/db/rolled-back';
import { changedFields } from '../drafts/held-values';
import { keepDraft } from '../drafts/keep-draft';
import { dropPlan, dropPlans } from '../drafts/plans';
import { addRevision } from '../drafts/revisions';
import { closeReview } from '../reviews/review-steps';
import { wrong } from '../validation-error';
import { checkFieldRights, isSeen } from './check-rights';
import { findRecord, type VersionedRecord } from './find';
import { onVersion } from './on-version';
import { changeRecord, refuseOtherIdentity } from './save';
import { flagOf, latestIn, refuseAlwaysSeen, writeHidden, writePublic } from './write-public';
import { writeRecord, type RecordAuthor } from './write-record';

/**
 * Saves changes in the draft of a record: visitors see them once it is published. A record of which they see nothing is
 * changed itself. The draft is checked as a publication of it would be. Throws as `changeRecord` does.
 */
export function saveDraft(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  changes: Json,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    refuseOtherIdentity(kind, before.latest, changes);
    const { hiddenBy } = recordOf(kind);
    if (hiddenBy !== undefined && hiddenBy in changes && changes[hiddenBy] !== before.values[hiddenBy])
      throw wrong(hiddenBy, 'is changed by publishing or withdrawing the record, not in its draft');
    if (!(await isSeen(tx, kind, id, before.values))) return changeRecord(tx, kind, id, version, changes, by);
    const after = await rolledBack(tx, async (step) => {
      await writeRecord(step, kind, { ...before.latest, ...changes }, Object.keys(changes), by);
      return (await findRecord(step, kind, id)).values;
    });
    await checkFieldRights(tx, kind, { id, before: before.latest, after, isDraft: true }, by);
    await keepDraft(tx, kind, id, changedFields(kind, before.values, after), by);
    const saved = await findRecord(tx, kind, id);
    if (saved.version === before.version) return saved;
    await addRevision(tx, kind, { id, step: 'draft', before: before.latest, after: saved.latest }, by);
    await note(tx, by, { subject: kind, subjectId: id, before: before.latest, after: saved.latest });
    return saved;
  });
}

interface Publishing {
  /** Changes that are saved with it. */
  readonly changes?: Json;
  /** Only the texts of these languages, and the values that are the same in all; the rest of the draft stays. */
  readonly languages?: readonly Language[] | undefined;
}

/** Publishes a record with its draft. Throws as `changeRecord` does. */
export function publishRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  { changes = {}, languages }: Publishing,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    refuseOtherIdentity(kind, before.latest, changes);
    const latest = { ...before.latest, ...changes };
    await writePublic(tx, kind, before, latestIn(kind, { ...before, latest }, languages), by);
    const saved = await findRecord(tx, kind, id);
    await checkFieldRights(tx, kind, { id, before: before.values, after: saved.values }, by);
    const rest = languages ? changedFields(kind, saved.values, { ...latest, ...flagOf(kind, true) }) : {};
    await keepDraft(tx, kind, id, rest, by);
    await dropPlan(tx, kind, id, 'publish');
    await closeReview(tx, kind, id, by);
    await addRevision(tx, kind, { id, step: 'publish', before: before.latest, after: saved.values }, by);
    await noteStep(tx, kind, { id, before: before.values, after: saved.values, step: 'publish' }, by);
    return findRecord(tx, kind, id);
  });
}

/**
 * Takes a record from visitors; it keeps the changes of its draft. Throws `validation` for a kind whose records are
 * always seen, else as `changeRecord` does.
 */
export function unpublishRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    refuseAlwaysSeen(kind);
    const hidden = { ...before.values, ...flagOf(kind, false) };
    await checkFieldRights(tx, kind, { id, before: before.values, after: hidden }, by);
    await writeHidden(tx, kind, before, by);
    const saved = await findRecord(tx, kind, id);
    await dropPlans(tx, kind, id);
    await addRevision(tx, kind, { id, step: 'unpublish', before: before.latest, after: saved.values }, by);
    await noteStep(tx, kind, { id, before: before.values, after: saved.values, step: 'unpublish' }, by);
    return saved;
  });
}

/** Throws the draft of a record away. Throws `not_found`, 412 for an older version. */
export function discardDraft(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    if (before.draft === undefined) return before;
    await checkFieldRights(tx, kind, { id, before: before.latest, after: before.values, isDraft: true }, by);
    await keepDraft(tx, kind, id, {}, by);
    await addRevision(tx, kind, { id, step: 'discard', before: before.latest, after: before.values }, by);
    await note(tx, by, { subject: kind, subjectId: id, before: before.latest, after: before.values });
    return findRecord(tx, kind, id);
  });
}

interface Step {
  readonly id: number;
  readonly before: Json;
  readonly after: Json;
  /** The step, as the audit log names it. */
  readonly step: string;
}

/** Notes a publication or withdrawal. */
export const noteStep = (
  tx: Database,
  kind: RecordKind,
  { id, before, after, step }: Step,
  by: RecordAuthor,
): Promise<void> => note(tx, by, { subject: kind, subjectId: id, before, after: { ...after, publication: step } });
