import { randomUUID } from 'node:crypto';
import type { CartAnswer, EventDetail, EventsPage, SeatGroup } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { carts, documents, events, holds, quotas } from '../../../app/schema';
import { BY_GATEWAY } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { NOW } from '../cart/testing/shop';
import { CART_URL, hallLine, startProvidedShop, type ProvidedShop } from './testing/provided-shop';

const MINUTE = 60_000;
const KEY = '0b0f4f0e-67f7-4f0e-8a0e-6f6f5d3c2b1a';
let house: ProvidedShop;
let visitor: Visitor;
describe('http tickets', () => {
  beforeEach(async () => {
    house = await startProvidedShop();
    visitor = house.site.visitor();
  });
  afterEach(() => house.close());

  const left = () => house.provider.shop.left.get('1');

  test('the page of a date has no tickets in it, and the tickets are requested', async () => {
    const event = (await visitor.get(`/en/api/events/${house.eventId}/`)).json<EventDetail>();
    expect(event).toMatchObject({ tickets_live: true, bookable: true, seat_groups: [], prices: [], waitable: false });
    const answer = await visitor.get(`/en/api/events/${house.eventId}/tickets/`);
    expect([answer.headers['cache-control'], answer.headers['x-tags']]).toEqual(['private, no-store', undefined]);
    const [hall, tour] = answer.json<{ seat_groups: SeatGroup[] }>().seat_groups;
    expect(hall).toMatchObject({ id: 1, seat_group: 'Saal', status: '1', has_seats: false, timeslots: [] });
    expect(hall?.prices.map(({ price, text, sale_type_id }) => [price, text, sale_type_id])).toEqual([
      ['12.50', 'Vollpreis', 11],
      ['7.00', 'Ermäßigt', 12],
    ]);
    expect(tour?.timeslots).toEqual([
      { id: 31, time_start: '10:00:00', status: '1', block_id: 31 },
      { id: 32, time_start: '11:30:00', status: '0', block_id: 32 },
    ]);
    // A date that is sold out a moment later is shown so at once.
    house.provider.shop.left.set('1', 0);
    expect((await visitor.get(`/de/api/events/${house.eventId}/tickets/`)).json()).toMatchObject({
      seat_groups: [{ status: '0' }, {}],
    });
  });

  test('lists count its dates as available, however many seats the records name, and nobody waits for them', async () => {
    const list = (await visitor.get('/de/api/events/?bookable=true')).json<EventsPage>();
    expect(list.results.map(({ id_jet, availability }) => [id_jet, availability])).toEqual([
      ['VB-2', 'available'],
      ['PRO-1', 'available'],
    ]);
    await house.site.db.update(quotas).set({ capacity: 0 });
    expect((await visitor.get('/de/api/events/?bookable=true')).json()).toMatchObject({ count: 2 });
    const waiting = await visitor.send({
      method: 'POST',
      url: `/de/api/events/${house.eventId}/waiting/`,
      headers: BY_GATEWAY,
      payload: { posted: 'email=ada%40example.org&quantity=1' },
    });
    expect(waiting.json()).toMatchObject({ done: false, problems: { '': 'conflict' } });
    // Control: events that are over or have no name in the other system are not listed.
    await house.site.db.update(events).set({ idJet: null }).where(eq(events.idJet, 'VB-2'));
    expect((await visitor.get('/de/api/events/?bookable=true')).json()).toMatchObject({ count: 1 });
  });

  test('tickets go into the provider’s basket, and the visitor’s cart shows them', async () => {
    const added = await house.add(visitor, 2);
    expect(added.json<CartAnswer>()).toEqual({
      tickets_quantity: 2,
      cart_url: '/de/cart',
      version: { cart: 1, number: 1 },
    });
    expect([left(), await house.site.db.select().from(holds)]).toEqual([6, []]);
    expect(visitor.cookies.get('cartAmount')).toBe('2');
    expect(added.cookies.find(({ name }) => name === 'cartid')).toMatchObject({ maxAge: 900, httpOnly: true });
    // The provider never learns the token that opens the cart.
    expect([...house.provider.shop.baskets.keys()]).not.toContain(visitor.cookies.get('cartid'));

    house.at(NOW + 5 * MINUTE);
    await visitor.write('POST', CART_URL, hallLine(1, { seat_group: 2, block_id: 31, sale_type_ids: [12] }));
    const cart = await house.read(visitor);
    expect(cart).toMatchObject({
      tickets_quantity: 3,
      total: '32.00',
      expires_at: new Date(NOW + 20 * MINUTE).toISOString(),
      extensions_left: 10,
      payments: [],
      voucher: null,
      checkout_url: expect.stringMatching(`^${house.provider.url}/checkout/`) as string,
      version: { cart: 1, number: 2 },
    });
    expect(cart.lines).toMatchObject([
      { event_title: 'Orgelnacht', event: { id: house.eventId }, seat_group: 'Saal', price: '12.50', quantity: 2 },
      { time_start: '10:00:00', seat_group: 'Führung', price_name: 'Schüler', price: '7.00', quantity: 1 },
    ]);
  });

  test('a line is changed and taken away, and all is held longer', async () => {
    await house.add(visitor, 2);
    const [line] = (await house.read(visitor)).lines;
    const path = `${CART_URL}lines/${line?.id}/`;
    expect((await visitor.write('PATCH', path, { quantity: 5 })).json()).toMatchObject({ tickets_quantity: 5 });
    expect([visitor.cookies.get('cartAmount'), left()]).toEqual(['5', 3]);
    const tooMany = await visitor.write('PATCH', path, { quantity: 9 });
    expect([tooMany.statusCode, tooMany.json<object>()]).toEqual([
      409,
      expect.objectContaining({ response_code: -214 }),
    ]);
    house.at(NOW + 10 * MINUTE);
    expect((await visitor.write('POST', `${CART_URL}extension/`)).json()).toMatchObject({
      extensions_left: 9,
      expires_at: new Date(NOW + 25 * MINUTE).toISOString(),
    });
    expect((await visitor.write('PATCH', path, { quantity: 0 })).json()).toMatchObject({ lines: [], expires_at: null });
    expect([visitor.cookies.has('cartAmount'), left()]).toEqual([false, 8]);
  });

  test('expired tickets are gone, and a request of before is no success', async () => {
    await house.add(visitor, 2, KEY);
    house.at(NOW + 16 * MINUTE);
    expect(await house.read(visitor)).toMatchObject({ tickets_quantity: 0, lines: [] });
    expect(left()).toBe(8);
    for (const [method, path] of [['POST', 'extension/'] as const, ['PATCH', 'lines/1/'] as const]) {
      const late = await visitor.write(method, `${CART_URL}${path}`, method === 'PATCH' ? { quantity: 1 } : undefined);
      expect([late.statusCode, late.json<object>()]).toEqual([409, expect.objectContaining({ response_code: -204 })]);
    }
  });

  test('a refusal has its number, and nothing is half done', async () => {
    const lines = [hallLine(2), hallLine(5, { seat_group: 2, block_id: 31 })];
    const answer = await visitor.write('POST', CART_URL, { lines, idempotency_key: KEY });
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'sold_out', response_code: -214 }),
    ]);
    expect([left(), answer.cookies.filter(({ name }) => name.startsWith('cart'))]).toEqual([8, []]);
    expect(await house.read(visitor)).toMatchObject({ tickets_quantity: 0 });
  });

  test.each([
    [{ event_jet_id: 'no-such' }, 404, 'lines[0].event_jet_id'],
    [{ event_jet_id: 'VB-2' }, 404, undefined],
    [{ seats: [{ row: 'A', seat: '1' }] }, 400, 'lines[0].seats'],
  ])('%j is refused with its field', async (wrong, status, field) => {
    const answer = await visitor.write('POST', CART_URL, { lines: [hallLine(1, wrong)], idempotency_key: KEY });
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
  });

  test('while the shop is closed nobody is asked', async () => {
    await house.site.db.update(documents).set({ value: { is_shop_online: false } });
    expect((await house.add(visitor, 1)).json()).toMatchObject({ code: 'shop_offline' });
    expect(house.provider.calls).toEqual([]);
  });

  test('a repeated press after a lost response adds the tickets once', async () => {
    house.provider.next('loses the answer', 'loses the answer');
    const first = await house.add(visitor, 2, KEY);
    expect([first.statusCode, first.json<object>()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(visitor.cookies.has('cartid')).toBe(false);
    expect((await house.add(visitor, 2, KEY)).json()).toMatchObject({ tickets_quantity: 2 });
    expect([left(), house.provider.shop.baskets.size]).toEqual([6, 1]);
    // Control: another key is another wish.
    expect((await house.add(visitor, 2, randomUUID())).json()).toMatchObject({ tickets_quantity: 4 });
    // Nobody else comes to that basket without the cookie.
    expect(await house.read(house.site.visitor())).toMatchObject({ tickets_quantity: 0 });
  });

  test('a response that is older than one that was seen is never shown', async () => {
    await house.add(visitor, 2);
    await house.add(visitor, 3);
    house.provider.next('sends the older basket');
    expect(await house.read(visitor)).toMatchObject({ tickets_quantity: 5, version: { number: 2 } });
    expect(house.provider.calls.slice(2)).toEqual(['GET /baskets/…', 'GET /baskets/…']);
    house.provider.always = 'sends the older basket';
    await expect(house.read(visitor)).rejects.toThrow('unavailable');
    // An addition that was answered with an old state is done all the same.
    house.provider.next('sends the older basket', undefined);
    expect((await house.add(visitor, 1)).json()).toMatchObject({ tickets_quantity: 6, version: { number: 3 } });
    // Control: without the seen version the old state would be accepted.
    await house.site.db.update(carts).set({ seenVersion: 0 });
    expect(await house.read(visitor)).toMatchObject({ tickets_quantity: 5 });
  });

  test('of two additions at once nobody sees the count of the first last', async () => {
    await house.add(visitor, 1);
    const answers = await Promise.all([1, 2, 1].map((quantity) => house.add(visitor, quantity)));
    const newest = answers
      .map((answer) => answer.json<CartAnswer>())
      .sort((a, b) => (a.version?.number ?? 0) - (b.version?.number ?? 0))
      .at(-1);
    expect(newest).toMatchObject({ tickets_quantity: 5, version: { number: 4 } });
    expect(await house.read(visitor)).toMatchObject({ tickets_quantity: 5 });
  });

  test('without script a form adds and changes by the same rules', async () => {
    const post = async (path: string, posted: string) =>
      visitor.send({ method: 'POST', url: `${CART_URL}${path}/`, headers: BY_GATEWAY, payload: { posted } });
    expect((await post('posts', 'event=PRO-1&amount-1-0-11=2')).json()).toEqual({ done: true, location: '/de/cart' });
    const [line] = (await house.read(visitor)).lines;
    expect((await post('changes', `line=${line?.id}&quantity=9`)).json()).toMatchObject({
      problems: { '': 'sold_out' },
    });
    expect((await post('changes', 'voucher=ABC')).json()).toMatchObject({ problems: { '': 'conflict' } });
    expect((await post('changes', `line=${line?.id}&quantity=1`)).json()).toEqual({ done: true });
    expect(visitor.cookies.get('cartAmount')).toBe('1');
  });
});
