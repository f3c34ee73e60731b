import type { Cart } from '@vestibule/contracts';
import { mails } from '../../../engines/mail/tables';
import { BY_GATEWAY } from '../../../testing/test-app';
import { saleOf, sell as sellAtDesk } from '../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { ADA, BEA, openWaitingHouse } from '../waiting/testing/waiting-house';
import { numberSeats, takenIn } from './testing/seated-shop';

const { house, sell, cancel, join, answer, read, states } = openWaitingHouse();
const taken = async () => (await takenIn(house.site.db)).seats;

describe('offered seats', () => {
  test('free seats are offered to visitors who can sit together, and go into their cart', async () => {
    await numberSeats(house.site.db, house.shop, 'A: 1-4 Parkett\nB: 1 Parkett');
    // At the desk tickets have seats as well.
    const four = await sell(4);
    const one = await sell(1);
    await join(ADA, 2);
    await join(BEA, 4);
    await cancel(one);
    expect(await states()).toEqual({ [ADA]: 'waiting', [BEA]: 'waiting' });
    await cancel(four);
    expect(await states()).toEqual({ [ADA]: 'offered', [BEA]: 'waiting' });
    expect(await taken()).toBe('A1 A2');
    expect((await read(ADA)).offer?.seat_group).toBe('Saal, Reihe A, Plätze 1, 2');
    const offered = (await house.site.db.select().from(mails).orderBy(mails.id)).at(-1);
    expect(offered?.text).toContain('Tickets: 2 × Saal, Reihe A, Plätze 1, 2');
    const visitor = house.site.visitor(BY_GATEWAY);
    await answer(ADA, { 'tickets-1': 1 }, visitor);
    const cart = (await visitor.get('/de/api/shop-cart/')).json<Cart>();
    expect(cart.lines.map(({ seats }) => seats)).toEqual([[{ row: 'A', seat: '1' }]]);
    expect(await taken()).toBe('A1');
    await holdOverHttp(house.site.visitor(), wantedLine(house.shop, 3));
    expect(await taken()).toBe('A1 A2 A3 A4');
  });

  test('the desk sells seats that it chooses, and none that somebody has', async () => {
    await numberSeats(house.site.db, house.shop, 'A: 1-4 Parkett');
    const chosen = (seat: string) => saleOf(house, 1, { seats: [{ row: 'A', seat }] });
    expect((await sellAtDesk(house, chosen('4'))).statusCode).toBe(200);
    expect((await sellAtDesk(house, chosen('4'))).json()).toMatchObject({ code: 'conflict', field: 'seats[0]' });
    expect((await sellAtDesk(house, { ...chosen('1'), quantities: [2], total: '24.00' })).statusCode).toBe(400);
    expect(await takenIn(house.site.db)).toEqual({ seats: 'A4', counted: 1 });
  });
});
