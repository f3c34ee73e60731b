import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, type Shop } from '../cart/testing/shop';
import { startPayingShop, type PayingShop } from '../payments/testing/paying';
import type { Visitor } from '../../../testing/visitor';
import { numberSeats, takenIn } from './testing/seated-shop';

const LATE = NOW + 20 * 60_000;
let house: PayingShop;
let shop: Shop;
let visitor: Visitor;
describe('paid seats', () => {
  beforeAll(async () => {
    house = await startPayingShop();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ shop, visitor } = await house.open());
    await numberSeats(house.site.db, shop, 'A: 1-4 Parkett\nB: 1-4 Parkett');
  });

  const taken = () => takenIn(house.site.db);
  const seatsOf = async (path: string) =>
    (await house.read(path)).lines.map(({ seats, tickets }) => ({
      seats: seats.map(({ row, seat }) => row + seat).join(' '),
      tickets: tickets.map(({ seat }) => seat && seat.row + seat.seat).join(' '),
    }));

  test('seats of an order that waits for its payment are its own, and its tickets’ once it is paid', async () => {
    const path = await house.order(visitor, shop, 2);
    expect(await seatsOf(path)).toEqual([{ seats: 'A1 A2', tickets: '' }]);
    const id = await house.goToPay(visitor, path);
    house.provider.settle(id, 'paid');
    await house.bring(house.provider.callback(id, NOW));
    expect(await seatsOf(path)).toEqual([{ seats: 'A1 A2', tickets: 'A1 A2' }]);
    expect(await taken()).toEqual({ seats: 'A1 A2', counted: 2 });
  });

  test('a buyer who gives up has the same seats in the cart again', async () => {
    const path = await house.order(visitor, shop, 2);
    await visitor.write('POST', `${path}cancel/`);
    expect((await visitor.get('/de/api/shop-cart/')).json()).toMatchObject({
      lines: [
        {
          seats: [
            { row: 'A', seat: '1' },
            { row: 'A', seat: '2' },
          ],
        },
      ],
    });
    expect(await seatsOf(path)).toEqual([{ seats: '', tickets: '' }]);
  });

  test('money that comes late buys other seats that are together', async () => {
    const { path, id } = await house.pay(visitor, shop, 2);
    house.at(LATE);
    await holdOverHttp(house.site.visitor(), wantedLine(shop, 3));
    await house.bring(house.provider.callback(id, LATE));
    expect(await seatsOf(path)).toEqual([{ seats: 'B1 B2', tickets: 'B1 B2' }]);
    expect(await taken()).toEqual({ seats: 'A1 A2 A3 B1 B2', counted: 5 });
  });

  test('where there are none together the money is paid back, and no ticket is stored', async () => {
    const { path, id } = await house.pay(visitor, shop, 2);
    house.at(LATE);
    for (const quantity of [3, 3]) await holdOverHttp(house.site.visitor(), wantedLine(shop, quantity));
    await house.bring(house.provider.callback(id, LATE));
    expect((await house.read(path)).state).toBe('refund');
    expect(await taken()).toEqual({ seats: 'A1 A2 A3 B1 B2 B3', counted: 6 });
  });
});
