import { randomUUID } from 'node:crypto';
import type { AnswerOf, Cart, Order } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { prices } from '../../../engines/records/tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../users/testing/staff';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { numberSeats, takenIn } from './testing/seated-shop';

let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('seats', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db);
    await numberSeats(site.db, shop);
    visitor = site.visitor();
  });
  afterAll(() => site.close());

  const add = (quantity: number, more: object = {}, who = visitor) =>
    who.write('POST', '/de/api/shop-cart/', wantedLine(shop, quantity, more));
  const cart = async (who = visitor) => (await who.get('/de/api/shop-cart/')).json<Cart>();
  const seatsIn = (lines: readonly { readonly seats: Cart['lines'][number]['seats'] }[]) =>
    lines.map(({ seats }) => seats.map(({ row, seat }) => row + seat).join(' '));
  const taken = () => takenIn(site.db);
  const at = (row: string, seat: string) => ({ row, seat });
  async function order(quantity: number, who = visitor) {
    const placed = (await who.write('POST', '/de/api/orders/', orderBody(randomUUID(), quantity))).json<
      AnswerOf<'placeOrder'>
    >();
    const path = `/de/api/orders/${placed.number}/${placed.signature}/`;
    return { path, read: async () => (await site.visitor().get(path)).json<Order>() };
  }

  test('tickets are held on the best connected seats, which the cart names', async () => {
    expect((await add(3)).statusCode).toBe(200);
    expect(seatsIn((await cart()).lines)).toEqual(['A1 A2 A3']);
    expect((await add(2, {}, site.visitor())).statusCode).toBe(200);
    expect(await taken()).toEqual({ seats: 'A1 A2 A3 B3 B4', counted: 5 });
  });

  test('where not as many sit together nothing is held, and the ticket system’s number says so', async () => {
    const answer = await add(7);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'sold_out', response_code: -214 }]);
    expect(await taken()).toEqual({ seats: '', counted: 0 });
  });

  test('seats of a hold that ran out are free for the next', async () => {
    await add(6);
    site.setNow(NOW + 15 * 60_000);
    await add(6, {}, site.visitor());
    expect(await taken()).toEqual({ seats: 'A1 A2 A3 A4 A5 A6', counted: 6 });
  });

  test('seats that were chosen are held; one that is taken is named, and nothing is held', async () => {
    await add(2, { seats: [at('A', '1'), at('B', '4')] });
    expect(seatsIn((await cart()).lines)).toEqual(['A1 B4']);
    const other = site.visitor();
    const refused = await add(2, { seats: [at('A', '2'), at('A', '1')] }, other);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'conflict', message: 'Row A, seat 1 is taken', field: 'seats[1]' },
    ]);
    expect(await taken()).toEqual({ seats: 'A1 B4', counted: 2 });
  });

  test.each([
    ['a seat that is none', 1, [at('A', '9')], 'seats[0]'],
    ['fewer seats than tickets', 2, [at('A', '1')], ''],
    ['one seat twice', 2, [at('A', '1'), at('A', '1')], 'seats'],
  ])('%s is refused', async (_, quantity, seats, field) => {
    const answer = await add(quantity, { seats });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ field?: string }>().field ?? '').toBe(field);
    expect(await taken()).toEqual({ seats: '', counted: 0 });
  });

  test('seats of a group without numbers are refused', async () => {
    const plain = await openShop(site.db, { idJet: 'VB-2' });
    const answer = await visitor.write('POST', '/de/api/shop-cart/', wantedLine(plain, 1, { seats: [at('A', '1')] }));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: 'seats[0]' }]);
  });

  test('a line that is changed keeps its seats, and has more beside them', async () => {
    await add(2);
    const [line] = (await cart()).lines;
    const change = (quantity: number) =>
      visitor.write('PATCH', `/de/api/shop-cart/lines/${line?.id ?? 0}/`, { quantity });
    expect(seatsIn([...(await change(4)).json<Cart>().lines])).toEqual(['A3 A4 A1 A2']);
    expect(seatsIn([...(await change(1)).json<Cart>().lines])).toEqual(['A3']);
    await change(0);
    expect(await taken()).toEqual({ seats: '', counted: 0 });
  });

  test('wheelchair places are found for their own price, with those beside them', async () => {
    await site.db.update(prices).set({ seatKind: 'accessible' }).where(eq(prices.saleType, 2));
    await add(1, { quantities: [1], sale_type_ids: [2] });
    expect(seatsIn((await cart()).lines)).toEqual(['B6']);
    expect((await add(1, { sale_type_ids: [2] }, site.visitor())).json()).toMatchObject({ response_code: -214 });
  });

  test('each ticket of an order has its seat: on its page, on paper, in the mail and at the door', async () => {
    await add(2);
    const { read } = await order(2);
    const { lines, pdf_url, calendar_url, number } = await read();
    expect(seatsIn(lines)).toEqual(['A3 A4']);
    expect(lines[0]?.tickets.map(({ seat }) => seat)).toEqual([at('A', '3'), at('A', '4')]);
    expect((await site.visitor().get(pdf_url)).statusCode).toBe(200);
    expect((await site.visitor().get(calendar_url)).body).toContain('Reihe A\\, Plätze 3\\, 4');
    const door = await staff(site, 'shop');
    await door.write('POST', `/api/box-office/orders/${number}/payment/`, { way: 'cash' });
    const code = lines[0]?.tickets[1]?.code;
    expect((await door.write('POST', '/api/tickets/check-in/', { code })).json()).toMatchObject({ seat: at('A', '4') });
  });

  test('a cancelled order frees its seats', async () => {
    await add(2);
    const { path, read } = await order(2);
    await site.visitor().write('POST', `${path}cancel/`);
    expect(await taken()).toEqual({ seats: '', counted: 0 });
    expect(seatsIn((await read()).lines)).toEqual(['']);
    await holdOverHttp(site.visitor(), wantedLine(shop, 6));
  });

  test('the plan shows the seats taken now; seats of expired holds are free', async () => {
    await add(2);
    const plan = async (id = shop.eventId) => visitor.get(`/de/api/events/${id}/seats/`);
    const takenNow = async () =>
      (await plan())
        .json<AnswerOf<'eventSeats'>>()
        .seats.filter((seat) => seat.taken)
        .map(({ row, seat }) => row + seat);
    const answer = await plan();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json<AnswerOf<'eventSeats'>>().seats.at(-1)).toEqual({
      ...at('B', '6'),
      x: 5,
      y: 1,
      kind: 'accessible',
      seat_group: shop.hall.id,
      taken: false,
    });
    expect(await takenNow()).toEqual(['A3', 'A4']);
    site.setNow(NOW + 15 * 60_000);
    expect(await takenNow()).toEqual([]);
    expect((await plan(999)).statusCode).toBe(404);
  });

  test('a post without script has a seat for each ticket, or gets the best ones', async () => {
    const post = async (seats: string) => {
      const posted = `event=${shop.idJet}&amount-${shop.hall.id}-0-1=2${seats}`;
      const call = { method: 'POST', url: '/de/api/shop-cart/posts/', payload: { posted } } as const;
      return (await site.visitor(BY_GATEWAY).send(call)).json<AnswerOf<'postCart'>>();
    };
    const seat = (value: string) => `&seat-${shop.hall.id}=${value}`;
    expect(await post(seat('A:1'))).toEqual({ done: false, reason: 'values', problems: { '': 'seats' } });
    expect(await post(seat('A:1') + seat('B:4'))).toMatchObject({ done: true });
    expect(await post(seat('A:2') + seat('A:1'))).toMatchObject({ problems: { '': 'conflict' } });
    expect(await taken()).toEqual({ seats: 'A1 B4', counted: 2 });
  });
});
