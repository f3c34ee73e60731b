import { formatPrice, fromCents, type Language } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import type { Letter } from '../../../engines/mail/letter';
import { queueMail } from '../../../engines/mail/outbox';
import type { Database } from '../../../platform/db/database';
import type { Attachment } from '../../../engines/mail/tables';
import { loadSettings, loadStaffLanguage } from '../../site';
import { cancelInvoice, issueInvoice } from '../invoices/issue-invoice';
import { invoiceFile } from '../invoices/invoice-files';
import { isOwed } from '../order-data/paid';
import { discountOf } from '../order-data/amounts';
import { findOrder, type WholeOrder } from '../order-data/find-order';
import { payUntil } from '../cart/order-holds';
import { dateFacts, linesByDate } from '../order-data/line-facts';
import { translator } from '../../../platform/texts/translate';
import { greetingOf } from '../order-data/greeting';

/** Which order a mail is about, and when it is written, in ms. */
interface About {
  readonly orderId: number;
  readonly now: number;
}

/** Queues the confirmation of an order, with its invoice where one is requested; within its transaction. */
export async function queueOrderConfirmation(db: Database, about: About): Promise<void> {
  const found = await orderOf(db, about);
  const isInvoiced = found.order.payment === 'invoice' && found.order.totalCents > 0;
  const invoice = isInvoiced ? await issueInvoice(db, found.order, about.now) : undefined;
  const attachments = invoice && [await invoiceFile(found, invoice)];
  await queueToBuyer(db, { ...about, byStranger: found.order.paidAt === null }, found, confirmation, attachments);
}

/** Queues the way back to an order whose buyer was sent to the payment page, and may not arrive there. */
export async function queueAwaitsPayment(db: Database, about: About): Promise<void> {
  const found = await orderOf(db, about);
  const until = await payUntil(db, found.order.holdingCartId);
  await queueToBuyer(db, { ...about, byStranger: true }, found, (order) => awaitsPayment(order, until));
}

/**
 * Why an order was cancelled: `paid` has its money paid back, `expired` was not paid until its term ended, in time or
 * because its event does not take place.
 */
type Cancellation = 'paid' | 'unpaid' | 'expired';

/** Queues the notice of a cancellation, with that of the invoice. */
export async function queueCancellation(
  db: Database,
  { byBuyer, ...about }: About & { readonly byBuyer: boolean },
  kind: Cancellation,
): Promise<void> {
  const found = await orderOf(db, about);
  const cancelled = await cancelInvoice(db, about.orderId, about.now);
  const files = cancelled && [await invoiceFile(found, cancelled.invoice, cancelled.before)];
  // Anybody can order and cancel repeatedly without paying: such mails count as caused by a stranger.
  await queueToBuyer(db, { ...about, byStranger: byBuyer && kind === 'unpaid' }, found, CANCELLATIONS[kind], files);
}

/** How the first event of an order stands that does not take place; undefined where all do. */
const goneEvent = ({ lines }: WholeOrder): 'cancelled' | 'withdrawn' | undefined =>
  lines.map(({ eventStatus }) => eventStatus).find((status) => status === 'cancelled' || status === 'withdrawn');

/** Queues that an order will be cancelled unless it is paid in time; not for an event that does not take place. */
export async function queueReminder(db: Database, about: About): Promise<void> {
  const found = await orderOf(db, about);
  if (goneEvent(found) === undefined) await queueToBuyer(db, about, found, reminder);
}

/** Why a payment is paid back: its order was paid before, was cancelled, or its seats were sold to others. */
export type RepaidPayment = 'twice' | 'cancelled' | 'gone';

/** Queues to the buyer why a payment is paid back. */
export const queueRepayment = async (
  db: Database,
  { why, amountCents, ...about }: About & { readonly why: RepaidPayment; readonly amountCents: number },
): Promise<void> => queueToBuyer(db, about, await orderOf(db, about), (found) => repayment(found, why, amountCents));

interface Refund extends About {
  /** Address of the shop's staff. */
  readonly recipient: string;
  readonly amountCents: number;
}

/** Queues the notice of a refund that the shop's staff have to make. */
export async function queueRefundToHouse(db: Database, { recipient, amountCents, ...about }: Refund): Promise<void> {
  const { order } = await orderOf(db, about);
  const lang = await loadStaffLanguage(db, recipient);
  const t = translator(lang);
  const letter: Letter = {
    lang,
    subject: t('orders.refundDue', { order: order.number }),
    blocks: [
      t('orders.pleaseRefund'),
      {
        facts: [
          [t('orders.number'), order.number],
          [t('orders.amount'), money(amountCents, lang)],
          [t('orders.buyer'), [`${order.firstName} ${order.lastName}`.trim(), order.email].filter(Boolean).join(', ')],
        ],
      },
    ],
  };
  await queueMail(db, { recipient, replyTo: order.email, letter, now: about.now });
}

const money = (cents: number, lang: Language) => formatPrice(fromCents(cents), lang);

async function orderOf(db: Database, { orderId }: About): Promise<WholeOrder> {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error('An order is mailed before it is there');
  return found;
}

async function queueToBuyer(
  db: Database,
  { now, byStranger = false }: About & { readonly byStranger?: boolean },
  found: WholeOrder,
  write: (found: WholeOrder) => Pick<Letter, 'subject' | 'blocks'>,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  const { lang, firstName, lastName, email } = found.order;
  const wasPaid = found.order.paidAt !== null;
  // Buyers at the desk need not give an address.
  if (email === '') return;
  const { product } = await loadSettings(db, lang);
  const t = translator(lang);
  const { subject, blocks } = write(found);
  const letter = {
    lang,
    subject,
    // Until something is paid, the name is whatever a stranger has typed.
    blocks: [greetingOf(t, wasPaid ? `${firstName} ${lastName}`.trim() : ''), ...blocks, t('letter.regards'), product],
  };
  await queueMail(db, { recipient: email, letter, attachments, byStranger, now });
}

const whatOf = ({ order, lines }: WholeOrder) =>
  linesByDate(lines).map((date) => ({ facts: dateFacts(date, order.lang) }));

function confirmation(found: WholeOrder) {
  const { order } = found;
  const t = translator(order.lang);
  return {
    subject: t('orders.confirmed', { order: order.number }),
    blocks: [
      t('orders.thanks'),
      ...whatOf(found),
      {
        facts: [
          ...(order.voucherCode
            ? [[t('orders.voucher', { code: order.voucherCode }), money(-discountOf(found.lines), order.lang)] as const]
            : []),
          [t('orders.total'), money(order.totalCents, order.lang)] as const,
          [t('orders.number'), order.number] as const,
        ],
      },
      ...paymentWords(order),
      ...(order.link ? [{ link: t('orders.toTickets'), href: order.link }] : []),
    ],
  };
}

/** How and until when the order is paid; nothing for one that costs nothing. */
function paymentWords(order: WholeOrder['order']): readonly string[] {
  const t = translator(order.lang);
  if (order.totalCents === 0) return [];
  if (!isOwed(order)) return [t('orders.payment.online')];
  return [t(`orders.payment.${order.payment}`), ...untilWords(order)];
}

function untilWords({ lang, dueAt }: WholeOrder['order']): readonly string[] {
  return dueAt === null
    ? []
    : [translator(lang)('orders.payUntil', { time: formatInstant(new Date(dueAt).toISOString(), lang) })];
}

function totalOf({ lang, number, totalCents }: WholeOrder['order']) {
  const t = translator(lang);
  return { facts: [[t('orders.total'), money(totalCents, lang)] as const, [t('orders.number'), number] as const] };
}

function awaitsPayment(found: WholeOrder, until: string | undefined) {
  const { order } = found;
  const t = translator(order.lang);
  return {
    subject: t('orders.waits', { order: order.number }),
    blocks: [
      until === undefined
        ? t('orders.notYetPaid')
        : t('orders.waitsUntil', { time: formatInstant(new Date(until).toISOString(), order.lang) }),
      ...whatOf(found),
      totalOf(order),
      ...(order.link ? [{ link: t('orders.toPayment'), href: order.link }] : []),
    ],
  };
}

function reminder(found: WholeOrder) {
  const { order } = found;
  const t = translator(order.lang);
  return {
    subject: t('orders.reminder', { order: order.number }),
    blocks: [
      t('orders.notYetPaid'),
      ...whatOf(found),
      totalOf(order),
      ...untilWords(order),
      ...(order.link ? [{ link: t('orders.toTickets'), href: order.link }] : []),
    ],
  };
}

function expiry(found: WholeOrder) {
  const t = translator(found.order.lang);
  const gone = goneEvent(found);
  const reason = gone === undefined ? t('orders.expired') : t(`orders.eventGone.${gone}`);
  return { subject: t('orders.cancelled', { order: found.order.number }), blocks: [reason, ...whatOf(found)] };
}

function cancellation(found: WholeOrder) {
  const t = translator(found.order.lang);
  return {
    subject: t('orders.cancelled', { order: found.order.number }),
    blocks: [t('orders.wasCancelled'), ...whatOf(found)],
  };
}

function paidCancellation(found: WholeOrder) {
  const { subject, blocks } = cancellation(found);
  return { subject, blocks: [...blocks, translator(found.order.lang)('orders.refunded')] };
}

const CANCELLATIONS = { paid: paidCancellation, unpaid: cancellation, expired: expiry } as const;

function repayment(found: WholeOrder, why: RepaidPayment, amountCents: number) {
  const { lang, link, number } = found.order;
  const t = translator(lang);
  return {
    subject: t('orders.repaid', { order: number }),
    blocks: [
      t(`orders.repaidBecause.${why}`, { amount: money(amountCents, lang) }),
      ...whatOf(found),
      ...(why === 'twice' && link ? [{ link: t('orders.toTickets'), href: link }] : []),
    ],
  };
}
