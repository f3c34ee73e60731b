import type { Cart } from '@vestibule/contracts';
import { queueMail, STRANGERS_PER_HOUR } from '../../../engines/mail/outbox';
import { BY_GATEWAY } from '../../../testing/test-app';
import { NOW } from '../cart/testing/shop';
import { ADA, BEA, openWaitingHouse, refused } from './testing/waiting-house';

const { house, sell, cancel, join, placeOf, read, answer, held, sent, states } = openWaitingHouse();

describe('offer', () => {
  beforeEach(async () => {
    const number = await sell(4);
    await join(ADA, 4);
    await join(BEA, 1);
    await cancel(number);
  });

  test('an offer is taken into the cart at the chosen prices; the other tickets go to the next', async () => {
    expect((await read(ADA)).offer).toMatchObject({
      seat_group: 'Saal',
      prices: [{ sale_type_id: 1, name: 'Normal' }, { sale_type_id: 2 }],
    });
    const visitor = house.site.visitor(BY_GATEWAY);
    const taken = await answer(ADA, { 'tickets-1': 1, 'tickets-2': 2 }, visitor);
    expect(taken.json()).toEqual({ done: true, location: '/de/cart' });
    const cart = (await visitor.get('/de/api/shop-cart/')).json<Cart>();
    expect([cart.tickets_quantity, cart.total]).toEqual([3, '25.00']);
    expect(cart.expires_at).toBe(new Date(NOW + 15 * 60_000).toISOString());
    expect([await states(), await held()]).toEqual([{ [ADA]: 'taken', [BEA]: 'offered' }, 4]);
    expect((await answer(ADA, { 'tickets-1': 1 })).json()).toEqual(refused({ '': 'no_reservation' }));
  });

  test.each([{}, { 'tickets-1': 3, 'tickets-2': 2 }, { 'tickets-7': 1 }])(
    'an offer is taken as one to all of its tickets, or not: %j',
    async (values) => {
      expect((await answer(ADA, values)).json()).toEqual(refused({ quantity: 'validation' }));
      expect([await states(), await held()]).toEqual([{ [ADA]: 'offered', [BEA]: 'waiting' }, 4]);
    },
  );

  test('an offer is given up with the place: the next gets it', async () => {
    const path = await placeOf(ADA);
    const left = await answer(ADA, { leave: 1 });
    expect([left.json(), left.headers['x-purge-tags']]).toEqual([{ done: true }, expect.stringContaining('event')]);
    expect(await states()).toEqual({ [BEA]: 'offered' });
    expect([await held(), (await house.site.visitor().get(path)).statusCode]).toEqual([1, 404]);
  });

  test('an offer is sent to an address that strangers have had written to as often as they may', async () => {
    const [offered] = (await sent()).slice(-1);
    for (let count = 0; count < STRANGERS_PER_HOUR; count += 1)
      await queueMail(house.site.db, { recipient: BEA, letter: LETTER, byStranger: true, now: NOW });
    await answer(ADA, { leave: 1 });
    expect((await sent()).at(-1)).toEqual([BEA, offered?.[1]]);
  });

  const LETTER = { lang: 'de', subject: 'Anderes', blocks: [] } as const;

  test('an offer is for holders of its link alone', async () => {
    const path = (await placeOf(ADA)).replace(/[\w-]{43}\/$/, `${'a'.repeat(43)}/`);
    expect((await house.site.visitor().get(path)).statusCode).toBe(404);
  });
});
