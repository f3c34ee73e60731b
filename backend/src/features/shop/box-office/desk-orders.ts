import { fromCents, type Language } from '@vestibule/contracts';
import type { DeskOrder, deskQuery } from '@vestibule/contracts/schemas/box-office';
import { and, asc, count, sql, type SQL } from 'drizzle-orm';
import type { InferType } from 'yup';
import { containsEach } from '../../../platform/db/contains';
import type { Database } from '../../../platform/db/database';
import { holds, orderLines, orders, tickets } from '../tables';
import { isOwed, isPaid } from '../order-data/paid';
import { canCancelAtDesk, wholeOrders, type WholeOrder } from '../order-data/find-order';
import { ticketPdfPath } from '../order-data/order-address';
import { isLive } from '../holds/live-holds';

interface Asked {
  readonly eventId: number;
  readonly query: InferType<typeof deskQuery>;
  readonly lang: Language;
  readonly secret: Buffer;
  readonly now: number;
}

/** A page of a date's orders, by name; of those that wait for their payment only while their tickets are held. */
export async function deskOrders(db: Database, asked: Asked) {
  const { query, eventId, now } = asked;
  const where = and(ofEvent(eventId), isAlive(now), found(query.q));
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(asc(orders.lastName), asc(orders.firstName), asc(orders.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [total] = await db.select({ count: count() }).from(orders).where(where);
  const whole = await wholeOrders(db, rows);
  return { count: total?.count ?? 0, results: whole.map((one) => present(one, asked)) };
}

/** An instant in responses; null where there is none. */
const isoOf = (instant: string | null) => instant && new Date(instant).toISOString();

const ofEvent = (eventId: number): SQL =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.eventId} = ${eventId})`;

const isAlive = (now: number): SQL =>
  sql`(${orders.state} <> 'pending' or exists (select 1 from ${holds} where ${holds.cartId} = ${orders.holdingCartId} and ${isLive(now)}))`;

function found(q: string): SQL | undefined {
  if (q === '') return undefined;
  const named = sql`concat_ws(' ', ${orders.firstName}, ${orders.lastName}, ${orders.email}, ${orders.number})`;
  return sql`(${and(...containsEach(named, q))} or exists (select 1 from ${orderLines} join ${tickets} on ${tickets.lineId} = ${orderLines.id} where ${orderLines.orderId} = ${orders.id} and ${tickets.code} = ${q}))`;
}

function present(whole: WholeOrder, { eventId, lang, secret }: Asked): DeskOrder {
  const { order, lines } = whole;
  const { number, state, payment } = order;
  return {
    number,
    name: `${order.firstName} ${order.lastName}`.trim(),
    email: order.email,
    state,
    payment,
    paid: isPaid(order),
    paid_by: order.paidBy,
    paid_at: isoOf(order.paidAt),
    total: fromCents(order.totalCents),
    can_pay: isOwed(order),
    can_cancel: canCancelAtDesk(whole),
    pdf_url: state === 'confirmed' ? ticketPdfPath(secret, lang, number) : '',
    lines: lines
      .filter((line) => line.eventId === eventId)
      .map((line) => ({
        seat_group: line.seatGroup,
        price_name: line.priceName,
        time_start: line.timeStart,
        price: fromCents(line.unitCents),
        quantity: line.quantity,
        tickets: line.tickets.map(({ code, seat, usedAt }) => ({ code, seat, used_at: isoOf(usedAt) })),
      })),
  };
}
