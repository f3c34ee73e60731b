import { randomUUID } from 'node:crypto';
import { COOKIES } from '@vestibule/contracts';
import { amountControl } from '@vestibule/contracts/posted-cart';
import { waiting } from '../tables';
import { BY_GATEWAY } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { tokenByChance } from '../holds/cart-cookies';
import { NOW } from '../cart/testing/shop';
import { leaveWaiting } from '../waiting/leave-waiting';
import { lookAfterWaiting } from '../waiting/look-after';
import { takeOffer } from '../waiting/take-offer';
import { openCompanionHouse, orderCart } from './testing/companion-house';
import { COMPANION, companionOrders, WHEELCHAIR } from './testing/companion-shop';

const { opened, one, add } = openCompanionHouse();

describe('twenty requests for a companion price, two wheelchair places', () => {
  /** Every other request wants a companion without a wheelchair place. */
  const requests = Array.from({ length: 20 }, (_, index) => ({
    index,
    saleTypes: index % 2 === 0 ? [COMPANION] : [WHEELCHAIR, COMPANION],
  }));
  const seatsOf = (index: number, saleTypes: readonly number[]) =>
    saleTypes.length === 1
      ? [{ row: 'A', seat: String(index + 1) }]
      : [
          { row: 'B', seat: index % 4 === 1 ? '1' : '4' },
          { row: 'B', seat: index % 4 === 1 ? '2' : '5' },
        ];
  const guest = () => opened.house.site.visitor({ 'x-forwarded-host': 'www.example.org' });

  const paths: Readonly<Record<string, () => Promise<void>>> = {
    'the cart with the best seats': async () => {
      for (const { saleTypes } of requests) {
        const who = guest();
        await add(one(saleTypes), who);
        await orderCart(who);
      }
    },
    'the cart with chosen seats': async () => {
      for (const { index, saleTypes } of requests) {
        const who = guest();
        await add(one(saleTypes, { seats: seatsOf(index, saleTypes) }), who);
        await orderCart(who);
      }
    },
    'the form without script': async () => {
      for (const { saleTypes } of requests) {
        const who = opened.house.site.visitor(BY_GATEWAY);
        const amounts = saleTypes.map((type) => `&${amountControl(opened.shop.hall.id, 0, type)}=1`);
        const payload = { posted: `event=${opened.shop.idJet}${amounts.join('')}` };
        await who.send({ method: 'POST', url: '/de/api/shop-cart/posts/', payload });
        await orderCart(who);
      }
    },
    'the desk': async () => {
      const desk = await staff(opened.house.site, 'shop');
      for (const { saleTypes } of requests)
        await desk.write('POST', `/de/api/box-office/events/${opened.shop.eventId}/orders/`, {
          idempotency_key: randomUUID(),
          seat_group: opened.shop.hall.id,
          quantities: saleTypes.map(() => 1),
          sale_type_ids: saleTypes,
          total: saleTypes.length === 1 ? '0.00' : '6.50',
          way: 'cash',
        });
    },
    'an offer of the waiting list': async () => {
      const since = new Date(NOW).toISOString();
      const entries = requests.map(({ index }) => ({ number: `W-${index}`, email: `w${index}@example.org` }));
      await opened.house.site.db.insert(waiting).values(
        entries.map((entry) => ({
          ...entry,
          eventId: opened.shop.eventId,
          quantity: 2,
          lang: 'de' as const,
          since,
          link: '',
        })),
      );
      await lookAfterWaiting(opened.house.site.db, NOW, (error) => {
        throw error;
      });
      for (const { index, saleTypes } of requests) {
        const who = guest();
        const cartToken = tokenByChance();
        who.cookies.set(COOKIES.cart, cartToken);
        const taking = {
          number: `W-${index}`,
          cartToken,
          wanted: new Map(saleTypes.map((type) => [type, 1])),
          now: NOW,
        };
        await takeOffer(opened.house.site.db, taking).then(
          () => orderCart(who),
          () => leaveWaiting(opened.house.site.db, `W-${index}`, NOW),
        );
      }
    },
    'late payments': async () => {
      const ids: string[] = [];
      for (const { index, saleTypes } of requests) {
        opened.house.at(NOW + index * 16 * 60_000);
        const who = guest();
        await add(one(saleTypes), who);
        const path = await orderCart(who, 'online');
        if (path) ids.push(await opened.house.goToPay(who, path));
      }
      expect(ids).toHaveLength(10);
      const late = NOW + 20 * 16 * 60_000;
      opened.house.at(late);
      for (const id of ids) {
        opened.house.provider.settle(id, 'paid');
        await opened.house.bring(opened.house.provider.callback(id, late));
      }
    },
  };

  test.each(Object.keys(paths))('by %s: two companions, each with a wheelchair place', async (path) => {
    await paths[path]?.();
    const each = { companions: 1, wheelchairs: 1, misplaced: 0 };
    expect(await companionOrders(opened.house.site.db)).toEqual([each, each]);
  });
});
