import { randomUUID } from 'node:crypto';
import type { Cart, Order } from '@vestibule/contracts';
import { invoices } from '../tables';
import { mails } from '../../../engines/mail/tables';
import { prices } from '../../../engines/records/tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { pageProvider } from '../payments/page-provider';
import { addVoucher } from './testing/add-voucher';

let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('vouchers', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { capacity: 8 });
    await site.db.update(prices).set({ vat: 7 });
    visitor = site.visitor({ ...BY_GATEWAY, 'x-forwarded-host': 'www.example.org' });
  });

  /** Types a code into the cart's page. */
  const redeem = async (code: string, by = visitor) => {
    const payload = { posted: new URLSearchParams({ voucher: code }).toString() };
    const answer = await by.send({ method: 'POST', url: '/de/api/shop-cart/changes/', payload });
    return answer.json<{ done: boolean; problems?: Record<string, string> }>();
  };
  const cart = async (by = visitor) => (await by.get('/de/api/shop-cart/')).json<Cart>();
  const order = (tickets: number, total: string, more: object = {}, by = visitor) =>
    by.write('POST', '/de/api/orders/', orderBody(randomUUID(), tickets, { total, ...more }));
  const TAKEN = { done: true };
  const refused = (problem: string) => ({ done: false, reason: 'values', problems: { voucher: problem } });

  test('a voucher is typed in, in any case, taken off the total, and stands on the order, its mail and its invoice', async () => {
    await addVoucher(site.db);
    await holdOverHttp(visitor, wantedLine(shop, 2));
    expect(await redeem(' herbst10 ')).toEqual(TAKEN);
    expect(await cart()).toMatchObject({
      total: '21.60',
      voucher: { code: 'HERBST10', title: 'Herbst', discount: '2.40' },
    });
    const address = { payment: 'invoice', street: 'Dlouhá 1', postcode: '110 00', city: 'Praha' };
    const placed = (await order(2, '21.60', address)).json<{ number: string; signature: string }>();
    const made = (await visitor.get(`/de/api/orders/${placed.number}/${placed.signature}/`)).json<Order>();
    expect(made).toMatchObject({ total: '21.60', voucher: { code: 'HERBST10', discount: '2.40' } });
    expect(made.vat).toEqual([{ rate: 7, gross: '21.60', net: '20.19', tax: '1.41' }]);
    const [mail] = await site.db.select().from(mails);
    expect(mail?.text).toContain('Gutschein HERBST10: -2,40\u00a0€');
    expect(await site.db.$count(invoices)).toBe(1);
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect(await cart()).toMatchObject({ voucher: null, total: '12.00' });
  });

  test('an amount reduces by no more than the total, and an order that costs nothing is confirmed at once', async () => {
    await addVoucher(site.db, { amount: '50.00' });
    await holdOverHttp(visitor, wantedLine(shop, 2));
    await redeem('HERBST10');
    expect(await cart()).toMatchObject({ total: '0.00', voucher: { discount: '24.00' } });
    expect((await order(2, '0.00')).statusCode).toBe(200);
  });

  test.each([
    ['nobody knows', {}, 'NO', 'unknown'],
    ['is not valid yet', { date_from: '2026-11-24' }, 'HERBST10', 'over'],
    ['is not valid any more', { date_to: '2026-11-22' }, 'HERBST10', 'over'],
    ['was switched off', { is_online: false }, 'HERBST10', 'over'],
    ['is for other events', { events: [999] }, 'HERBST10', 'others'],
  ] as const)('a voucher that %s is refused, and takes nothing off', async (_, values, code, problem) => {
    await addVoucher(site.db, values);
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect(await redeem(code)).toEqual(refused(problem));
    expect(await cart()).toMatchObject({ voucher: null, total: '12.00' });
  });

  test('days are those of the house: a voucher holds until midnight there', async () => {
    await addVoucher(site.db, { date_from: '2026-11-23', date_to: '2026-11-23' });
    await holdOverHttp(visitor, wantedLine(shop, 1));
    site.setNow(Date.parse('2026-11-23T23:59:59+01:00'));
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect(await redeem('HERBST10')).toEqual(TAKEN);
    site.setNow(Date.parse('2026-11-24T00:00:00+01:00'));
    expect(await cart()).toMatchObject({ voucher: null, total: '12.00' });
  });

  test('a voucher for one event leaves the tickets of others as they are', async () => {
    const other = await openShop(site.db, { idJet: 'VB-2' });
    await addVoucher(site.db, { percent: 50, events: [other.eventId] });
    await holdOverHttp(visitor, wantedLine(shop, 1), wantedLine(other, 1));
    await redeem('HERBST10');
    expect(await cart()).toMatchObject({ total: '18.00', voucher: { discount: '6.00' } });
  });

  test('one use is used once: another cart with it gets an error, and orders at the price that it is shown then', async () => {
    await addVoucher(site.db);
    const other = site.visitor({ ...BY_GATEWAY, 'x-forwarded-host': 'www.example.org' });
    for (const one of [visitor, other]) {
      await holdOverHttp(one, wantedLine(shop, 1));
      expect(await redeem('HERBST10', one)).toEqual(TAKEN);
    }
    const placed = (await order(1, '10.80')).json<{ number: string; signature: string }>();
    expect((await order(1, '10.80', {}, other)).json()).toMatchObject({ code: 'conflict' });
    expect(await cart(other)).toMatchObject({ voucher: null, total: '12.00' });
    expect(await redeem('HERBST10', other)).toEqual(refused('used'));
    // A cancelled order gives its use back.
    await visitor.write('POST', `/de/api/orders/${placed.number}/${placed.signature}/cancel/`);
    expect(await redeem('HERBST10', other)).toEqual(TAKEN);
    expect((await order(1, '10.80', {}, other)).statusCode).toBe(200);
  });

  test('an order that waits for its payment has its voucher; a buyer who gives up has it in the cart again', async () => {
    await addVoucher(site.db);
    const paying = await createTestApp({
      db: site.db,
      payment: pageProvider({ url: 'http://127.0.0.1:1', secret: '' }),
    });
    paying.setNow(NOW);
    const buyer = paying.visitor({ ...BY_GATEWAY, 'x-forwarded-host': 'www.example.org' });
    await holdOverHttp(buyer, wantedLine(shop, 1));
    await redeem('HERBST10', buyer);
    const placed = (await order(1, '10.80', { payment: 'online' }, buyer)).json<{
      number: string;
      signature: string;
    }>();
    await holdOverHttp(buyer, wantedLine(shop, 1));
    expect([(await cart(buyer)).voucher, await redeem('HERBST10', buyer)]).toEqual([null, refused('used')]);
    await buyer.write('POST', `/de/api/orders/${placed.number}/${placed.signature}/cancel/`);
    expect(await cart(buyer)).toMatchObject({ total: '21.60', voucher: { code: 'HERBST10', discount: '2.40' } });
    await paying.close();
  });

  test('a voucher can be taken away again', async () => {
    await addVoucher(site.db);
    await holdOverHttp(visitor, wantedLine(shop, 1));
    await redeem('HERBST10');
    expect(await redeem('')).toEqual(TAKEN);
    expect(await cart()).toMatchObject({ voucher: null, total: '12.00' });
  });

  test('codes cannot be guessed for long; a valid code counts as no guess', async () => {
    await addVoucher(site.db);
    const guesser = site.visitor({ ...BY_GATEWAY, 'x-forwarded-for': '192.0.2.9' });
    await holdOverHttp(guesser, wantedLine(shop, 1));
    for (let time = 1; time <= 25; time += 1) expect(await redeem('HERBST10', guesser)).toEqual(TAKEN);
    const payload = { posted: 'voucher=NO' };
    const guess = () => guesser.send({ method: 'POST', url: '/de/api/shop-cart/changes/', payload });
    for (let time = 1; time <= 20; time += 1) expect((await guess()).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(429);
  });

  test('administrators make vouchers, by per cent or by amount; editors read them', async () => {
    await addEditor(site.db, 'administrator');
    const staff = site.visitor();
    await staff.login(EDITOR.email, EDITOR.password);
    const body = { key: 'sommer', title: { de: 'Sommer' }, code: 'SOMMER', percent: 20, date_to: '2027-08-31' };
    const make = (more: object) => staff.write('POST', '/api/records/vouchers/', { ...body, is_online: true, ...more });
    expect((await make({ amount: '5.00' })).json()).toMatchObject({ code: 'validation', field: 'percent' });
    expect((await make({})).statusCode).toBe(201);
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect(await redeem('SOMMER')).toEqual(TAKEN);
    expect((await cart()).total).toBe('9.60');
    expect((await site.visitor().write('POST', '/api/records/vouchers/', body)).statusCode).toBe(401);
  });
});
