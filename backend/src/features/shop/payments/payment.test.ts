import type { AnswerOf, Cart } from '@vestibule/contracts';
import { mails } from '../../../engines/mail/tables';
import { quotas } from '../../../engines/records/tables';
import { NOW, type Shop } from '../cart/testing/shop';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../users/testing/staff';
import { reconcile } from './reconcile';
import { pageProvider } from './page-provider';
import { PAYMENT_SECRET } from './testing/fake-provider';
import { startPayingShop, type PayingShop } from './testing/paying';

const MINUTE = 60_000;
let house: PayingShop;
let shop: Shop;
let visitor: Visitor;
describe('payment', () => {
  beforeAll(async () => {
    house = await startPayingShop();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ shop, visitor } = await house.open());
  });

  const pay = (quantity = 2) => house.pay(visitor, shop, quantity);
  const sold = () => house.sold();
  const states = () => house.states();
  const sent = () => house.sent();
  const waits = (order: string) => `Bestellung ${order} wartet auf Ihre Zahlung`;

  test('an order waits for its payment, and has no tickets until then; its seats are nobody else’s', async () => {
    const path = await house.order(visitor, shop, 2);
    const order = await house.read(path);
    expect(order).toMatchObject({
      state: 'pending',
      payment: 'online',
      pay_url: `${path}payment`,
      pay_until: new Date(NOW + 15 * MINUTE).toISOString(),
      pdf_url: '',
      can_cancel: true,
    });
    expect(order.lines[0]?.tickets).toEqual([]);
    expect(await sold()).toEqual({ sold: 0, codes: 0, inHolds: 2, counted: 2 });
    expect((await visitor.get('/de/api/shop-cart/')).json()).toMatchObject({ tickets_quantity: 0 });
  });

  test('a buyer who has lost the page of an unpaid order finds it by a mail and in the cart, until it is paid or over', async () => {
    const path = await house.order(visitor, shop, 2);
    const { number } = await house.read(path);
    expect(await sent()).toEqual([['jiri@example.org', waits(number)]]);
    const [mail] = await house.site.db.select().from(mails);
    expect(mail?.text).toContain('bis 23. Nov. 2026, 12:15');
    const unpaid = async () => (await visitor.get('/de/api/shop-cart/')).json<Cart>().unpaid_orders;
    expect(await unpaid()).toEqual([{ number, url: expect.stringMatching(`^/de/webshop/orders/${number}/`) }]);
    expect((await house.site.visitor().get('/de/api/shop-cart/')).json<Cart>().unpaid_orders).toBeUndefined();
    house.at(NOW + 16 * MINUTE);
    expect(await unpaid()).toBeUndefined();
    house.at(NOW);
    await house.bring(house.provider.callback(await house.goToPay(visitor, path), NOW, { state: 'paid' }));
    expect(await unpaid()).toBeUndefined();
  });

  test('an order that is paid online is paid for its buyer and for the desk, since its first payment', async () => {
    const { path, id } = await pay();
    await house.bring(house.provider.callback(id, NOW));
    const order = await house.read(path);
    expect(order).toMatchObject({ state: 'confirmed', paid: true, owed: '', pay_until: null });
    const desk = await staff(house.site, 'shop');
    const { orders } = (await desk.get(`/de/api/box-office/events/${shop.eventId}/`)).json<
      AnswerOf<'boxOfficeEvent'>
    >();
    expect(orders.results).toEqual([
      expect.objectContaining({ paid: true, can_pay: false, paid_by: null, paid_at: new Date(NOW).toISOString() }),
    ]);
    const { code } = order.lines[0]?.tickets[0] ?? {};
    expect((await desk.write('POST', '/api/tickets/check-in/', { code })).statusCode).toBe(200);
  });

  test('the page is the same one until the payment has failed; the next is another, and both paid is one too many', async () => {
    const path = await house.order(visitor, shop, 2);
    const [first, again] = await Promise.all([house.goToPay(visitor, path), house.goToPay(visitor, path)]);
    expect(again).toBe(first);
    await house.bring(house.provider.callback(first, NOW, { state: 'failed' }));
    const second = await house.goToPay(visitor, path);
    expect(second).not.toBe(first);
    for (const id of [second, first]) await house.bring(house.provider.callback(id, NOW, { state: 'paid' }));
    expect([await states(), await sold()]).toEqual([['refund', 'paid'], { sold: 2, codes: 2, inHolds: 0, counted: 2 }]);
    const [, , twice, toStaff] = await house.site.db.select().from(mails).orderBy(mails.id);
    expect(twice?.text).toMatch(
      /Zahlung von 24\u00a0€ ist angekommen, aber diese Bestellung war schon bezahlt.*gültig/,
    );
    expect(toStaff?.recipient).toBe('kasse@example.org');
  });

  test('paid when the reservation had run out: seated, as there are seats', async () => {
    const { id } = await pay(8);
    const late = NOW + 20 * MINUTE;
    house.at(late);
    const other = house.site.visitor();
    await holdOverHttp(other, wantedLine(shop, 1)).catch(() => undefined);
    await other.write('PATCH', `/de/api/shop-cart/lines/${await firstLine(other)}/`, { quantity: 0 });
    expect(await house.bring(house.provider.callback(id, late))).toBe(200);
    expect(await sold()).toEqual({ sold: 8, codes: 8, inHolds: 0, counted: 8 });
  });

  const firstLine = async (by: Visitor) =>
    (await by.get('/de/api/shop-cart/')).json<{ lines: { id: number }[] }>().lines[0]?.id;

  test('paid when the seats were somebody else’s: all are left to them, and staff and buyer are notified of the refund', async () => {
    const { path, id } = await pay(8);
    const late = NOW + 20 * MINUTE;
    house.at(late);
    await holdOverHttp(house.site.visitor(), wantedLine(shop, 1));
    expect(await house.bring(house.provider.callback(id, late))).toBe(200);
    const order = await house.read(path);
    expect([order.state, await states()]).toEqual(['refund', ['refund']]);
    expect(await sold()).toEqual({ sold: 0, codes: 0, inHolds: 1, counted: 1 });
    expect(await sent()).toEqual([
      ['jiri@example.org', waits(order.number)],
      ['jiri@example.org', `Ihre Zahlung für Bestellung ${order.number} wird erstattet`],
      ['kasse@example.org', `Bitte erstatten: Bestellung ${order.number}`],
    ]);
  });

  test('a buyer who gives up has the tickets in the cart again; one who pays all the same gets the money back', async () => {
    const { path, id } = await pay();
    const answer = await visitor.write('POST', `${path}cancel/`);
    expect(answer.json()).toMatchObject({ state: 'cancelled', pay_url: '' });
    expect((await visitor.get('/de/api/shop-cart/')).json()).toMatchObject({ tickets_quantity: 2 });
    await house.bring(house.provider.callback(id, NOW));
    expect([await states(), await sold()]).toEqual([['refund'], { sold: 0, codes: 0, inHolds: 2, counted: 2 }]);
    const all = await house.site.db.select().from(mails).orderBy(mails.id);
    expect(all.at(-2)?.text).toContain('nachdem die Bestellung storniert worden war');
  });

  test('a cancelled order that was paid frees its seats, and its money is paid back', async () => {
    const { path, id } = await pay();
    await house.bring(house.provider.callback(id, NOW));
    await visitor.write('POST', `${path}cancel/`);
    expect([await states(), await sold()]).toEqual([['refund'], { sold: 0, codes: 0, inHolds: 0, counted: 0 }]);
    const all = await house.site.db.select().from(mails).orderBy(mails.id);
    const recipients = all.map(({ recipient }) => recipient);
    expect(recipients).toEqual([...Array<string>(3).fill('jiri@example.org'), 'kasse@example.org']);
    expect(all[2]?.text).toContain('erstatten wir Ihnen');
    expect(all[3]?.text).toContain('24\u00a0€');
  });

  test('showing the order asks the provider; a provider that is away hides nothing', async () => {
    const { path } = await pay();
    house.provider.broken = 503;
    expect(await house.read(path)).toMatchObject({ state: 'pending' });
    house.provider.broken = undefined;
    // Not at every look.
    expect(await house.read(path)).toMatchObject({ state: 'pending' });
    house.at(NOW + 5000);
    expect(await house.read(path)).toMatchObject({ state: 'confirmed' });
    expect(await sold()).toEqual({ sold: 2, codes: 2, inHolds: 0, counted: 2 });
  });

  test('a payment whose callback never comes is found by asking, less and less often', async () => {
    const { path } = await pay();
    const failures: unknown[] = [];
    const ask = (now: number) => {
      house.at(now);
      return reconcile(
        {
          db: house.site.db,
          provider: pageProvider({ url: house.provider.url, secret: PAYMENT_SECRET, now: () => now }),
          houseEmail: 'kasse@example.org',
          now: () => now,
        },
        (error) => failures.push(error),
      );
    };
    house.provider.broken = 500;
    await ask(NOW + 30_000);
    expect(failures).toEqual([]);
    await ask(NOW + MINUTE);
    expect(failures).toHaveLength(1);
    house.provider.broken = undefined;
    await ask(NOW + 1.5 * MINUTE);
    expect(await sold()).toMatchObject({ sold: 0 });
    await ask(NOW + 2 * MINUTE);
    expect(await house.read(path)).toMatchObject({ state: 'confirmed' });
  });

  test('a payment page that is away leads back to the order, which can be paid later', async () => {
    const path = await house.order(visitor, shop, 1);
    house.provider.broken = 503;
    const answer = await visitor.get(`${path}payment`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/de\/webshop\/orders\/.*\?payment=unavailable$/),
    ]);
    house.provider.broken = undefined;
    await house.goToPay(visitor, path);
    house.at(NOW + 15 * MINUTE);
    expect((await visitor.get(`${path}payment`)).headers.location).toMatch(/\?payment=over$/);
    expect((await house.site.db.select().from(quotas))[0]?.held).toBe(1);
  });
});
