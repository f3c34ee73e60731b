import { notFound, type Language } from '@vestibule/contracts';
import { and, eq, gt } from 'drizzle-orm';
import { refuseCommonPassword } from '../../platform/auth/common-password';
import { hashPassword } from '../../platform/auth/password';
import { tokenHashOf } from '../../platform/auth/sessions';
import { queueAccountNotice } from './account-notice';
import { passwordLinks } from './tables';
import { sessions, users } from '../../platform/auth/user-tables';
import type { Deps } from '../../platform/server/deps';

interface Choice {
  readonly token: string;
  readonly new_password: string;
}

/**
 * Sets the password that a user has chosen by a link, ends their sessions and the link, and mails them unless it
 * is their first one; returns the account's address.
 * Throws `not_found` for a link that is not valid any more, and `validation` for a password that many people have.
 */
export async function choosePassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  choice: Choice,
  lang: Language,
): Promise<string> {
  refuseCommonPassword(choice.new_password, 'new_password');
  // Before the transaction: it takes long, whatever the link is.
  const passwordHash = await hashPassword(choice.new_password);
  return db.transaction(async (tx) => {
    const [link] = await tx
      .delete(passwordLinks)
      .where(
        and(
          eq(passwordLinks.tokenHash, tokenHashOf(choice.token)),
          gt(passwordLinks.expiresAt, new Date(now()).toISOString()),
        ),
      )
      .returning();
    const [user] = link ? await tx.select().from(users).where(eq(users.id, link.userId)) : [];
    if (!user || user.deactivatedAt !== null) throw notFound('This link is not valid any more');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    // The first password of an invited person is no change.
    if (user.passwordHash !== null) await queueAccountNotice(tx, 'passwordChanged', { owner: user, lang, now: now() });
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return user.email;
  });
}
