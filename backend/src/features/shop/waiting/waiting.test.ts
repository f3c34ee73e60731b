import type { AnswerOf, EventDetail } from '@vestibule/contracts';
import { events, quotas } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { waiting } from '../tables';
import { BY_GATEWAY } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW } from '../cart/testing/shop';
import { ADA, BEA, openWaitingHouse, refused } from './testing/waiting-house';

const { house, sell, cancel, join, placeOf, read, answer, look, sent, held, states } = openWaitingHouse();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CYD = 'cyd@example.org';

const event = async () => (await house.site.visitor().get(`/de/api/events/${house.shop.eventId}/`)).json<EventDetail>();

describe('a waiting visitor', () => {
  test('waits for a date that is sold out, and is notified once', async () => {
    await sell(3);
    expect((await event()).waitable).toBe(false);
    expect(await join(ADA, 2)).toEqual(refused({ '': 'conflict' }));
    await sell(1);
    expect(await event()).toMatchObject({ waitable: true, bookable: false });
    expect(await join(' Ada@Example.org ', 2)).toEqual({ done: true });
    expect(await join(ADA, 1)).toEqual({ done: true });
    expect(await sent()).toEqual([[ADA, 'Sie stehen auf der Warteliste: Orgelnacht']]);
    expect(await read(ADA)).toMatchObject({ event_title: 'Orgelnacht', quantity: 1, state: 'waiting', offer: null });
    const [mail] = await house.site.db.select().from(mails);
    expect(mail?.text).toContain(
      `https://www.example.org${(await placeOf(ADA)).replace('/api/', '/webshop/')}`.slice(0, -1),
    );
  });

  test('reads it in their language', async () => {
    await sell(4);
    await join(ADA, 1, 'en');
    await join(BEA, 1, 'cs');
    expect((await sent()).map(([, subject]) => subject)).toEqual([
      'You are on the waiting list: Orgelnacht',
      'Jste na čekací listině: Orgelnacht',
    ]);
  });

  test.each([
    ['ada', 1, 'email'],
    [ADA, 0, 'quantity'],
    [ADA, 11, 'quantity'],
    // More than the date has at all.
    [ADA, 5, 'quantity'],
    [ADA, 'x', 'quantity'],
  ])('says what is wrong: %s, %s', async (email, quantity, field) => {
    await sell(4);
    expect(await join(email, quantity)).toEqual(refused({ [field]: 'validation' }));
    expect(await house.site.db.$count(waiting)).toBe(0);
  });

  test('joins from one address so often in an hour', async () => {
    const visitor = house.site.visitor(BY_GATEWAY);
    const url = `/de/api/events/${house.shop.eventId}/waiting/`;
    const post = () => visitor.send({ method: 'POST', url, payload: { posted: '' } });
    const answers = [];
    for (let time = 0; time < 21; time += 1) answers.push((await post()).statusCode);
    expect([...new Set(answers.slice(0, 20)), answers[20]]).toEqual([200, 429]);
  });

  test('cannot wait for a date that is cancelled, or begins within an hour, and is removed when it is over', async () => {
    await sell(4);
    await join(ADA, 1);
    const [row] = await house.site.db.select().from(events);
    house.site.setNow(Date.parse(row?.startsAt ?? '') - HOUR);
    expect(await join(BEA, 1)).toEqual(refused({ '': 'conflict' }));
    await look(Date.parse(row?.endsAt ?? '') - 1);
    expect(await states()).toEqual({ [ADA]: 'waiting' });
    await look(Date.parse(row?.endsAt ?? ''));
    expect(await states()).toEqual({});
    house.site.setNow(NOW);
    await house.site.db.update(events).set({ status: 'cancelled' });
    expect(await join(BEA, 1)).toEqual(refused({ '': 'conflict' }));
  });
});

describe('a freed ticket', () => {
  test('is held for the first whose tickets are all free, and for nobody else', async () => {
    const [first] = [await sell(2), await sell(2)];
    await join(ADA, 3);
    await join(BEA, 2);
    await join(CYD, 2);
    await cancel(first);
    expect(await states()).toEqual({ [ADA]: 'waiting', [BEA]: 'offered', [CYD]: 'waiting' });
    expect((await sent()).at(-1)).toEqual([BEA, 'Tickets frei geworden: Orgelnacht']);
    expect([await held(), (await event()).availability]).toEqual([4, 'sold_out']);
    await expect(holdOverHttp(house.site.visitor(), wantedLine(house.shop, 1))).rejects.toThrow('sold_out');
    const [mail] = (await house.site.db.select().from(mails).orderBy(mails.id)).slice(-1);
    expect(mail?.text).toContain('Tickets: 2 × Saal');
    expect(mail?.text).toContain('bis 24. Nov. 2026, 00:00 Uhr');
  });

  test('is shown to the desk with all who wait', async () => {
    const number = await sell(4);
    await join(ADA, 4);
    await join(BEA, 1);
    await cancel(number);
    const desk = await house.desk.get(`/de/api/box-office/events/${house.shop.eventId}/`);
    expect(desk.json<AnswerOf<'boxOfficeEvent'>>().waiting).toMatchObject([
      { email: ADA, quantity: 4, state: 'offered', offered_until: '2026-11-23T23:00:00.000Z' },
      { email: BEA, quantity: 1, state: 'waiting', offered_until: null },
    ]);
  });

  test('of an expired cart goes to the waiting list, not to another visitor at that moment', async () => {
    await sell(3);
    await holdOverHttp(house.site.visitor(), wantedLine(house.shop, 1));
    await join(ADA, 1);
    house.site.setNow(NOW + 15 * MINUTE);
    await expect(holdOverHttp(house.site.visitor(), wantedLine(house.shop, 1))).rejects.toThrow('sold_out');
    expect(await look(NOW + 15 * MINUTE)).toEqual([house.shop.eventId]);
    expect([await states(), await held()]).toEqual([{ [ADA]: 'offered' }, 4]);
  });

  test('because there are more seats is offered too', async () => {
    await sell(4);
    await join(ADA, 2);
    await house.site.db.update(quotas).set({ capacity: 6 });
    await look(NOW);
    expect([await states(), await held()]).toEqual([{ [ADA]: 'offered' }, 6]);
  });

  test('goes to the next when it was not taken in time; a visitor who comes back waits again', async () => {
    const number = await sell(4);
    await join(ADA, 4);
    await join(BEA, 4);
    await cancel(number);
    const end = NOW + 12 * HOUR;
    await look(end - 1);
    expect(await states()).toEqual({ [ADA]: 'offered', [BEA]: 'waiting' });
    house.site.setNow(end);
    expect(await read(ADA)).toMatchObject({ state: 'over', offer: null });
    expect((await answer(ADA, { 'tickets-1': 4 })).json()).toEqual(refused({ '': 'no_reservation' }));
    await look(end);
    expect([await states(), await held()]).toEqual([{ [ADA]: 'over', [BEA]: 'offered' }, 4]);
    await join(ADA, 1);
    expect(await states()).toEqual({ [ADA]: 'waiting', [BEA]: 'offered' });
  });

  test('is held for half of the time that is left at most', async () => {
    const number = await sell(4);
    await join(ADA, 4);
    const [row] = await house.site.db.select().from(events);
    const startsAt = Date.parse(row?.startsAt ?? '');
    house.site.setNow(startsAt - 4 * HOUR);
    house.desk = await staff(house.site, 'administrator');
    await cancel(number);
    expect((await read(ADA)).offered_until).toBe(new Date(startsAt - 2 * HOUR).toISOString());
  });
});
