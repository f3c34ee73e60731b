import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { events } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop } from '../cart/testing/shop';
import { orderBody } from './testing/buying';
import type { Order } from '@vestibule/contracts';

let site: TestApp;
let path: string;
describe('files', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    const shop = await openShop(site.db, { capacity: 8, slots: [4] });
    await site.db.update(events).set({ title: { de: 'Příliš žluťoučký kůň & Söhne' } });
    const visitor = site.visitor({ 'x-forwarded-host': 'www.example.org' });
    await holdOverHttp(
      visitor,
      wantedLine(shop, 2, { seat_group: shop.hall.id, quantities: [1, 1], sale_type_ids: [1, 2] }),
      wantedLine(shop, 2, { seat_group: shop.tour?.id, block_id: shop.tour?.slots[0] }),
    );
    const placed = (
      await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 4, { total: '42.50' }))
    ).json<{
      number: string;
      signature: string;
    }>();
    path = `/de/api/orders/${placed.number}/${placed.signature}/`;
  });

  test('the calendar has an entry for each visit, whatever its prices, at its own time: a timeslot’s is not the event’s', async () => {
    const answer = await site.visitor().get(`${path}tickets.ics`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(answer.body).toMatch(/END:VCALENDAR\r\n$/);
    const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
    const entries = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(entries.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['Příliš žluťoučký kůň & Söhne', '2026-11-25T09:00:00Z'],
      ['Příliš žluťoučký kůň & Söhne', '2026-11-25T18:30:00Z'],
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
    expect(entries[1]?.description).toMatch(/^1 × Saal, Normal\n1 × Saal, Schüler \(/);
  });

  test('the PDF has a page for each ticket, with letters that no western face has', async () => {
    const answer = await site.visitor().get(`${path}tickets.pdf`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/filename="tickets-[\w-]{9}\.pdf"/);
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+WorkSans/);
  });

  test('a ticket opens the door once, of two doors one; staff alone may ask', async () => {
    const order = (await site.visitor().get(path)).json<Order>();
    const code = order.lines[0]?.tickets[0]?.code ?? '';
    expect((await site.visitor().write('POST', '/api/tickets/check-in/', { code })).statusCode).toBe(401);
    await addEditor(site.db, 'shop');
    const staff = site.visitor();
    await staff.login(EDITOR.email, EDITOR.password);
    await staff.write('POST', `/api/box-office/orders/${order.number}/payment/`, { way: 'cash' });
    const check = (given: string) => staff.write('POST', '/api/tickets/check-in/', { code: given });
    const answers = await Promise.all([check(code), check(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      name: 'Jiří Dvořák',
      event_title: 'Příliš žluťoučký kůň & Söhne',
    });
    expect((await check('no such code')).statusCode).toBe(404);
    expect((await site.visitor().get(path)).json<Order>()).toMatchObject({ can_cancel: false });
    expect((await site.visitor().write('POST', `${path}cancel/`)).statusCode).toBe(409);
    expect(await site.db.$count(mails)).toBe(1);
  });

  test('a ticket that was given back opens no door', async () => {
    const order = (await site.visitor().get(path)).json<Order>();
    await site.visitor().write('POST', `${path}cancel/`);
    await addEditor(site.db, 'shop');
    const staff = site.visitor();
    await staff.login(EDITOR.email, EDITOR.password);
    const code = order.lines[0]?.tickets[0]?.code ?? '';
    const answer = await staff.write('POST', '/api/tickets/check-in/', { code });
    expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining({ field: 'code' })]);
  });
});
