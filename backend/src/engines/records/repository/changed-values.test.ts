import { quotas } from '../tables';
import { holdOverHttp, wantedLine } from '../../../features/shop/cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../../../features/shop/cart/testing/shop';
import { staff } from '../../../features/users/testing/staff';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
let shop: Shop;
let editor: Visitor;
describe('changed values', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { capacity: 10 });
    editor = await staff(site, 'programme');
  });
  afterAll(() => site.close());

  interface Group {
    readonly key: string;
    readonly capacity?: number;
  }

  /** Gives the event's only seat group another capacity, as its form does. */
  async function resize(capacity: number) {
    const path = `/api/records/events/${shop.eventId}/`;
    const found = await editor.get(path);
    const { seat_groups: groups } = found.json<{ values: { seat_groups: readonly Group[] } }>().values;
    const values = { seat_groups: groups.map((group) => ({ ...group, capacity })) };
    const { statusCode, body } = await editor.write('PATCH', path, values, {
      'if-match': String(found.headers['etag']),
    });
    const [quota] = await site.db.select({ capacity: quotas.capacity }).from(quotas);
    return { statusCode, body: JSON.parse(body) as { field?: string; message?: string }, capacity: quota?.capacity };
  }

  test('a capacity below the tickets that are held or sold is refused with their number, and nothing is changed', async () => {
    await holdOverHttp(site.visitor(), wantedLine(shop, 7));
    expect(await resize(3)).toMatchObject({
      statusCode: 400,
      body: { field: 'seat_groups', message: expect.stringContaining('7 tickets are held or sold') },
      capacity: 10,
    });
    expect(await resize(7)).toMatchObject({ statusCode: 200, capacity: 7 });
  });
});
