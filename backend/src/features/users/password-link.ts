import { randomBytes } from 'node:crypto';
import type { Language } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { queueMail } from '../../engines/mail/outbox';
import { tokenHashOf } from '../../platform/auth/sessions';
import type { Database } from '../../platform/db/database';
import { passwordLinks } from './tables';
import type { users } from '../../platform/auth/user-tables';
import { loadSettings } from '../site';
import { translator } from '../../platform/texts/translate';

const HOUR_MS = 3_600_000;
/** An invited person may be away for days; a reset is used at once (docs/behaviour/editing.md#accounts). */
const INVITATION_DAYS = 7;
const RESET_HOURS = 1;

interface Link {
  readonly user: Pick<typeof users.$inferSelect, 'id' | 'email' | 'passwordHash'>;
  readonly lang: Language;
  /** Whole address of the page where a password is chosen. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Queues a mail with a link by which the account's password is chosen, in place of any link before; within the
 * transaction of its cause. Its token follows a #, which no server and no log gets to see.
 *
 * @returns the link.
 */
export async function queuePasswordLink(tx: Database, { user, lang, page, now }: Link): Promise<string> {
  const isNew = user.passwordHash === null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + (isNew ? INVITATION_DAYS * 24 : RESET_HOURS) * HOUR_MS).toISOString();
  const link = { tokenHash: tokenHashOf(token), sentAt: new Date(now).toISOString(), expiresAt };
  await tx
    .insert(passwordLinks)
    .values({ userId: user.id, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  const { product } = await loadSettings(tx, lang);
  const t = translator(lang);
  const named = { house: product };
  const href = `${page}#${token}`;
  const letter = {
    lang,
    subject: t(isNew ? 'accounts.invited' : 'accounts.forgotten', named),
    blocks: [
      t('letter.greeting'),
      t(isNew ? 'accounts.invitation' : 'accounts.reset', named),
      { link: t('accounts.choose'), href },
      isNew ? t('link.days', { count: INVITATION_DAYS }) : t('link.hours', { count: RESET_HOURS }),
      ...(isNew ? [] : [t('accounts.ignore')]),
      t('letter.regards'),
      product,
    ],
  };
  await queueMail(tx, { recipient: user.email, letter, now });
  return href;
}

/** Whether the account was sent a link less than `ms` milliseconds ago, which it has not used. */
export async function wasSentWithin(db: Database, userId: number, ms: number, now: number): Promise<boolean> {
  const [link] = await db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId));
  return link !== undefined && Date.parse(link.sentAt) > now - ms;
}
