import type { Language } from '@vestibule/contracts';
import type { Block } from '../../../engines/mail/letter';
import { queueMail } from '../../../engines/mail/outbox';
import type { Database } from '../../../platform/db/database';
import { loadSettings } from '../../site';
import { translator, type Translate } from '../../../platform/texts/translate';

/** Whole addresses of the site's pages that mails lead to. */
export interface CustomerPages {
  readonly confirm: string;
  readonly login: string;
  readonly password: string;
  readonly newPassword: string;
}

export interface Mailed {
  readonly recipient: string;
  readonly lang: Language;
  readonly pages: CustomerPages;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A token stands in the query, which no log of the site writes down. */
const linkOf = (page: string, token: string) => `${page}?token=${token}`;

/** Queues the link that confirms an address; within the transaction of its cause, as the others. */
export const queueAddressConfirmation = (tx: Database, mailed: Mailed, token: string, hours: number): Promise<void> =>
  queue(tx, mailed, (t, house) => [
    t('customers.confirm', { house }),
    t('customers.wanted', { house }),
    { link: t('customers.toConfirm'), href: linkOf(mailed.pages.confirm, token) },
    t('link.hours', { count: hours }),
    t('customers.notYou'),
  ]);

/** Queues that there is an account for this address already. */
export const queueKnown = (tx: Database, mailed: Mailed): Promise<void> =>
  queue(tx, mailed, (t, house) => [
    t('customers.known', { house }),
    t('customers.isKnown', { house }),
    { link: t('customers.toLogin'), href: mailed.pages.login },
    { link: t('customers.toPassword'), href: mailed.pages.password },
  ]);

/** Queues the link for a new password in place of a forgotten one. */
export const queueNewPassword = (tx: Database, mailed: Mailed, token: string, hours: number): Promise<void> =>
  queue(tx, mailed, (t, house) => [
    t('customers.forgotten', { house }),
    t('customers.reset', { house }),
    { link: t('customers.toChoose'), href: linkOf(mailed.pages.newPassword, token) },
    t('link.hours', { count: hours }),
    t('customers.notYou'),
  ]);

/** Queues that the password has been changed, which its owner may not have done. */
export const queuePasswordChanged = (tx: Database, mailed: Omit<Mailed, 'pages'>): Promise<void> =>
  queue(
    tx,
    mailed,
    (t, house) => [
      t('customers.changed', { house }),
      t('customers.isChanged', { house }),
      t('customers.notYouChanged'),
    ],
    false,
  );

async function queue(
  tx: Database,
  { recipient, lang, now }: Omit<Mailed, 'pages'>,
  write: (t: Translate, house: string) => readonly [subject: string, ...blocks: Block[]],
  byStranger = true,
): Promise<void> {
  const { product } = await loadSettings(tx, lang);
  const t = translator(lang);
  const [subject, ...blocks] = write(t, product);
  const letter = { lang, subject, blocks: [t('letter.greeting'), ...blocks, t('letter.regards'), product] };
  await queueMail(tx, { recipient, letter, byStranger, now });
}
