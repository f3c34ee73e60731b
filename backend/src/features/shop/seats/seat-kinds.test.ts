import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { prices } from '../../../engines/records/tables';
import { NOW } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { openCompanionHouse } from './testing/companion-house';
import { COMPANION, NORMAL, WHEELCHAIR } from './testing/companion-shop';

const { opened, one, add, readCart } = openCompanionHouse();

describe('kinds of seats', () => {
  test.each([
    ['a companion price in a normal seat', COMPANION, { row: 'A', seat: '1' }],
    ['a normal price in a wheelchair place', NORMAL, { row: 'B', seat: '1' }],
    ['a normal price in a companion seat', NORMAL, { row: 'B', seat: '2' }],
    ['a wheelchair price in a normal seat', WHEELCHAIR, { row: 'A', seat: '1' }],
  ])('%s is refused with the seat', async (_, saleType, seat) => {
    const refused = await add(one([saleType], { seats: [seat] }));
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'seat_kind', field: 'seats[0]' }]);
  });

  test('chosen seats go to the prices of their kind, in whatever order they were chosen', async () => {
    const seats = [
      { row: 'B', seat: '2' },
      { row: 'A', seat: '7' },
      { row: 'B', seat: '1' },
    ];
    expect((await add(one([NORMAL, WHEELCHAIR, COMPANION], { seats }))).statusCode).toBe(200);
    const { lines } = await readCart();
    expect(lines.map((line) => line.seats.map(({ row, seat }) => row + seat).join())).toEqual(['A7', 'B1', 'B2']);
  });

  test('a seat whose price has become one of another kind is not ordered', async () => {
    await add(one([NORMAL]));
    await opened.house.site.db.update(prices).set({ seatKind: 'companion' }).where(eq(prices.saleType, NORMAL));
    const { total } = await readCart();
    const answer = await opened.visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 1, { total }));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'seat_kind', field: 'tickets' }]);
  });
});

describe('companions in a cart', () => {
  const change = (line: number | undefined, quantity: number) =>
    opened.visitor.write('PATCH', `/de/api/shop-cart/lines/${line ?? 0}/`, { quantity });

  test('a companion is refused with its price, and taken once the wheelchair place is in the cart', async () => {
    const alone = await add(one([COMPANION]));
    expect([alone.statusCode, alone.json()]).toMatchObject([409, { code: 'companion', field: 'sale_type_ids[0]' }]);
    await add(one([WHEELCHAIR]));
    expect((await add(one([COMPANION]))).statusCode).toBe(200);
    expect((await add(one([COMPANION]))).json()).toMatchObject({ code: 'companion' });
  });

  test('neither fewer wheelchair places nor more companions leave companions over', async () => {
    await add(one([WHEELCHAIR, COMPANION]));
    const [wheelchair, companion] = (await readCart()).lines;
    for (const answer of [await change(wheelchair?.id, 0), await change(companion?.id, 2)])
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'companion', field: 'quantity' }]);
    expect((await change(companion?.id, 0)).statusCode).toBe(200);
    expect((await change(wheelchair?.id, 0)).statusCode).toBe(200);
  });

  test('a companion whose wheelchair place has run out is not ordered', async () => {
    await add(one([WHEELCHAIR]));
    opened.house.at(NOW + 10 * 60_000);
    await add(one([COMPANION]));
    opened.house.at(NOW + 16 * 60_000);
    const { total } = await readCart();
    const answer = await opened.visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 1, { total }));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'companion', field: 'tickets' }]);
  });
});
