import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { isHidden } from '../../engines/records/is-hidden';
import { contentVersion, takeSnapshot } from '../../engines/records/publishing/snapshot';
import { findRecord, type VersionedRecord } from '../../engines/records/repository/find';
import { lastReview, stepsOf, type Review, type ReviewStep } from '../../engines/records/reviews/review-steps';
import { peopleNeeded } from '../../engines/records/reviews/two-people';
import { accountNames } from '../../platform/auth/account-names';
import { peopleWith } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';
import { versionOf } from '../../platform/server/version';

type Shown = AnswerOf<'recordReview'>;

interface Reader {
  readonly id: number;
  readonly rights: readonly Right[];
}

/** A record with its last review. */
export interface ReviewStanding {
  readonly record: VersionedRecord;
  /** Changes with everything that a publication of the record would show. */
  readonly subject: string;
  readonly review: Review | undefined;
  readonly steps: readonly ReviewStep[];
  readonly needed: number;
  /** Changes with the record and its review. */
  readonly version: string;
}

/** Throws `not_found`. */
export async function readStanding(db: Database, kind: RecordKind, id: number): Promise<ReviewStanding> {
  const record = await findRecord(db, kind, id);
  const content = kind === 'pages' ? contentVersion(await takeSnapshot(db, { pageId: id, containerId: null })) : '';
  const subject = versionOf({ version: record.version, content });
  const review = await lastReview(db, kind, id);
  const steps = review === undefined ? [] : await stepsOf(db, review.id);
  const needed = await peopleNeeded(db, kind);
  const last = steps.at(-1)?.id ?? 0;
  const version = versionOf({ subject, last, assignee: review?.assigneeId ?? 0, needed });
  return { record, subject, review, steps, needed, version };
}

/** Steps since the last submission. */
const sinceSubmission = (steps: readonly ReviewStep[]): readonly ReviewStep[] =>
  steps.slice(steps.findLastIndex(({ action }) => action === 'submit'));

/** People who have agreed since the last submission; a submission by somebody who may publish is one. */
export function approvers(steps: readonly ReviewStep[], mayPublish: (id: number) => boolean): ReadonlySet<number> {
  return new Set(
    sinceSubmission(steps).flatMap(({ action, authorId }) =>
      authorId !== null && (action === 'approve' || (action === 'submit' && mayPublish(authorId))) ? [authorId] : [],
    ),
  );
}

/** Whether a publication would show anything new. The content of pages has publications of its own. */
export const hasNews = (kind: RecordKind, { values, draft }: VersionedRecord): boolean =>
  kind === 'pages' || draft !== undefined || isHidden(kind, values);

/** The review of a record as a reader gets it. */
export async function presentStanding(
  db: Database,
  kind: RecordKind,
  standing: ReviewStanding,
  reader: Reader,
): Promise<Shown> {
  const { record, subject, review, steps, needed, version } = standing;
  const reviewers = await peopleWith(db, kindRight('publish', kind));
  const agreed = approvers(steps, (id) => reviewers.some((one) => one.id === id));
  const nameOf = await accountNames(db, [review?.authorId ?? null, ...steps.map(({ authorId }) => authorId)]);
  const isOpen = review?.state === 'waiting' || review?.state === 'returned';
  const may = (right: Right) => hasRight(reader.rights, right);
  const mayEdit = may(kindRight('edit', kind));
  const assignee = reviewers.find(({ id }) => id === review?.assigneeId);
  return {
    version,
    needed,
    review:
      review === undefined
        ? null
        : {
            state: review.state,
            at: review.at,
            author: nameOf(review.authorId),
            assignee: assignee ? { id: assignee.id, name: assignee.username } : null,
            approvals: agreed.size,
            is_changed: isOpen && review.version !== subject,
            steps: steps.map(({ id, at, authorId, action, text }) => ({
              id,
              at,
              author: nameOf(authorId),
              action,
              text,
            })),
          },
    reviewers: reviewers.map(({ id, username }) => ({ id, name: username })),
    may: {
      submit: mayEdit && hasNews(kind, record),
      withdraw: isOpen && mayEdit,
      decide: review?.state === 'waiting' && may(kindRight('publish', kind)) && !agreed.has(reader.id),
      assign: isOpen && mayEdit,
    },
  };
}
