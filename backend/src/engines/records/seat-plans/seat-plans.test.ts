import { eq } from 'drizzle-orm';
import { events, quotas, seatPlans } from '../tables';
import { holdOverHttp, wantedLine } from '../../../features/shop/cart/testing/hold-over-http';
import { NOW, openShop } from '../../../features/shop/cart/testing/shop';
import { numberSeats, PLAN } from '../../../features/shop/seats/testing/seated-shop';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../../features/users/testing/staff';

let site: TestApp;
let editor: Visitor;
describe('seat plans', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    const shop = await openShop(site.db);
    await numberSeats(site.db, shop);
    // In the middle of the front: A3 and A4.
    await holdOverHttp(site.visitor(), wantedLine(shop, 2, { seats: ['3', '4'].map((seat) => ({ row: 'A', seat })) }));
    editor = await staff(site, 'programme');
  });
  afterAll(() => site.close());

  async function change(rows: string) {
    const [plan] = await site.db.select({ id: seatPlans.id }).from(seatPlans);
    const path = `/api/records/seat_plans/${plan?.id ?? 0}/`;
    const etag = String((await editor.get(path)).headers['etag']);
    const { statusCode, body } = await editor.write('PATCH', path, { rows }, { 'if-match': etag });
    const [quota] = await site.db.select({ capacity: quotas.capacity }).from(quotas);
    return { statusCode, body: JSON.parse(body) as { message?: string; field?: string }, capacity: quota?.capacity };
  }

  test('seat groups follow their plan', async () => {
    expect(await change(`${PLAN}\nC: 1-3 Parkett`)).toMatchObject({ statusCode: 200, capacity: 15 });
    expect(await change('A: 3-4 Parkett; 5 Loge')).toMatchObject({ statusCode: 200, capacity: 2 });
  });

  test.each([
    ['that is gone', 'A: 1-3, 5-6 Parkett'],
    ['of another category', 'A: 1-3 Parkett; 4 Loge; 5-6 Parkett'],
  ])('a seat that is held cannot become one %s', async (_, rows) => {
    expect(await change(rows)).toMatchObject({
      statusCode: 409,
      body: { field: 'rows', message: 'Row A, seat 4 is reserved or sold, and must stay in the plan' },
      capacity: 12,
    });
  });

  test('the plan of a past event may change', async () => {
    await site.db.update(events).set({ endsAt: new Date(NOW - 1).toISOString() });
    expect((await change('B: 1 Parkett')).statusCode).toBe(200);
  });

  test('a row that cannot be read is named', async () => {
    expect(await change('A: 1-6 Parkett\nB: eins Parkett')).toMatchObject({
      statusCode: 400,
      body: { field: 'rows', message: 'rows: row B: eins must be seats as 1-14, 3 or 5w, or _ for a free place' },
    });
  });

  test('tickets that have no seat cannot be of a group with seats', async () => {
    const shop = await openShop(site.db, { idJet: 'VB-2' });
    await holdOverHttp(site.visitor(), wantedLine(shop, 2));
    const path = `/api/records/events/${shop.eventId}/`;
    const found = await editor.get(path);
    const [group] = found.json<{ values: { seat_groups: { capacity?: number }[] } }>().values.seat_groups;
    const { capacity: _, ...own } = group ?? {};
    const values = { seat_plan: 'plan-VB-1', seat_groups: [{ ...own, seats: 'Parkett' }] };
    const answer = await editor.write('PATCH', path, values, { 'if-match': String(found.headers['etag']) });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'conflict' }]);
    expect((await site.db.select().from(events).where(eq(events.id, shop.eventId)))[0]?.seatPlanId).toBeNull();
  });
});
