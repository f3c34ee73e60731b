import type { Language } from '@vestibule/contracts';
import type { Block } from '../../../engines/mail/letter';
import { queueMail } from '../../../engines/mail/outbox';
import type { Database } from '../../../platform/db/database';
import { loadSettings } from '../../site';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Of the house's site: whole addresses of the pages that mails lead to. */
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
type Texts = (typeof CUSTOMER_TEXTS)[Language];

/** A token stands in the query, which no log of the site writes down. */
const linkOf = (page: string, token: string) => `${page}?token=${token}`;

/** Queues the link that confirms an address; within the transaction of its cause, as the others. */
export const queueConfirmation = (tx: Database, mailed: Mailed, token: string, hours: number): Promise<void> =>
  queue(tx, mailed, (texts, house) => [
    texts.confirm(house),
    texts.wanted(house),
    { link: texts.toConfirm, href: linkOf(mailed.pages.confirm, token) },
    texts.hours(hours),
    texts.notYou,
  ]);

/** Queues that there is an account of this address already. */
export const queueKnown = (tx: Database, mailed: Mailed): Promise<void> =>
  queue(tx, mailed, (texts, house) => [
    texts.known(house),
    texts.isKnown(house),
    { link: texts.toLogin, href: mailed.pages.login },
    { link: texts.toPassword, href: mailed.pages.password },
  ]);

/** Queues the link by which a forgotten password is chosen anew. */
export const queueNewPassword = (tx: Database, mailed: Mailed, token: string, hours: number): Promise<void> =>
  queue(tx, mailed, (texts, house) => [
    texts.forgotten(house),
    texts.reset(house),
    { link: texts.toChoose, href: linkOf(mailed.pages.newPassword, token) },
    texts.hours(hours),
    texts.notYou,
  ]);

async function queue(
  tx: Database,
  { recipient, lang, now }: Mailed,
  write: (texts: Texts, house: string) => readonly [subject: string, ...blocks: Block[]],
): Promise<void> {
  const { product } = await loadSettings(tx, lang);
  const texts = CUSTOMER_TEXTS[lang];
  const [subject, ...blocks] = write(texts, product);
  const letter = { lang, subject, blocks: [texts.greeting, ...blocks, texts.regards, product] };
  await queueMail(tx, { recipient, letter, byStranger: true, now });
}
