import { randomUUID } from 'node:crypto';
import type { AnswerOf, Order } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { events } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { pdfText } from '../../../testing/pdf-text';
import { staff } from '../../users/testing/staff';
import { openDesk } from '../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW } from '../cart/testing/shop';
import { orderBody } from './testing/buying';

// Statements that this file shows:
// - docs/behaviour/tickets.md#changed-events

const house = openDesk({ capacity: 10 });
const MOVED = {
  status: 'moved',
  localStart: '2026-12-20T17:00',
  localEnd: '2026-12-20T18:30',
  startsAt: '2026-12-20T16:00:00.000Z',
  endsAt: '2026-12-20T17:30:00.000Z',
  updatedAt: new Date(NOW + 60_000).toISOString(),
} as const;

describe('changed events', () => {
  beforeEach(() => change({ updatedAt: new Date(NOW - 60_000).toISOString() }));

  async function order(more: object = {}, lang = 'de'): Promise<string> {
    const visitor = house.site.visitor();
    await holdOverHttp(visitor, wantedLine(house.shop, 1));
    const placed = (await visitor.write('POST', `/${lang}/api/orders/`, orderBody(randomUUID(), 1, more))).json<
      AnswerOf<'placeOrder'>
    >();
    return `/de/api/orders/${placed.number}/${placed.signature}/`;
  }
  const change = (values: Partial<typeof events.$inferInsert>) =>
    house.site.db.update(events).set(values).where(eq(events.id, house.shop.eventId));
  const read = async (path: string) => (await house.site.visitor().get(path)).json<Order>();
  const paper = async (path: string) =>
    pdfText((await house.site.visitor().get(`${path}tickets.pdf`)).rawPayload).replaceAll('\u00a0', ' ');
  async function calendar(path: string) {
    const file = new ICAL.Component(
      ICAL.parse((await house.site.visitor().get(`${path}tickets.ics`)).body) as unknown[],
    );
    const entry = file.getFirstSubcomponent('vevent');
    const value = (name: string) => String(entry?.getFirstPropertyValue(name));
    return {
      method: String(file.getFirstPropertyValue('method')),
      status: value('status'),
      start: value('dtstart'),
      sequence: Number(value('sequence')),
      uid: value('uid'),
    };
  }
  const buyers = async () =>
    (await house.desk.get(`/api/events/${house.shop.eventId}/buyers/`)).json<AnswerOf<'eventBuyers'>>();
  const tell = (who = house.desk) => who.write('POST', `/api/events/${house.shop.eventId}/buyers/`);
  const sent = async () =>
    (await house.site.db.select().from(mails).orderBy(mails.id)).map(({ recipient, subject, text }) => ({
      recipient,
      subject,
      text,
    }));

  describe('an event that is moved after tickets were sold', () => {
    test('order page, ticket and calendar have the new time; the calendar entry a higher number', async () => {
      const path = await order();
      const before = await calendar(path);
      await change({ ...MOVED, title: { de: 'Orgelnacht im Dom' } });
      expect((await read(path)).lines[0]).toMatchObject({
        event_title: 'Orgelnacht im Dom',
        date_start: '2026-12-20T17:00:00+01:00',
        event_status: 'moved',
        sold_for: '2026-11-25T19:30:00+01:00',
      });
      expect(await paper(path)).toContain('Sonntag, 20. Dez. 2026, 17:00 Uhr');
      expect(await paper(path)).toContain('Verlegt');
      const after = await calendar(path);
      expect(after).toMatchObject({
        method: 'PUBLISH',
        status: 'CONFIRMED',
        start: '2026-12-20T16:00:00Z',
        uid: before.uid,
      });
      expect(after.sequence).toBeGreaterThan(before.sequence);
    });

    test('the cart and the order that is made later have the new time', async () => {
      const visitor = house.site.visitor();
      await holdOverHttp(visitor, wantedLine(house.shop, 1));
      await change(MOVED);
      expect((await visitor.get('/de/api/shop-cart/')).json()).toMatchObject({
        lines: [{ date_start: '2026-12-20T17:00:00+01:00' }],
      });
      await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 1));
      expect((await sent())[0]?.text).toContain('20. Dez. 2026, 17:00 Uhr');
    });
  });

  describe('an event that is cancelled after tickets were sold', () => {
    test('order page and ticket say so, and the calendar takes the entry back', async () => {
      const path = await order();
      const before = await calendar(path);
      await change({ status: 'cancelled', updatedAt: new Date(NOW + 1000).toISOString() });
      expect((await read(path)).lines[0]).toMatchObject({ event_status: 'cancelled' });
      expect(await paper(path)).toContain('Abgesagt');
      const after = await calendar(path);
      expect(after).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before.uid });
      expect(after.sequence).toBeGreaterThan(before.sequence);
    });

    test('so does the calendar of a cancelled order', async () => {
      const path = await order();
      expect((await house.site.visitor().write('POST', `${path}cancel/`)).statusCode).toBe(200);
      expect(await calendar(path)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
      expect((await house.site.visitor().get(`${path}tickets.pdf`)).statusCode).toBe(404);
    });
  });

  test('an event that is taken offline has no link on the order page, which says so', async () => {
    const path = await order();
    await change({ isOnline: false });
    expect((await read(path)).lines[0]).toMatchObject({ event_status: 'withdrawn', event: null });
  });

  describe('the notice to buyers', () => {
    test('is a mail for each order in its language, once for the same facts', async () => {
      await order({ email: 'ada@example.org' });
      await order({ email: 'bob@example.org' }, 'en');
      expect(await buyers()).toEqual({ orders: 2, tickets: 2, is_changed: false, is_told: false });
      await change(MOVED);
      expect(await buyers()).toEqual({ orders: 2, tickets: 2, is_changed: true, is_told: false });
      expect((await tell()).json()).toEqual({ mails: 2 });
      expect((await tell()).json()).toEqual({ mails: 0 });
      expect(await buyers()).toMatchObject({ is_told: true });
      const [, , ada, bob, ...more] = await sent();
      expect(more).toEqual([]);
      expect([ada?.recipient, ada?.subject]).toEqual(['ada@example.org', 'Verlegt: Orgelnacht']);
      expect([bob?.recipient, bob?.subject]).toEqual(['bob@example.org', 'Moved: Orgelnacht']);
      expect(ada?.text).toMatch(
        /Wann: Sonntag, 20\. Dez\. 2026, 17:00.Uhr[\s\S]*Bisher: Mittwoch, 25\. Nov\. 2026, 19:30.Uhr/,
      );
      await change({ status: 'cancelled' });
      expect((await tell()).json()).toEqual({ mails: 2 });
      expect((await sent()).at(-1)?.subject).toBe('Cancelled: Orgelnacht');
    });

    test('is sent by roles for the programme and for the shop, by no others', async () => {
      await order();
      await change(MOVED);
      expect((await tell(await staff(house.site, 'editor'))).statusCode).toBe(403);
      expect((await tell(house.site.visitor())).statusCode).toBe(401);
      expect((await tell(await staff(house.site, 'programme'))).json()).toEqual({ mails: 1 });
      expect((await house.desk.write('POST', '/api/events/999/buyers/')).statusCode).toBe(404);
    });

    test('does not reach who has cancelled', async () => {
      const path = await order();
      await house.site.visitor().write('POST', `${path}cancel/`);
      await change(MOVED);
      expect((await tell()).json()).toEqual({ mails: 0 });
    });
  });
});
