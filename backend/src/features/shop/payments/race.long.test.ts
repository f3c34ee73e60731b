import { eq, sql } from 'drizzle-orm';
import { invoices, orders, payments } from '../tables';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { cancelOrder } from '../orders/cancel-order';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { soldIn } from '../orders/testing/sold';
import { CURRENCY } from './payment-provider';
import { settlePayment } from './settle-payment';

const BUYERS = 20;
/** One connection each: on a busy machine others would wait longer for one than the pool lets them. */
const BILLED = 9;
const LATE = NOW + 20 * 60_000;
describeOnPostgres((connection) => {
  /** Orders two tickets to be paid online. Returns the provider's message about it. */
  async function order(shop: Shop, cart: string) {
    const { db } = connection;
    await holdTickets(db, { cartToken: cart, lines: [lineOf(shop, 2)], now: NOW });
    const asked = orderOf(cart, 2, NOW);
    const number = await placeOrder(db, { ...asked, values: { ...asked.values, payment: 'online' } });
    const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    await db
      .insert(payments)
      .values({ orderId: row?.id ?? 0, key: cart, reference: `page-${cart}`, amountCents: 2400 });
    return { id: `page-${cart}`, order: number, amountCents: 2400, currency: CURRENCY, state: 'paid' } as const;
  }
  const settle = (payment: Awaited<ReturnType<typeof order>>, eventId: string, now: number) =>
    settlePayment(connection.db, { payment, eventId, houseEmail: 'kasse@example.org', now });

  test('callbacks at the same time, repeated, make each order once', async () => {
    const shop = await openShop(connection.db, { capacity: 2 * BUYERS });
    const all = await Promise.all(Array.from({ length: BUYERS }, (_, at) => order(shop, `c${at}`)));
    await Promise.all(
      all.flatMap((payment, at) => [0, 1, 2].map((again) => settle(payment, `event-${at}-${again % 2}`, NOW))),
    );
    const tickets = 2 * BUYERS;
    expect(await soldIn(connection.db)).toEqual({ sold: tickets, codes: tickets, inHolds: 0, counted: tickets });
    const sent = await connection.db.execute(
      sql`SELECT count(*)::integer AS n FROM mails WHERE subject LIKE 'Ihre Tickets%'`,
    );
    expect(JSON.stringify(sent)).toContain(`"n":${BUYERS}`);
  });

  test('late money, buyers who cancel and others who want the seats leave every ticket counted once', async () => {
    const { db } = connection;
    const shop = await openShop(db, { capacity: 2 * BUYERS });
    const all = await Promise.all(Array.from({ length: BUYERS }, (_, at) => order(shop, `c${at}`)));
    const outcomes = await Promise.allSettled([
      ...all.map((payment, at) => settle(payment, `event-${at}`, LATE)),
      ...all.slice(0, 5).map(({ order: number }) => cancelOrder(db, { number, houseEmail: '', now: LATE })),
      ...Array.from({ length: BUYERS }, (_, at) =>
        holdTickets(db, { cartToken: `late-${at}`, lines: [lineOf(shop, 2)], now: LATE }),
      ),
    ]);
    const { sold, codes, inHolds, counted } = await soldIn(db);
    expect([sold + inHolds, codes]).toEqual([counted, sold]);
    expect(counted).toBeLessThanOrEqual(2 * BUYERS);
    const settled = outcomes.slice(0, BUYERS).filter(({ status }) => status === 'fulfilled');
    expect(settled).toHaveLength(BUYERS);
    // Every payment is a seat or a refund.
    const paid = await db.$count(payments, eq(payments.state, 'paid'));
    const refunds = await db.$count(payments, eq(payments.state, 'refund'));
    expect([paid * 2, paid + refunds]).toEqual([sold, BUYERS]);
  });

  test('invoices at the same time, some of which come to nothing, are numbered without a gap', async () => {
    const { db } = connection;
    const shop = await openShop(db, { capacity: 2 * BILLED });
    const outcomes = await Promise.allSettled(
      Array.from({ length: BILLED }, async (_, at) => {
        await holdTickets(db, { cartToken: `c${at}`, lines: [lineOf(shop, 2)], now: NOW });
        const asked = orderOf(`c${at}`, 2, NOW);
        const order = { ...asked, values: { ...asked.values, payment: 'invoice' as const } };
        // Every third transaction fails when its number is taken.
        if (at % 3 > 0) return placeOrder(db, order);
        return db.transaction(async (tx) => {
          await placeOrder(tx, order);
          throw new Error('the order failed after its invoice');
        });
      }),
    );
    const made = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const numbers = (await db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number).sort();
    expect(numbers).toEqual(Array.from({ length: made }, (_, at) => `2026-${String(at + 1).padStart(6, '0')}`));
    expect(made).toBe(BILLED - Math.ceil(BILLED / 3));
  });
});
