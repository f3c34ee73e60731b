import { isSiteError, type Language } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { isHidden } from '../is-hidden';
import type { Tag } from '@vestibule/contracts/tags';
import type { Database } from '../../../platform/db/database';
import { rolledBack } from '../../../platform/db/rolled-back';
import { changedFields, readHeld } from '../drafts/held-values';
import { keepDraft } from '../drafts/keep-draft';
import { dropPlans, duePlans, failPlan, keepPlan, takePlan, type Plan, type PlanAction } from '../drafts/plans';
import { addRevision } from '../drafts/revisions';
import { plannedInstant } from '../publishing/planned-instant';
import { closeReview } from '../reviews/review-steps';
import { tagsOfWrite } from '../tags';
import { checkFieldRights } from './check-rights';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';
import { onVersion } from './on-version';
import { noteStep } from './publish-record';
import { flagOf, latestIn, refuseAlwaysSeen, writeHidden, writePublic } from './write-public';
import type { RecordAuthor } from './write-record';

interface NewPlan {
  readonly action: PlanAction;
  /** Instant of ISO 8601. */
  readonly at: string;
  /** Of a publication: only the texts of these. */
  readonly languages?: readonly Language[] | undefined;
}

/**
 * Plans the publication of a record as it is now, or its withdrawal, for an instant: later changes wait for their own
 * publication. Throws `validation` for an instant that cannot be, and as `changeRecord` does.
 */
export function planRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  { action, at, languages }: NewPlan,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  const instant = plannedInstant(at, by.now);
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    if (action === 'unpublish') refuseAlwaysSeen(kind);
    // Whether it can be done, and who may, is known before its time.
    const after = await rolledBack(tx, async (step) => {
      if (action === 'publish') await writePublic(step, kind, before, latestIn(kind, before, languages), by);
      else await writeHidden(step, kind, before, by);
      const { values } = await findRecord(step, kind, id);
      await checkFieldRights(step, kind, { id, before: before.values, after: values }, by);
      return values;
    });
    // Of a hidden record all of it is new to visitors.
    const shown = isHidden(kind, before.values) ? {} : before.values;
    const changes = action === 'publish' ? changedFields(kind, shown, after) : {};
    await keepPlan(tx, kind, { id, action, changes, instant, authorId: by.authorId });
    if (action === 'publish') await closeReview(tx, kind, id, by);
    await noteStep(
      tx,
      kind,
      { id, before: {}, after: {}, step: `${action === 'publish' ? 'schedule' : 'schedule_end'} ${at}` },
      by,
    );
    return findRecord(tx, kind, id);
  });
}

/** Takes the plans of a record back. Throws `not_found`, 412 for an older version, and `forbidden`. */
export function cancelPlans(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, found) => {
    const dropped = await dropPlans(tx, kind, id);
    for (const { action, changes } of dropped) {
      const planned = action === 'publish' ? changes : flagOf(kind, false);
      await checkFieldRights(tx, kind, { id, before: {}, after: planned }, by);
      await noteStep(tx, kind, { id, before: {}, after: {}, step: 'cancel' }, by);
    }
    return found;
  });
}

/** A plan that could not be done. */
export interface FailedPlan {
  readonly kind: RecordKind;
  readonly id: number;
  /** A SiteError where its plan stays with a reason; another one is tried again. */
  readonly error: unknown;
}

/**
 * Runs the plans whose instant has come, each in a transaction of its own: one that fails does not hold up the others.
 * A plan that the record's other changes have made impossible stays with its reason; one that failed otherwise is tried
 * again. Returns the cache tags that change, and the failures.
 */
export async function runDuePlans(
  db: Database,
  now: number,
): Promise<{ readonly tags: readonly Tag[]; readonly failed: readonly FailedPlan[] }> {
  const tags = new Set<Tag>();
  const failed: FailedPlan[] = [];
  for (const plan of await duePlans(db, now))
    try {
      const done = await db.transaction((tx) => runPlan(tx, plan, now));
      for (const tag of done) tags.add(tag);
    } catch (error) {
      if (isSiteError(error)) await failPlan(db, plan, error.message);
      failed.push({ kind: plan.kind, id: plan.recordId, error });
    }
  return { tags: [...tags], failed };
}

async function runPlan(tx: Database, due: Plan, now: number): Promise<readonly Tag[]> {
  await lockRecords(tx);
  const plan = await takePlan(tx, due);
  if (plan === undefined) return [];
  const { kind, recordId: id, action, authorId } = plan;
  const before = await findRecord(tx, kind, id);
  const by = { authorId, now };
  const [changes = {}] = await readHeld(tx, kind, [plan.changes]);
  if (action === 'publish') await writePublic(tx, kind, before, { ...before.values, ...changes }, by);
  else await writeHidden(tx, kind, before, by);
  const saved = await findRecord(tx, kind, id);
  // Later changes of the draft stay there.
  if (action === 'publish' && before.draft !== undefined)
    await keepDraft(tx, kind, id, changedFields(kind, saved.values, { ...before.latest, ...flagOf(kind, true) }), by);
  await addRevision(tx, kind, { id, step: action, before: before.values, after: saved.values }, by);
  if (authorId !== null)
    await noteStep(tx, kind, { id, before: before.values, after: saved.values, step: action }, { authorId, now });
  return tagsOfWrite(kind, changes);
}
