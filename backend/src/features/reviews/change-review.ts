import { LANGUAGES, SiteError } from '@vestibule/contracts';
import type { BodyOf } from '@vestibule/contracts/api/calls';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import type { Tag } from '@vestibule/contracts/tags';
import { eq } from 'drizzle-orm';
import { isHidden } from '../../engines/records/is-hidden';
import { lockRecords } from '../../engines/records/repository/lock';
import { planRecord } from '../../engines/records/repository/plan-record';
import { publishRecord } from '../../engines/records/repository/publish-record';
import type { RecordAuthor } from '../../engines/records/repository/write-record';
import { addStep, type Review } from '../../engines/records/reviews/review-steps';
import { recordReviews } from '../../engines/records/tables';
import { tagsOfWrite } from '../../engines/records/tags';
import { note } from '../../platform/audit/note';
import { requireRightOf } from '../../platform/auth/rights-of';
import { peopleWith } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';
import { checkVersion } from '../../platform/server/version';
import { changePublication } from '../content';
import { approvers, hasNews, readStanding, type ReviewStanding } from './standing';

interface Change {
  readonly kind: RecordKind;
  readonly id: number;
  /** Of the review and its record, as the actor saw them. */
  readonly version: string;
  /** Path of the record's form. */
  readonly path: string;
  readonly body: BodyOf<'changeReview'>;
}

/**
 * Does a step of a review. The approval that completes it publishes the record, in this transaction, with the rights of
 * the approver. Returns the cache tags that change.
 *
 * @throws `not_found`, 412 for another version, `conflict` where the review does not allow the step, `forbidden`,
 *   `validation` with the field.
 */
export function changeReview(db: Database, change: Change, by: RecordAuthor): Promise<readonly Tag[]> {
  const { kind, id, body } = change;
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const standing = await readStanding(tx, kind, id);
    checkVersion(change.version, standing.version);
    await requireRightOf(tx, by.authorId, kindRight(isDecision(body.action) ? 'publish' : 'edit', kind));
    if (body.assignee !== undefined) await requireReviewer(tx, kind, body.assignee);
    if (body.action === 'submit') return submit(tx, change, standing, by);
    const review = openOne(standing, body.action);
    await addStep(tx, review.id, { action: body.action, text: body.text ?? '' }, by);
    await note(tx, by, { subject: kind, subjectId: id, before: {}, after: { review: body.action } });
    switch (body.action) {
      case 'withdraw':
        await tx.update(recordReviews).set({ state: 'withdrawn' }).where(eq(recordReviews.id, review.id));
        return [];
      case 'return':
        await tx.update(recordReviews).set({ state: 'returned' }).where(eq(recordReviews.id, review.id));
        return [];
      case 'assign':
        await tx
          .update(recordReviews)
          .set({ assigneeId: body.assignee ?? null })
          .where(eq(recordReviews.id, review.id));
        return [];
      case 'approve':
        return approve(tx, change, standing, by);
    }
  });
}

const isDecision = (action: Change['body']['action']): boolean => action === 'approve' || action === 'return';

const refuse = (message: string) => new SiteError('conflict', 409, message);

async function submit(
  tx: Database,
  { kind, id, path, body: { text = '', assignee } }: Change,
  { record, review, subject }: ReviewStanding,
  by: RecordAuthor,
): Promise<readonly Tag[]> {
  if (!hasNews(kind, record)) throw refuse('There is nothing to publish');
  const given = {
    state: 'waiting' as const,
    authorId: by.authorId,
    at: new Date(by.now).toISOString(),
    version: subject,
    path,
    ...(assignee !== undefined && { assigneeId: assignee }),
  };
  const isOpen = review?.state === 'waiting' || review?.state === 'returned';
  const [open] = isOpen
    ? await tx.update(recordReviews).set(given).where(eq(recordReviews.id, review.id)).returning()
    : await tx
        .insert(recordReviews)
        .values({ kind, recordId: id, ...given })
        .returning();
  if (!open) throw new TypeError('The review was not returned');
  await addStep(tx, open.id, { action: 'submit', text }, by);
  await note(tx, by, { subject: kind, subjectId: id, before: {}, after: { review: 'submit' } });
  return [];
}

/** The open review that a step is for. */
function openOne({ review }: ReviewStanding, action: Change['body']['action']): Review {
  if (review?.state === 'waiting' || (review?.state === 'returned' && !isDecision(action))) return review;
  throw refuse('It does not wait for a review');
}

async function approve(
  tx: Database,
  { kind, id, body: { at } }: Change,
  { record, steps, needed }: ReviewStanding,
  by: RecordAuthor,
): Promise<readonly Tag[]> {
  const reviewers = await peopleWith(tx, kindRight('publish', kind));
  const before = approvers(steps, (one) => reviewers.some((person) => person.id === one));
  if (needed > 1 && before.has(by.authorId)) throw refuse('Somebody else has to approve it');
  if (new Set([...before, by.authorId]).size < needed) return [];
  const approved = { ...by, isApproved: true };
  const tags = new Set<Tag>();
  if (record.draft !== undefined || isHidden(kind, record.values)) {
    if (at !== undefined) await planRecord(tx, kind, id, record.version, { action: 'publish', at }, approved);
    else {
      await publishRecord(tx, kind, id, record.version, {}, approved);
      for (const tag of tagsOfWrite(kind, record.latest)) tags.add(tag);
    }
  }
  if (kind === 'pages') {
    const change = at === undefined ? { action: 'publish' as const } : { action: 'schedule' as const, at };
    for (const tag of await changePublication(tx, id, LANGUAGES, change, undefined, approved)) tags.add(tag);
  }
  return [...tags];
}

async function requireReviewer(tx: Database, kind: RecordKind, id: number | null): Promise<void> {
  if (id === null || (await peopleWith(tx, kindRight('publish', kind))).some((one) => one.id === id)) return;
  throw new SiteError('validation', 400, 'assignee: is no person who may publish this', { field: 'assignee' });
}
