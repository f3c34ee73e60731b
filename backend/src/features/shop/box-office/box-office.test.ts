import { randomUUID } from 'node:crypto';
import type { AnswerOf, Order } from '@vestibule/contracts';
import { withImplied } from '@vestibule/contracts/rights/names';
import type { Rights } from '@vestibule/contracts/rights/rights';
import { auditLog } from '../../../platform/audit/tables';
import { events } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { roles } from '../../../platform/auth/user-tables';
import { orders } from '../tables';
import { staff } from '../../users/testing/staff';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { openShop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { openDesk } from './testing/open-desk';

const house = openDesk({ capacity: 10 });

/** A buyer orders on the web, paid at the desk; returns the number of the order. */
async function buy(quantity: number, more: object = {}): Promise<string> {
  const visitor = house.site.visitor();
  await holdOverHttp(visitor, wantedLine(house.shop, quantity));
  const placed = await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), quantity, more));
  return placed.json<{ number: string }>().number;
}
const list = async (day = '2026-11-25') =>
  (await house.desk.get(`/de/api/box-office/?day=${day}`)).json<AnswerOf<'boxOffice'>>();
const event = async (q = '') =>
  (await house.desk.get(`/de/api/box-office/events/${house.shop.eventId}/?q=${q}`)).json<AnswerOf<'boxOfficeEvent'>>();
const pay = (number: string, way = 'cash') =>
  house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way });
const cancel = (number: string) => house.desk.write('POST', `/api/box-office/orders/${number}/cancel/`);

describe('box office', () => {
  test('a day’s dates with the tickets sold, held, left and checked in', async () => {
    await pay(await buy(3));
    await holdOverHttp(house.site.visitor(), wantedLine(house.shop, 2));
    expect((await list()).dates).toMatchObject([
      { id: house.shop.eventId, title: 'Orgelnacht', capacity: 10, sold: 3, held: 2, left: 5, checked_in: 0 },
    ]);
    const [code = ''] = (await event()).orders.results[0]?.lines[0]?.tickets.map((ticket) => ticket.code) ?? [];
    expect(
      (await house.desk.write('POST', '/api/tickets/check-in/', { code, event: house.shop.eventId })).statusCode,
    ).toBe(200);
    expect((await list()).dates[0]?.checked_in).toBe(1);
    expect(await list('2026-11-26')).toEqual({ day: '2026-11-26', dates: [] });
  });

  test('the tickets sold on each of the last thirty days, without those that were cancelled', async () => {
    house.site.setNow(Date.parse('2026-11-23T22:59:00Z'));
    await buy(3);
    await cancel(await buy(1));
    house.site.setNow(Date.parse('2026-11-23T23:01:00Z'));
    await buy(2);
    const { sales } = await event();
    expect(sales).toHaveLength(30);
    expect(sales[0]).toEqual({ day: '2026-10-26', tickets: 0 });
    expect(sales.slice(-3)).toEqual([
      { day: '2026-11-22', tickets: 0 },
      { day: '2026-11-23', tickets: 3 },
      { day: '2026-11-24', tickets: 2 },
    ]);
  });

  describe('somebody with one of its rights', () => {
    const withRights = async (key: string, rights: Rights) => {
      await house.site.db.insert(roles).values({ key, name: key, rights: withImplied(rights) });
      return staff(house.site, key);
    };
    const url = () => `/de/api/box-office/events/${house.shop.eventId}/`;

    test('sees orders and cannot sell, take money or cancel', async () => {
      const number = await buy(2);
      const reader = await withRights('auskunft', ['customers']);
      expect((await reader.get(url())).json()).toMatchObject({
        can_sell: false,
        orders: { results: [{ number, can_pay: false, can_cancel: false }] },
      });
      expect(await event()).toMatchObject({
        can_sell: true,
        orders: { results: [{ can_pay: true, can_cancel: true }] },
      });
      for (const [path, body] of [
        [`/api/box-office/orders/${number}/payment/`, { way: 'cash' }],
        [`/api/box-office/orders/${number}/cancel/`, undefined],
        [`${url()}orders/`, {}],
      ] as const)
        expect((await reader.write('POST', path, body)).statusCode).toBe(403);
      expect((await reader.get('/api/box-office/closing/')).statusCode).toBe(403);
    });

    test('lets people in and sees no names of buyers', async () => {
      const door = await staff(house.site, 'door');
      expect((await door.get('/de/api/box-office/')).statusCode).toBe(200);
      expect((await door.get(`${url()}door/`)).statusCode).toBe(200);
      expect((await door.get(url())).statusCode).toBe(403);
    });

    test('reads the closing alone', async () => {
      const clerk = await withRights('abrechnung', ['settle']);
      expect((await clerk.get('/api/box-office/closing/')).statusCode).toBe(200);
      expect((await clerk.get(url())).statusCode).toBe(403);
    });
  });

  test('today begins and ends at midnight in Berlin', async () => {
    const at = (instant: string) => house.site.setNow(Date.parse(instant));
    const today = async () => (await house.desk.get('/de/api/box-office/')).json<AnswerOf<'boxOffice'>>();
    at('2026-11-24T22:59:59Z');
    house.desk = await staff(house.site, 'shop', 'next-day');
    expect(await today()).toEqual({ day: '2026-11-24', dates: [] });
    at('2026-11-24T23:00:00Z');
    expect((await today()).dates).toHaveLength(1);
  });

  test('orders are found by name, by number, and by the whole code of a ticket', async () => {
    const number = await buy(1, { first_name: 'Ada', last_name: 'Nová' });
    await buy(2);
    const all = (await event()).orders;
    expect(all.results.map(({ name, total }) => [name, total])).toEqual([
      ['Jiří Dvořák', '24.00'],
      ['Ada Nová', '12.00'],
    ]);
    const code = all.results[1]?.lines[0]?.tickets[0]?.code ?? '';
    for (const q of ['nová ada', number.toLowerCase(), code])
      expect((await event(encodeURIComponent(q))).orders.results.map((one) => one.number)).toEqual([number]);
    expect((await event(code.slice(0, -1))).orders.count).toBe(0);
  });

  test('a ticket of another event stays good, and says so; one that was used says when', async () => {
    const other = await openShop(house.site.db, { idJet: 'VB-2' });
    await pay(await buy(1));
    const code = (await event()).orders.results[0]?.lines[0]?.tickets[0]?.code ?? '';
    const checkIn = (at: number) => house.desk.write('POST', '/api/tickets/check-in/', { code, event: at });
    expect((await checkIn(other.eventId)).json()).toMatchObject({ code: 'other_event', field: 'event' });
    expect((await checkIn(house.shop.eventId)).statusCode).toBe(200);
    expect((await checkIn(house.shop.eventId)).json()).toMatchObject({ code: 'ticket_used', field: 'code' });
    expect((await event(code)).orders.results[0]?.lines[0]?.tickets[0]?.used_at).toBe('2026-11-23T11:00:00.000Z');
  });

  test('money is taken once, and not for cancelled tickets', async () => {
    const number = await buy(2);
    expect((await event()).orders.results[0]).toMatchObject({ paid: false, can_pay: true });
    expect((await pay(number, 'shells')).statusCode).toBe(400);
    expect((await pay(number, 'card')).statusCode).toBe(200);
    expect((await event()).orders.results[0]).toMatchObject({ paid: true, can_pay: false, paid_by: 'card' });
    expect((await pay(number)).statusCode).toBe(409);
    const other = await buy(1);
    await cancel(other);
    expect((await pay(other)).statusCode).toBe(409);
    expect((await pay('2222-2222')).statusCode).toBe(404);
  });

  test('a cancelled order that was paid at the desk is paid back: buyer and staff are notified', async () => {
    const number = await buy(2);
    await pay(number);
    const cancelled = await cancel(number);
    expect([cancelled.statusCode, (await list()).dates[0]?.left]).toEqual([200, 10]);
    const [, toBuyer, toHouse] = await house.site.db.select().from(mails).orderBy(mails.id);
    expect(toBuyer?.text).toContain('erstatten wir Ihnen');
    expect(toHouse).toMatchObject({ recipient: 'kasse@example.org' });
    expect(toHouse?.text).toContain('24\u00a0€');
  });

  test('once its event has begun the desk cancels an order, its buyer does not', async () => {
    const number = await buy(1);
    const path = (await event()).orders.results[0]?.pdf_url.replace('tickets.pdf', '') ?? '';
    const [row] = await house.site.db.select().from(events);
    house.site.setNow(Date.parse(row?.startsAt ?? '') + 1);
    house.desk = await staff(house.site, 'administrator');
    expect((await house.site.visitor().write('POST', `${path}cancel/`)).statusCode).toBe(409);
    expect(await event()).toMatchObject({ can_sell: true, orders: { results: [{ can_cancel: true }] } });
    expect((await cancel(number)).statusCode).toBe(200);
    expect((await list()).dates[0]).toMatchObject({ sold: 0, left: 10 });
    house.site.setNow(Date.parse(row?.endsAt ?? ''));
    expect((await event()).can_sell).toBe(false);
  });

  test('an order of which somebody is in is not cancelled', async () => {
    const number = await buy(2);
    await pay(number);
    const code = (await event()).orders.results[0]?.lines[0]?.tickets[0]?.code ?? '';
    await house.desk.write('POST', '/api/tickets/check-in/', { code });
    expect((await event()).orders.results[0]).toMatchObject({ can_cancel: false });
    expect((await cancel(number)).statusCode).toBe(409);
    expect((await house.site.db.select().from(orders))[0]?.state).toBe('confirmed');
  });

  test('each write is in the log, without the code of a ticket', async () => {
    const number = await buy(1);
    const { orders: found } = await event();
    const code = found.results[0]?.lines[0]?.tickets[0]?.code ?? '';
    await pay(number);
    await house.desk.write('POST', '/api/tickets/check-in/', { code });
    const other = await buy(1);
    await cancel(other);
    const log = await house.site.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ who, subject, after }) => [who, subject, Object.keys(after ?? {})])).toEqual([
      ['shop@example.org', 'orders', ['paid_by']],
      ['shop@example.org', 'tickets', ['used_at']],
      ['shop@example.org', 'orders', ['state']],
    ]);
    expect(JSON.stringify(log)).not.toContain(code);
  });

  test('the buyer’s own link still cancels, and reports the payment to the house', async () => {
    const number = await buy(1);
    await pay(number);
    const pdf = (await event()).orders.results[0]?.pdf_url ?? '';
    const path = pdf.replace('tickets.pdf', '');
    expect((await house.site.visitor().get(pdf)).headers['content-type']).toBe('application/pdf');
    expect((await house.site.visitor().write('POST', `${path}cancel/`)).json<Order>().state).toBe('cancelled');
    expect(await house.site.db.$count(mails)).toBe(3);
  });
});
