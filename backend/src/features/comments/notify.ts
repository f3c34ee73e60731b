import { and, asc, eq, isNull } from 'drizzle-orm';
import { queueMail } from '../../engines/mail/outbox';
import { recordTitles } from '../../engines/records/record-titles';
import { recordComments } from '../../engines/records/tables';
import { accountNames } from '../../platform/auth/account-names';
import { peopleWith, type Person } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';
import { eachAlone } from '../../platform/each-alone';
import { translator } from '../../platform/texts/translate';
import { loadSettings, loadStaffLanguage } from '../site';

type Comment = typeof recordComments.$inferSelect;

interface Mailing {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Origin of the site; undefined: the mails have no link. */
  readonly origin: string | undefined;
}

/** Comments of one run; the next run takes the others. */
const AT_ONCE = 50;

/**
 * Queues the mails of new comments: to people who are mentioned, and of a reply to the other authors of its thread.
 * Nobody gets a mail about a comment of their own.
 *
 * @param report Gets the failure of one, and its id; it is tried again.
 */
export async function notifyComments(
  db: Database,
  { now, origin }: Mailing,
  report: (error: unknown, id: number) => void,
): Promise<void> {
  const fresh = await db
    .select({ id: recordComments.id })
    .from(recordComments)
    .where(isNull(recordComments.notifiedAt))
    .orderBy(asc(recordComments.id))
    .limit(AT_ONCE);
  const mailOne = ({ id }: (typeof fresh)[number]) =>
    db.transaction(async (tx) => {
      const [comment] = await tx
        .select()
        .from(recordComments)
        .where(and(eq(recordComments.id, id), isNull(recordComments.notifiedAt)))
        .for('no key update', { skipLocked: true });
      if (!comment) return;
      const concerned = new Set([...comment.mentions, ...(await authorsOfThread(tx, comment))]);
      const people = concerned.size === 0 ? [] : await peopleWith(tx, 'hub');
      for (const person of people.filter((one) => concerned.has(one.id) && one.id !== comment.authorId))
        await send(tx, { comment, person, now, origin });
      await tx
        .update(recordComments)
        .set({ notifiedAt: new Date(now).toISOString() })
        .where(eq(recordComments.id, id));
    });
  await eachAlone(fresh, mailOne, (error, { id }) => report(error, id));
}

interface Notice {
  readonly comment: Comment;
  readonly person: Person;
  readonly now: number;
  readonly origin: string | undefined;
}

async function send(tx: Database, { comment, person, now, origin }: Notice): Promise<void> {
  const lang = person.language ?? (await loadStaffLanguage(tx));
  const { product } = await loadSettings(tx, lang);
  const t = translator(lang);
  const title = (await recordTitles(tx, [comment], lang))(comment);
  const author = (await accountNames(tx, [comment.authorId]))(comment.authorId);
  const isMentioned = comment.mentions.includes(person.id);
  const hasLink = origin !== undefined && comment.path !== '';
  await queueMail(tx, {
    recipient: person.email,
    now,
    letter: {
      lang,
      subject: t('comments.subject', { title }),
      blocks: [
        t('letter.greeting'),
        t(isMentioned ? 'comments.mentioned' : 'comments.replied', { author, title }),
        comment.text,
        ...(hasLink ? [{ link: t('reviews.open'), href: origin + comment.path }] : []),
        t('letter.regards'),
        product,
      ],
    },
  });
}

/** The authors of the comments that a reply follows; none for the first of a thread. */
async function authorsOfThread(tx: Database, { threadId }: Comment): Promise<readonly number[]> {
  if (threadId === null) return [];
  const rows = await tx
    .select({ id: recordComments.id, threadId: recordComments.threadId, authorId: recordComments.authorId })
    .from(recordComments)
    .where(eq(recordComments.threadId, threadId));
  const [first] = await tx.select().from(recordComments).where(eq(recordComments.id, threadId));
  return [first?.authorId, ...rows.map(({ authorId }) => authorId)].filter((id) => typeof id === 'number');
}
