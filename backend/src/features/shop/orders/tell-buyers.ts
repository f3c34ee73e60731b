import { createHash } from 'node:crypto';
import { notFound, type AnswerOf } from '@vestibule/contracts';
import { and, asc, eq, exists } from 'drizzle-orm';
import { queueMail } from '../../../engines/mail/outbox';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { eventNotices, orderLines, orders } from '../tables';
import { loadSettings } from '../../site';
import { placedEvents, type PlacedEvent } from '../order-data/event-facts';
import { wholeOrders, type WholeOrder } from '../order-data/find-order';
import { dateFacts, linesByDate, whenOf } from '../order-data/line-facts';
import { greetingOf } from '../order-data/greeting';
import { translator } from '../../../platform/texts/translate';

/** Facts of an event that buyers are notified of: the notice of the same facts is sent once. */
const factsOf = ({ event, room, venue }: PlacedEvent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [event.status, event.isOnline, event.localStart, event.localEnd, event.timezone, event.title],
        [room?.id, room?.name, room?.title, venue?.id, venue?.name, venue?.title],
      ]),
    )
    .digest('hex');

async function placedEvent(db: Database, eventId: number): Promise<PlacedEvent> {
  const placed = (await placedEvents(db, [eventId])).get(eventId);
  if (!placed) throw notFound('There is no such event');
  return placed;
}

/** Confirmed orders with tickets of the event, each with the lines of it alone. */
async function ordersOfEvent(db: Database, eventId: number): Promise<readonly WholeOrder[]> {
  const own = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.eventId, eventId)));
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'confirmed'), exists(own)))
    .orderBy(asc(orders.id));
  const whole = await wholeOrders(db, rows);
  return whole.map(({ order, lines }) => ({ order, lines: lines.filter((line) => line.eventId === eventId) }));
}

/**
 * Buyers whom a change of an event concerns: `is_changed` where a ticket was sold with other facts than the event has
 * now, or the event does not take place; `is_told` where the buyers were notified of its present facts.
 *
 * @throws `not_found`.
 */
export async function eventBuyers(db: Database, eventId: number): Promise<AnswerOf<'eventBuyers'>> {
  const placed = await placedEvent(db, eventId);
  const sold = await ordersOfEvent(db, eventId);
  const lines = sold.flatMap((one) => one.lines);
  const told = and(eq(eventNotices.eventId, eventId), eq(eventNotices.facts, factsOf(placed)));
  return {
    orders: sold.length,
    tickets: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    is_changed: lines.some(
      ({ eventStatus, isChanged }) => isChanged || eventStatus === 'cancelled' || eventStatus === 'withdrawn',
    ),
    is_told: (await db.$count(eventNotices, told)) > 0,
  };
}

interface Telling {
  readonly eventId: number;
  /** Reply-to address of buyers. */
  readonly shopEmail: string;
  readonly by: By;
}

/**
 * Queues a mail to every buyer of an event about the facts that it has now, in the language of the order; once for the
 * same facts, however often it is called.
 *
 * @returns The number of mails that this call has queued.
 * @throws `not_found`.
 */
export const tellBuyers = (db: Database, { eventId, shopEmail, by }: Telling): Promise<number> =>
  db.transaction(async (tx) => {
    const placed = await placedEvent(tx, eventId);
    const sold = (await ordersOfEvent(tx, eventId)).filter(({ order }) => order.email !== '');
    const [notice] = await tx
      .insert(eventNotices)
      .values({
        eventId,
        facts: factsOf(placed),
        authorId: by.authorId,
        mails: sold.length,
        sentAt: new Date(by.now).toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: eventNotices.id });
    if (!notice) return 0;
    for (const found of sold) await queueNotice(tx, found, { shopEmail, now: by.now });
    await note(tx, by, { subject: 'events', subjectId: eventId, after: { buyers_told: sold.length } });
    return sold.length;
  });

async function queueNotice(
  db: Database,
  { order, lines }: WholeOrder,
  { shopEmail, now }: { readonly shopEmail: string; readonly now: number },
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { lang, firstName, lastName, link } = order;
  const t = translator(lang);
  const { product } = await loadSettings(db, lang);
  // A new time is a move for those who have bought before, whatever the event's status says.
  const status = first.soldFor && first.eventStatus === 'scheduled' ? 'moved' : first.eventStatus;
  const letter = {
    lang,
    subject: t(`notices.subject.${status}`, { title: first.title }),
    blocks: [
      // As in all mails of orders: a name that any stranger may have typed is repeated only where money has come.
      greetingOf(t, order.paidAt !== null ? `${firstName} ${lastName}`.trim() : ''),
      t(`notices.text.${status}`),
      ...linesByDate(lines).map((date) => ({
        facts: [
          ...dateFacts(date, lang),
          ...date
            .slice(0, 1)
            .filter(({ soldFor }) => soldFor !== '')
            .map((line) => [t('notices.before'), whenOf({ ...line, dateStart: line.soldFor }, lang)] as const),
        ],
      })),
      { facts: [[t('orders.number'), order.number] as const] },
      ...(link ? [{ link: t('orders.toTickets'), href: link }] : []),
      t('notices.answer'),
      t('letter.regards'),
      product,
    ],
  };
  await queueMail(db, { recipient: order.email, replyTo: shopEmail, letter, now });
}
