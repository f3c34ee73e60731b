import type { Language } from '@vestibule/contracts';
import { kindRight } from '@vestibule/contracts/rights/names';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { queueMail } from '../../engines/mail/outbox';
import { recordTitles } from '../../engines/records/record-titles';
import { stepsOf, type Review, type ReviewStep } from '../../engines/records/reviews/review-steps';
import { recordReviews, recordReviewSteps } from '../../engines/records/tables';
import { accountNames } from '../../platform/auth/account-names';
import { users } from '../../platform/auth/user-tables';
import { peopleWith, type Person } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';
import { eachAlone } from '../../platform/each-alone';
import { translator } from '../../platform/texts/translate';
import { loadSettings, loadStaffLanguage } from '../site';

/** The message of a step; an approval that is not the last asks the others. */
type Message = 'submitted' | 'returned' | 'published' | 'assigned';

interface Mailing {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Origin of the site; undefined: the mails have no link. */
  readonly origin: string | undefined;
}

/** Steps of one run; the next run takes the others. */
const AT_ONCE = 50;

/**
 * Queues the mails of new steps: to those who may decide, to the author of the submission, or to the person who was
 * asked. Nobody gets a mail about a step of their own.
 *
 * @param report Gets the failure of one, and its id; it is tried again.
 */
export async function notifyReviews(
  db: Database,
  { now, origin }: Mailing,
  report: (error: unknown, id: number) => void,
): Promise<void> {
  const fresh = await db
    .select({ id: recordReviewSteps.id })
    .from(recordReviewSteps)
    .where(isNull(recordReviewSteps.notifiedAt))
    .orderBy(asc(recordReviewSteps.id))
    .limit(AT_ONCE);
  const mailOne = ({ id }: (typeof fresh)[number]) =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ step: recordReviewSteps, review: recordReviews })
        .from(recordReviewSteps)
        .innerJoin(recordReviews, eq(recordReviews.id, recordReviewSteps.reviewId))
        .where(and(eq(recordReviewSteps.id, id), isNull(recordReviewSteps.notifiedAt)))
        .for('no key update', { of: recordReviewSteps, skipLocked: true });
      if (!found) return;
      const { step, review } = found;
      for (const [message, person] of await mailsOf(tx, review, step))
        if (person.id !== step.authorId) await send(tx, { message, person, review, step, now, origin });
      await tx
        .update(recordReviewSteps)
        .set({ notifiedAt: new Date(now).toISOString() })
        .where(eq(recordReviewSteps.id, id));
    });
  await eachAlone(fresh, mailOne, (error, { id }) => report(error, id));
}

async function mailsOf(
  tx: Database,
  review: Review,
  step: ReviewStep,
): Promise<readonly (readonly [Message, Person])[]> {
  const reviewers = await peopleWith(tx, kindRight('publish', review.kind));
  const asked = reviewers.filter(({ id }) => review.assigneeId === null || id === review.assigneeId);
  switch (step.action) {
    case 'submit':
      return review.state === 'waiting' ? asked.map((one) => ['submitted', one] as const) : [];
    case 'approve': {
      const steps = await stepsOf(tx, review.id);
      const agreed = steps.filter(({ action }) => action === 'approve').map(({ authorId }) => authorId);
      const others = reviewers.filter(({ id }) => !agreed.includes(id) && id !== review.authorId);
      return review.state === 'waiting' ? others.map((one) => ['submitted', one] as const) : [];
    }
    case 'assign':
      return review.assigneeId === null ? [] : asked.map((one) => ['assigned', one] as const);
    case 'return':
      return (await authorOf(tx, review)).map((one) => ['returned', one] as const);
    case 'publish':
      return (await authorOf(tx, review)).map((one) => ['published', one] as const);
    case 'withdraw':
      return [];
  }
}

/** The author of its submission, if the account is open. */
const authorOf = (tx: Database, { authorId }: Review): Promise<Person[]> =>
  tx
    .select({ id: users.id, email: users.email, username: users.username, language: users.language })
    .from(users)
    .where(and(eq(users.id, authorId ?? 0), isNull(users.deactivatedAt)));

interface Notice {
  readonly message: Message;
  readonly person: Person;
  readonly review: Review;
  readonly step: ReviewStep;
  readonly now: number;
  readonly origin: string | undefined;
}

async function send(tx: Database, { message, person, review, step, now, origin }: Notice): Promise<void> {
  const lang: Language = person.language ?? (await loadStaffLanguage(tx));
  const { product } = await loadSettings(tx, lang);
  const t = translator(lang);
  const title = (await recordTitles(tx, [review], lang))(review);
  const author = (await accountNames(tx, [step.authorId]))(step.authorId);
  const named = { house: product, title, author };
  await queueMail(tx, {
    recipient: person.email,
    now,
    letter: {
      lang,
      subject: t(`reviews.${message}.subject`, named),
      blocks: [
        t('letter.greeting'),
        t(`reviews.${message}.text`, named),
        ...(step.text === '' ? [] : [step.text]),
        ...(origin === undefined || review.path === ''
          ? []
          : [{ link: t('reviews.open'), href: origin + review.path }]),
        t('letter.regards'),
        product,
      ],
    },
  });
}
