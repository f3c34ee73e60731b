import { isSiteError } from '@vestibule/contracts';
import { mails } from '../../../engines/mail/tables';
import { waiting } from '../tables';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { cancelOrder } from '../orders/cancel-order';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { soldIn } from '../orders/testing/sold';
import { joinWaiting } from './join-waiting';
import { lookAfterWaiting } from './look-after';

const SEATS = 20;

describeOnPostgres((connection) => {
  test('tickets that come free all at once are offered once each, and sold to nobody else', async () => {
    const { db } = connection;
    const shop = await openShop(db, { capacity: SEATS });
    const numbers: string[] = [];
    for (let at = 0; at < SEATS; at += 1) {
      await holdTickets(db, { cartToken: `cart-${at}`, lines: [lineOf(shop, 1)], now: NOW });
      const { values, ...order } = orderOf(`cart-${at}`, 1, NOW);
      numbers.push(await placeOrder(db, { ...order, values: { ...values, email: `buyer-${at}@example.org` } }));
    }
    for (let at = 0; at < 2 * SEATS; at += 1)
      await joinWaiting(db, {
        eventId: shop.eventId,
        email: `waiting-${at}@example.org`,
        quantity: 1,
        lang: 'de',
        now: NOW,
        linkOf: () => '',
      });
    const queued = await db.$count(mails);

    const look = () =>
      lookAfterWaiting(db, NOW, (error) => {
        throw error;
      });
    const all = await Promise.allSettled([
      ...numbers.map((number) => cancelOrder(db, { number, houseEmail: '', now: NOW })),
      ...Array.from({ length: SEATS }, (_, at) =>
        holdTickets(db, { cartToken: `new-${at}`, lines: [lineOf(shop, 1)], now: NOW }),
      ),
      look(),
      look(),
    ]);
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect([...new Set(reasons.map((error) => (isSiteError(error) ? error.code : String(error))))]).toEqual([
      'sold_out',
    ]);
    expect(reasons).toHaveLength(SEATS);

    expect(await soldIn(db)).toEqual({ sold: 0, codes: 0, inHolds: SEATS, counted: SEATS });
    const offered = (await db.select().from(waiting).orderBy(waiting.id)).filter(({ state }) => state === 'offered');
    expect(offered.map(({ email }) => email)).toEqual(
      Array.from({ length: SEATS }, (_, at) => `waiting-${at}@example.org`),
    );
    // A mail of each cancellation, and one of each offer.
    expect((await db.$count(mails)) - queued).toBe(2 * SEATS);
  });
});
