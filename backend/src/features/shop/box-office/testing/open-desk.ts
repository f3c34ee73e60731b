import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import { staff } from '../../../users/testing/staff';
import { NOW, openShop, type Shop, type ShopOptions } from '../../cart/testing/shop';

/** A site for the tests of a file; before each it has only a date that sells tickets, and who works at its desk. */
export interface Desk {
  readonly site: TestApp;
  readonly shop: Shop;
  /** Somebody of the shop who is signed in. */
  desk: Visitor;
}

/** Body of the desk's sale of tickets of the first price, for 12 euro each. */
export const saleOf = ({ shop }: Pick<Desk, 'shop'>, quantity: number, more: object = {}) => ({
  idempotency_key: randomUUID(),
  seat_group: shop.hall.id,
  quantities: [quantity],
  sale_type_ids: [1],
  total: `${quantity * 12}.00`,
  way: 'cash',
  ...more,
});

/** Sends it. */
export const sell = ({ desk, shop }: Desk, sale: object) =>
  desk.write('POST', `/de/api/box-office/events/${shop.eventId}/orders/`, sale);

/** The members are there once a test runs. */
export function openDesk(options: ShopOptions = {}): Desk {
  const house = {} as { site: TestApp; shop: Shop; desk: Visitor };
  beforeAll(async () => {
    house.site = await createTestApp();
  });
  beforeEach(async () => {
    await house.site.reset();
    house.site.setNow(NOW);
    house.shop = await openShop(house.site.db, options);
    house.desk = await staff(house.site, 'shop');
  });
  afterAll(() => house.site.close());
  return house;
}
