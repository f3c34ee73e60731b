import { randomUUID } from 'node:crypto';
import { createTestApp } from '../../../testing/test-app';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { COMPANION, companionOrders, openCompanionShop, WHEELCHAIR } from './testing/companion-shop';

jest.setTimeout(120_000);

describeOnPostgres((connection) => {
  test('of twenty buyers at the same time two get a companion, each with a wheelchair place', async () => {
    const shop = await openShop(connection.db);
    await openCompanionShop(connection.db, shop);
    const site = await createTestApp({ db: connection.db, kind: 'postgresql', now: () => NOW });
    const buy = async (_: unknown, index: number) => {
      const visitor = site.visitor();
      const types = index % 2 === 0 ? [COMPANION] : [WHEELCHAIR, COMPANION];
      const line = wantedLine(shop, 1, { quantities: types.map(() => 1), sale_type_ids: types });
      const held = await visitor.write('POST', '/de/api/shop-cart/', line);
      if (held.statusCode !== 200) return held.statusCode;
      const body = orderBody(randomUUID(), types.length, { total: '6.50' });
      return (await visitor.write('POST', '/de/api/orders/', body)).statusCode;
    };
    try {
      const statuses = await Promise.all(Array.from({ length: 20 }, buy));
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
      expect(statuses.filter((status) => status === 409)).toHaveLength(18);
      const each = { companions: 1, wheelchairs: 1, misplaced: 0 };
      expect(await companionOrders(connection.db)).toEqual([each, each]);
    } finally {
      await site.close();
    }
  });
});
