import { randomUUID } from 'node:crypto';
import { COOKIES } from '@vestibule/contracts';
import { amountControl } from '@vestibule/contracts/posted-cart';
import { eq } from 'drizzle-orm';
import { orders, waiting } from '../tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../users/testing/staff';
import { saleOf } from '../box-office/testing/open-desk';
import { tokenByChance } from '../holds/cart-cookies';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { leaveWaiting } from '../waiting/leave-waiting';
import { lookAfterWaiting } from '../waiting/look-after';
import { takeOffer } from '../waiting/take-offer';
import { orderCart } from './testing/companion-house';
import { COMPANION, companionOrders, openCompanionShop, WHEELCHAIR } from './testing/companion-shop';

/** Every other of twenty buyers wants a companion without a wheelchair place. */
const BUYERS = Array.from({ length: 20 }, (_, index) => ({
  index,
  saleTypes: index % 2 === 0 ? [COMPANION] : [WHEELCHAIR, COMPANION],
}));
type Buyer = (typeof BUYERS)[number];
const together = (buy: (buyer: Buyer) => Promise<unknown>) => Promise.all(BUYERS.map(buy));

describeOnPostgres((connection) => {
  let shop: Shop;
  let site: TestApp;
  beforeEach(async () => {
    shop = await openShop(connection.db);
    await openCompanionShop(connection.db, shop);
    site = await createTestApp({ db: connection.db, kind: 'postgresql', now: () => NOW });
  });
  afterEach(() => site.close());

  const lineOf = ({ saleTypes }: Buyer, more: object = {}) =>
    wantedLine(shop, 1, { quantities: saleTypes.map(() => 1), sale_type_ids: saleTypes, ...more });
  async function buyByCart(line: object, who: Visitor = site.visitor()) {
    await who.write('POST', '/de/api/shop-cart/', line);
    await orderCart(who);
  }
  /** Of two wheelchair places with their companion seats, or any seat of the hall. */
  const chosenSeats = ({ index, saleTypes }: Buyer) => {
    if (saleTypes.length === 1) return [{ row: 'A', seat: String(index + 1) }];
    const first = index % 4 === 1 ? 1 : 4;
    return [first, first + 1].map((seat) => ({ row: 'B', seat: String(seat) }));
  };

  /**
   * All visitors with an offer take it at the same time; those who cannot leave the list, and the next get an offer.
   */
  async function takeOffers(): Promise<void> {
    const { db } = connection;
    const offered = await db.select().from(waiting).where(eq(waiting.state, 'offered'));
    if (offered.length === 0) return;
    await Promise.all(
      offered.map(async ({ number }) => {
        const who = site.visitor();
        const cartToken = tokenByChance();
        who.cookies.set(COOKIES.cart, cartToken);
        const wanted = new Map(BUYERS[Number(number)]?.saleTypes.map((type) => [type, 1]));
        await takeOffer(db, { number, cartToken, wanted, now: NOW }).then(
          () => orderCart(who),
          () => leaveWaiting(db, number, NOW),
        );
      }),
    );
    await takeOffers();
  }

  const paths: Readonly<Record<string, () => Promise<unknown>>> = {
    'the cart with the best seats': () => together((buyer) => buyByCart(lineOf(buyer))),
    'the cart with chosen seats': () => together((buyer) => buyByCart(lineOf(buyer, { seats: chosenSeats(buyer) }))),
    'the form without script': () =>
      together(async ({ saleTypes }) => {
        const who = site.visitor(BY_GATEWAY);
        const amounts = saleTypes.map((type) => `&${amountControl(shop.hall.id, 0, type)}=1`);
        const payload = { posted: `event=${shop.idJet}${amounts.join('')}` };
        await who.send({ method: 'POST', url: '/de/api/shop-cart/posts/', payload });
        await orderCart(who);
      }),
    'the desk': async () => {
      const desk = await staff(site, 'shop');
      await together(({ saleTypes }) =>
        desk.write('POST', `/de/api/box-office/events/${shop.eventId}/orders/`, {
          ...saleOf({ shop }, 1, { idempotency_key: randomUUID() }),
          quantities: saleTypes.map(() => 1),
          sale_type_ids: saleTypes,
          total: saleTypes.length === 1 ? '0.00' : '6.50',
        }),
      );
    },
    'offers of the waiting list': async () => {
      const entry = {
        eventId: shop.eventId,
        quantity: 2,
        lang: 'de',
        since: new Date(NOW).toISOString(),
        link: '',
      } as const;
      await connection.db
        .insert(waiting)
        .values(BUYERS.map(({ index }) => ({ ...entry, number: String(index), email: `w${index}@example.org` })));
      await lookAfterWaiting(connection.db, NOW, (error) => {
        throw error;
      });
      await takeOffers();
    },
  };

  test.each(Object.keys(paths))('of twenty buyers at the same time by %s two get a companion', async (path) => {
    await paths[path]?.();
    const each = { companions: 1, wheelchairs: 1, misplaced: 0 };
    expect(await companionOrders(connection.db)).toEqual([each, each]);
    expect(await connection.db.$count(orders)).toBe(2);
  });
});
