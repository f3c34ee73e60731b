import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/outbox';
import type { Database } from '../../platform/db/database';
import { loadSettings } from '../../site/house/settings';
import { fromCents, formatPrice } from '@vestibule/contracts';
import { findOrder, type WholeOrder } from './find-order';
import { lineFacts } from './line-facts';
import { ORDER_TEXTS } from './order-texts';

interface About {
  readonly orderId: number;
  /** Whole address of the order's page; empty where nobody knows it. */
  readonly link: string;
  readonly now: number;
}
type Write = (found: WholeOrder, link: string, product: string) => Letter;

/** Queues what the buyer is told of their order; within the transaction that makes it. */
export const queueConfirmation = (db: Database, about: About) => queueLetter(db, about, confirmation);

/** Queues that the order was cancelled. */
export const queueCancellation = (db: Database, about: About) => queueLetter(db, about, cancellation);

async function queueLetter(db: Database, { orderId, link, now }: About, write: Write): Promise<void> {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error('An order is mailed before it is there');
  const { product } = await loadSettings(db, found.order.lang);
  await queueMail(db, { recipient: found.order.email, letter: write(found, link, product), now });
}

const confirmation: Write = ({ order, lines }, link, product) => {
  const texts = ORDER_TEXTS[order.lang];
  const what = lines.map((line) => ({ facts: lineFacts(line, order.lang) }));
  return {
    lang: order.lang,
    subject: texts.confirmed(order.number),
    blocks: [
      texts.greeting(`${order.firstName} ${order.lastName}`),
      texts.thanks,
      ...what,
      {
        facts: [
          [texts.total, formatPrice(fromCents(order.totalCents))],
          [texts.number, order.number],
        ],
      },
      texts.payment[order.payment],
      ...(link ? [{ link: texts.toTickets, href: link }] : []),
      texts.regards,
      product,
    ],
  };
};

const cancellation: Write = ({ order, lines }, _link, product) => {
  const texts = ORDER_TEXTS[order.lang];
  return {
    lang: order.lang,
    subject: texts.cancelled(order.number),
    blocks: [
      texts.greeting(`${order.firstName} ${order.lastName}`),
      texts.wasCancelled,
      ...lines.map((line) => ({ facts: lineFacts(line, order.lang) })),
      texts.regards,
      product,
    ],
  };
};
