import { randomUUID } from 'node:crypto';
import type { AnswerOf, Cart } from '@vestibule/contracts';
import type { Visitor } from '../../../../testing/visitor';
import { wantedLine } from '../../cart/testing/hold-over-http';
import type { Shop } from '../../cart/testing/shop';
import { orderBody } from '../../orders/testing/buying';
import { startPayingShop, type PayingShop } from '../../payments/testing/paying';
import { openCompanionShop } from './companion-shop';

/** A shop with a price for each kind of seats for the tests of a file, new before each; members exist in tests only. */
export function openCompanionHouse() {
  const opened = {} as { house: PayingShop; shop: Shop; visitor: Visitor };
  beforeAll(async () => {
    opened.house = await startPayingShop();
  });
  afterAll(() => opened.house.close());
  beforeEach(async () => {
    Object.assign(opened, await opened.house.open());
    await openCompanionShop(opened.house.site.db, opened.shop);
  });
  return {
    opened,
    /** A line of one ticket of each sale type. */
    one: (saleTypes: readonly number[], more: object = {}) =>
      wantedLine(opened.shop, 1, { quantities: saleTypes.map(() => 1), sale_type_ids: saleTypes, ...more }),
    add: (line: object, who = opened.visitor) => who.write('POST', '/de/api/shop-cart/', line),
    readCart: async (who = opened.visitor) => (await who.get('/de/api/shop-cart/')).json<Cart>(),
  };
}

/** Orders the tickets of a visitor's cart; returns the path of the order's call, undefined for an empty cart. */
export async function orderCart(who: Visitor, payment = 'desk'): Promise<string | undefined> {
  const cart = (await who.get('/de/api/shop-cart/')).json<Cart>();
  if (cart.tickets_quantity === 0) return undefined;
  const body = orderBody(randomUUID(), cart.tickets_quantity, { total: cart.total, payment });
  const { number, signature } = (await who.write('POST', '/de/api/orders/', body)).json<AnswerOf<'placeOrder'>>();
  return `/de/api/orders/${number}/${signature}/`;
}
