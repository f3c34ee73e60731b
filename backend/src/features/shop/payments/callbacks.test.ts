import { NOW, type Shop } from '../cart/testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { signMessage } from './signed-message';
import { PAYMENT_SECRET } from './testing/fake-provider';
import { startPayingShop, type PayingShop } from './testing/paying';

const MINUTE = 60_000;
let house: PayingShop;
let shop: Shop;
let visitor: Visitor;
describe('callbacks', () => {
  beforeAll(async () => {
    house = await startPayingShop();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ shop, visitor } = await house.open());
  });

  const pay = () => house.pay(visitor, shop, 2);
  /** Everything that a callback could change. */
  const everything = async () => [await house.sold(), await house.states(), await house.sent()];

  test('a payment is confirmed once, however often the provider reports it', async () => {
    const { path, id } = await pay();
    const callback = house.provider.callback(id, NOW);
    expect(await Promise.all([house.bring(callback), house.bring(callback), house.bring(callback)])).toEqual([
      200, 200, 200,
    ]);
    expect(await house.bring(house.provider.callback(id, NOW))).toBe(200);
    expect(await house.sold()).toEqual({ sold: 2, codes: 2, inHolds: 0, counted: 2 });
    const order = await house.read(path);
    expect(order).toMatchObject({ state: 'confirmed', pay_url: '' });
    expect(await house.sent()).toEqual([
      ['jiri@example.org', `Bestellung ${order.number} wartet auf Ihre Zahlung`],
      ['jiri@example.org', `Ihre Tickets: Bestellung ${order.number}`],
    ]);
  });

  test.each([
    ['is not signed', (raw: string) => ({ raw, signature: '' }), 403],
    [
      'is signed with another secret',
      (raw: string) => ({ raw, signature: signMessage('x'.repeat(40), raw, NOW) }),
      403,
    ],
    [
      'was changed on the way',
      (raw: string) => ({ raw: raw.replace('paid', 'PAID'), signature: signMessage(PAYMENT_SECRET, raw, NOW) }),
      403,
    ],
    [
      'is six minutes old',
      (raw: string) => ({ raw, signature: signMessage(PAYMENT_SECRET, raw, NOW - 6 * MINUTE) }),
      403,
    ],
    [
      'is from the future',
      (raw: string) => ({ raw, signature: signMessage(PAYMENT_SECRET, raw, NOW + 6 * MINUTE) }),
      403,
    ],
    ['is no JSON', () => ({ raw: 'x', signature: signMessage(PAYMENT_SECRET, 'x', NOW) }), 400],
  ])(
    'a callback that %s changes nothing',
    async (_, forge: (raw: string) => { raw: string; signature: string }, status) => {
      const { id } = await pay();
      const before = await everything();
      expect(await house.bring(forge(house.provider.callback(id, NOW).raw))).toBe(status);
      expect(await everything()).toEqual(before);
    },
  );

  test.each([
    [{ amount: 1 }, 409],
    [{ amount: 2401 }, 409],
    [{ amount: -2400 }, 400],
    [{ amount: '2400' }, 400],
    [{ currency: 'CZK' }, 409],
    [{ order: 'AAAA-AAAA' }, 409],
    [{ id: 'another' }, 404],
    [{ state: 'gold' }, 400],
  ])(
    'a signed callback of something else (%j) changes nothing, and a valid one is accepted after it',
    async (lie, status) => {
      const { id } = await pay();
      const before = await everything();
      expect(await house.bring(house.provider.callback(id, NOW, lie, 'event-1'))).toBe(status);
      expect(await everything()).toEqual(before);
      expect(await house.bring(house.provider.callback(id, NOW, {}, 'event-1'))).toBe(200);
      expect(await house.sold()).toMatchObject({ sold: 2 });
    },
  );

  test('callbacks in another order come to the same: money that came is not taken back', async () => {
    const { id } = await pay();
    for (const state of ['failed', 'paid', 'open', 'failed'])
      expect(await house.bring(house.provider.callback(id, NOW, { state }))).toBe(200);
    expect([await house.states(), await house.sold()]).toEqual([
      ['paid'],
      { sold: 2, codes: 2, inHolds: 0, counted: 2 },
    ]);
  });
});
