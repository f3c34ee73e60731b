import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { queueMail } from '../../engines/mail/outbox';
import { recordTitles } from '../../engines/records/record-titles';
import { recordComments } from '../../engines/records/tables';
import { accountNames } from '../../platform/auth/account-names';
import type { Database } from '../../platform/db/database';
import { translator } from '../../platform/texts/translate';
import { loadSettings, loadStaffLanguage } from '../site';
import { peopleOfHub } from './read-comments';

type Comment = typeof recordComments.$inferSelect;

/** Comments of one run; the next run takes the others. */
const AT_ONCE = 50;

/**
 * Queues the mails of new comments: to people who are mentioned, and of a reply to the other authors of its thread.
 * Nobody gets a mail about a comment of their own.
 *
 * @param origin Origin of the site; undefined: the mails have no link.
 */
export async function notifyComments(db: Database, now: number, origin: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const fresh = await tx
      .select()
      .from(recordComments)
      .where(isNull(recordComments.notifiedAt))
      .orderBy(asc(recordComments.id))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    if (fresh.length === 0) return;
    const people = await peopleOfHub(tx);
    for (const comment of fresh) {
      const concerned = new Set([...comment.mentions, ...(await authorsOfThread(tx, comment))]);
      for (const person of people.filter(({ id }) => concerned.has(id) && id !== comment.authorId)) {
        const lang = person.language ?? (await loadStaffLanguage(tx));
        const { product } = await loadSettings(tx, lang);
        const t = translator(lang);
        const title = (await recordTitles(tx, [comment], lang))(comment);
        const author = (await accountNames(tx, [comment.authorId]))(comment.authorId);
        const isMentioned = comment.mentions.includes(person.id);
        const link =
          origin === undefined || comment.path === '' ? [] : [{ link: t('reviews.open'), href: origin + comment.path }];
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
              ...link,
              t('letter.regards'),
              product,
            ],
          },
        });
      }
    }
    const ids = fresh.map(({ id }) => id);
    await tx
      .update(recordComments)
      .set({ notifiedAt: new Date(now).toISOString() })
      .where(inArray(recordComments.id, ids));
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
