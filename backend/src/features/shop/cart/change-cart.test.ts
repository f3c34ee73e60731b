import type { Cart } from '@vestibule/contracts';
import { holds } from '../tables';
import { quotas } from '../../../engines/records/tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from './testing/hold-over-http';
import { NOW, openShop, type Shop } from './testing/shop';

const MINUTE = 60_000;
let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('change cart', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { capacity: 8 });
    visitor = site.visitor(BY_GATEWAY);
    await hold(2);
  });

  const hold = (quantity: number, by = visitor) => holdOverHttp(by, wantedLine(shop, quantity));
  const read = async (by = visitor) => (await by.get('/de/api/shop-cart/')).json<Cart>();
  const lineId = async () => (await read()).lines[0]?.id ?? 0;
  const change = async (quantity: unknown, by = visitor, id?: number) =>
    by.write('PATCH', `/de/api/shop-cart/lines/${id ?? (await lineId())}/`, { quantity });
  const counted = async () => (await site.db.select().from(quotas))[0]?.held;

  test.each([5, 8, 1, 2])(
    'a line can hold %i tickets instead of two, until the same time as before',
    async (quantity) => {
      const before = await read();
      site.setNow(NOW + 5 * MINUTE);
      const answer = await change(quantity);
      expect(answer.json()).toMatchObject({
        tickets_quantity: quantity,
        total: `${quantity * 12}.00`,
        expires_at: before.expires_at,
      });
      expect(answer.cookies.find(({ name }) => name === 'cartAmount')?.value).toBe(String(quantity));
      expect(await counted()).toBe(quantity);
    },
  );

  test('a line that is taken away gives its tickets back, and the page of the event looks different when it was full', async () => {
    await change(8);
    const answer = await change(0);
    expect(answer.json()).toMatchObject({ tickets_quantity: 0, lines: [], expires_at: null });
    expect(answer.headers['x-purge-tags']).toBe(`events,event:${shop.eventId}`);
    expect([await counted(), await site.db.select().from(holds)]).toEqual([0, []]);
  });

  test.each([
    ['more than there are', 9, 409, 'sold_out'],
    ['more than one may choose', 21, 400, 'validation'],
    ['less than none', -1, 400, 'validation'],
    ['half a ticket', 1.5, 400, 'validation'],
    ['no number', '2', 400, 'validation'],
  ] as const)('%s is refused, and nothing changes', async (_, quantity, status, code) => {
    const answer = await change(quantity);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect([await counted(), (await read()).tickets_quantity]).toEqual([2, 2]);
  });

  test('a line of somebody else, and one that has run out, cannot be changed', async () => {
    const other = site.visitor();
    await hold(1, other);
    const id = await lineId();
    for (const answer of [
      await change(1, other, id),
      await change(1, visitor, 999),
      await change(1, site.visitor(), id),
    ])
      expect(answer.json()).toMatchObject({ code: 'no_reservation', response_code: -204 });
    site.setNow(NOW + 15 * MINUTE);
    expect((await change(1, visitor, id)).json()).toMatchObject({ code: 'no_reservation' });
    expect(await counted()).toBe(3);
  });

  test('the deadline is moved ten times, by 15 minutes from now, and not an eleventh time', async () => {
    for (let time = 1; time <= 10; time += 1) {
      const now = NOW + time * 10 * MINUTE;
      site.setNow(now);
      const answer = await visitor.write('POST', '/de/api/shop-cart/extension/');
      expect(answer.json()).toMatchObject({
        expires_at: new Date(now + 15 * MINUTE).toISOString(),
        extensions_left: 10 - time,
      });
    }
    const answer = await visitor.write('POST', '/de/api/shop-cart/extension/');
    expect(answer.json()).toMatchObject({ code: 'conflict' });
    expect((await read()).expires_at).toBe(new Date(NOW + 115 * MINUTE).toISOString());
  });

  test('an expired cart is not extended', async () => {
    site.setNow(NOW + 15 * MINUTE);
    const answer = await visitor.write('POST', '/de/api/shop-cart/extension/');
    expect(answer.json()).toMatchObject({ code: 'no_reservation', response_code: -204 });
  });

  test('without script the same is posted; a button’s value counts more than the field’s', async () => {
    const post = (pairs: readonly (readonly [string, string])[]) =>
      visitor.send({
        method: 'POST',
        url: '/de/api/shop-cart/changes/',
        payload: { posted: new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString() },
      });
    const line = ['line', String(await lineId())] as const;
    expect((await post([line, ['quantity', '3']])).json()).toEqual({ done: true });
    expect((await read()).tickets_quantity).toBe(3);
    expect((await post([line, ['quantity', '9']])).json()).toEqual({
      done: false,
      reason: 'values',
      problems: { '': 'sold_out' },
    });
    expect((await post([line, ['quantity', 'x']])).statusCode).toBe(400);
    site.setNow(NOW + MINUTE);
    expect((await post([['extend', '1']])).json()).toEqual({ done: true });
    expect((await read()).extensions_left).toBe(9);
    const emptied = await post([line, ['quantity', '3'], ['quantity', '0']]);
    expect(emptied.json()).toEqual({ done: true });
    expect(emptied.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual([
      'cartAmount',
      'cartUrl',
    ]);
  });
});
