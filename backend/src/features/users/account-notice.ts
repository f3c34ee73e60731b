import type { Language } from '@vestibule/contracts';
import { queueMail } from '../../engines/mail/outbox';
import type { users } from '../../platform/auth/user-tables';
import type { Database } from '../../platform/db/database';
import { translator } from '../../platform/texts/translate';
import { loadSettings } from '../site';

/** Changes of an account that its owner has to hear of: someone else may have made them. */
export type AccountNotice = 'passwordChanged' | 'secondFactorRemoved';

interface Notice {
  readonly owner: Pick<typeof users.$inferSelect, 'email' | 'language'>;
  /** Of the mail to an owner who has chosen none. */
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Queues a mail to the owner of an account, in their language, within the transaction of the change. */
export async function queueAccountNotice(
  tx: Database,
  what: AccountNotice,
  { owner, lang: fallback, now }: Notice,
): Promise<void> {
  const lang = owner.language ?? fallback;
  const { product } = await loadSettings(tx, lang);
  const t = translator(lang);
  const named = { house: product };
  const letter = {
    lang,
    subject: t(`accounts.${what}.subject`, named),
    blocks: [
      t('letter.greeting'),
      t(`accounts.${what}.text`, named),
      t('accounts.notYou'),
      t('letter.regards'),
      product,
    ],
  };
  await queueMail(tx, { recipient: owner.email, letter, now });
}
