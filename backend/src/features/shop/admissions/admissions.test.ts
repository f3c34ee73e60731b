import { randomUUID } from 'node:crypto';
import type { AdmissionsAnswer, AnswerOf, Cart, ErrorBody, Order } from '@vestibule/contracts';
import { eq, isNotNull } from 'drizzle-orm';
import { admissions, events, quotas } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { pdfText } from '../../../testing/pdf-text';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../users/testing/staff';
import { NOW } from '../cart/testing/shop';
import { orders } from '../tables';
import { orderBody } from '../orders/testing/buying';
import { admissionLine, openMuseum, TUESDAY, WEDNESDAY, type Museum } from './testing/museum';

const HOUR = 3_600_000;
/** Tuesday 11:00 in Berlin. */
const TUESDAY_AT_11 = Date.UTC(2026, 10, 24, 10, 0);

let site: TestApp;
let museum: Museum;
let visitor: Visitor;
let desk: Visitor;

const list = async (from: string, until = from, lang = 'de') =>
  (await site.visitor().get(`/${lang}/api/admissions/?from=${from}&until=${until}`)).json<AdmissionsAnswer>().results;
const timesOf = async (id: number, day: string) =>
  (await list(day)).find((one) => one.id === id)?.days[0]?.times.map(({ time, state }) => [time, state]) ?? [];
const add = async (...lines: readonly object[]) => {
  const answer = await visitor.write('POST', '/de/api/shop-cart/', { lines, idempotency_key: randomUUID() });
  return { http: answer.statusCode, ...answer.json<Partial<ErrorBody> & { readonly tickets_quantity?: number }>() };
};
const slot = (quantity: number, time = '11:00', more: object = {}) =>
  admissionLine(museum.slots, TUESDAY, quantity, { time, ...more });
const cart = async () => (await visitor.get('/de/api/shop-cart/')).json<Cart>();
async function order(): Promise<Order & { readonly path: string }> {
  const { tickets_quantity, total } = await cart();
  const body = orderBody(randomUUID(), tickets_quantity, { total });
  const { number, signature } = (await visitor.write('POST', '/de/api/orders/', body)).json<AnswerOf<'placeOrder'>>();
  const path = `/de/api/orders/${number}/${signature}/`;
  return { ...(await visitor.get(path)).json<Order>(), path };
}
const idOfDay = async (id: number, day = TUESDAY) =>
  (
    await site.db
      .select()
      .from(events)
      .where(eq(events.idJet, `admission-${id}-${day}`))
  )[0]?.id ?? 0;
const checkIn = async (code: string | undefined, event: number) =>
  (await desk.write('POST', '/api/tickets/check-in/', { code, event })).json<Partial<ErrorBody> & { order?: string }>();
/** The session of the day before has ended, and all orders are paid. */
async function openDoor(now: number): Promise<void> {
  site.setNow(now);
  await site.db.update(orders).set({ paidBy: 'cash', paidAt: new Date(now).toISOString() });
  desk = await staff(site, 'administrator');
}
const held = async () => (await site.db.select().from(quotas).where(isNotNull(quotas.id))).map((one) => one.held);

describe('admission by the day', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    museum = await openMuseum(site.db);
    visitor = site.visitor();
    desk = await staff(site, 'shop');
  });
  afterAll(() => site.close());

  test('is offered at the times at which its place is open', async () => {
    expect((await timesOf(museum.slots, TUESDAY)).map(([time]) => time)).toEqual(['10:00', '11:00', '12:00', '13:00']);
    expect(await timesOf(museum.castle, TUESDAY)).toEqual([['', 'available']]);
    const offered = (await list('2026-11-23', '2026-11-29')).find((one) => one.id === museum.slots);
    expect(offered?.days.map(({ date }) => date)).toEqual([
      TUESDAY,
      WEDNESDAY,
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(offered?.prices[3]).toMatchObject({ name: 'Familie', persons: 4 });
  });

  test('refuses a range that is no range', async () => {
    const refused = async (query: string) => (await site.visitor().get(`/de/api/admissions/?${query}`)).statusCode;
    expect(await refused('from=2026-02-31')).toBe(400);
    expect(await refused('from=2026-11-24&until=2026-11-23')).toBe(400);
    expect(await refused('from=2026-11-24&until=2027-11-23')).toBe(400);
  });

  test('ends with its slot, with the last day, and when it is taken offline', async () => {
    site.setNow(TUESDAY_AT_11);
    expect((await timesOf(museum.slots, TUESDAY)).map(([time]) => time)).toEqual(['12:00', '13:00']);
    expect(await add(slot(1, '11:00'))).toMatchObject({ http: 409, code: 'conflict', field: 'lines[0].time' });
    await site.db.update(admissions).set({ dateTo: TUESDAY });
    expect(await timesOf(museum.castle, WEDNESDAY)).toEqual([]);
    await site.db.update(admissions).set({ isOnline: false });
    expect(await add(slot(1, '12:00'))).toMatchObject({ http: 404, code: 'not_found' });
    expect(await list(TUESDAY)).toEqual([]);
  });

  test('is held, ordered, mailed, printed and put into calendars like tickets of events', async () => {
    const line = slot(2, '11:00', { quantities: [2, 1, 1], sale_type_ids: [1, 2, 3] });
    expect(await add(line)).toMatchObject({ http: 200, tickets_quantity: 4 });
    expect((await cart()).lines.map((one) => [one.event_title, one.event, one.date_start, one.time_start])).toEqual(
      Array.from({ length: 3 }, () => ['Eintritt ins Museum', null, TUESDAY, '11:00:00']),
    );
    const bought = await order();
    expect(bought).toMatchObject({ state: 'confirmed', total: '22.00', tickets_quantity: 4 });
    expect(bought.lines[0]).toMatchObject({ event: null, event_status: 'scheduled', place: 'Museum' });
    expect(bought.lines.map(({ price_name }) => price_name)).toEqual(['Vollpreis', 'Kinder', 'Begleitperson']);
    const [mail] = await site.db.select().from(mails);
    expect(mail?.text).toContain('Eintritt ins Museum');
    expect(mail?.text).toContain('11:00');
    expect(pdfText((await visitor.get(`${bought.path}tickets.pdf`)).rawPayload)).toContain('11:00');
    expect((await visitor.get(`${bought.path}tickets.ics`)).body).toContain('DTSTART:20261124T100000Z');
  });

  test('takes no places of other slots, and says when few or none are left', async () => {
    await add(slot(9));
    expect(await timesOf(museum.slots, TUESDAY)).toEqual([
      ['10:00', 'available'],
      ['11:00', 'few'],
      ['12:00', 'available'],
      ['13:00', 'available'],
    ]);
    expect(await add(slot(2))).toMatchObject({ code: 'sold_out' });
    await add(slot(1, '11:00', { sale_type_ids: [3] }));
    expect((await timesOf(museum.slots, TUESDAY))[1]).toEqual(['11:00', 'sold_out']);
  });

  test('counts all persons of a family, also when the cart changes and the order is cancelled', async () => {
    await add(slot(2, '11:00', { sale_type_ids: [4] }));
    expect(await add(slot(1, '11:00', { sale_type_ids: [4] }))).toMatchObject({ code: 'sold_out' });
    const line = (await cart()).lines[0]?.id ?? 0;
    await visitor.write('PATCH', `/de/api/shop-cart/lines/${line}/`, { quantity: 1 });
    expect(Math.max(...(await held()))).toBe(4);
    const { number } = await order();
    expect(Math.max(...(await held()))).toBe(4);
    await desk.write('POST', `/api/box-office/orders/${number}/cancel/`);
    expect(Math.max(...(await held()))).toBe(0);
  });

  test('gives the places of an expired family back', async () => {
    await add(slot(2, '11:00', { sale_type_ids: [4] }));
    site.setNow(NOW + HOUR);
    visitor = site.visitor();
    expect((await timesOf(museum.slots, TUESDAY))[1]).toEqual(['11:00', 'available']);
    expect(await add(slot(10))).toMatchObject({ http: 200 });
    expect(Math.max(...(await held()))).toBe(10);
  });

  test('follows the record: prices, capacity and hours of days that are on sale already', async () => {
    await add(slot(1));
    await site.db
      .update(admissions)
      .set({ capacity: 2, prices: [{ price_kind: 'full', price: '11.00', sale_type: 1 }] })
      .where(eq(admissions.id, museum.slots));
    expect((await timesOf(museum.slots, TUESDAY))[1]).toEqual(['11:00', 'few']);
    await add(slot(1));
    expect((await cart()).lines.map(({ price }) => price)).toEqual(['9.00', '11.00']);
    expect(await add(slot(1))).toMatchObject({ code: 'sold_out' });
    expect(await add(slot(1, '12:00', { sale_type_ids: [2] }))).toMatchObject({ http: 400, code: 'validation' });
  });

  test('is no event of the programme, and of no list of the hub', async () => {
    await add(slot(1));
    expect(await idOfDay(museum.slots)).toBeGreaterThan(0);
    const public_ = (await site.visitor().get('/de/api/events/')).json<{ count: number }>();
    const inHub = (await desk.get('/api/records/events/')).json<{ count: number }>();
    expect([public_.count, inHub.count]).toEqual([0, 0]);
    const page = await site.visitor().get(`/de/api/events/${await idOfDay(museum.slots)}/`);
    expect(page.statusCode).toBe(404);
  });

  describe('with a combined ticket', () => {
    const both = (quantity: number, time = '11:00') => admissionLine(museum.both, TUESDAY, quantity, { time });

    test('takes places of all its parts, with one ticket for each door', async () => {
      await add(both(2));
      const { lines, total, tickets_quantity } = await cart();
      expect([total, tickets_quantity]).toEqual(['28.00', 4]);
      expect(lines.map((one) => [one.event_title, one.seat_group, one.time_start, one.price])).toEqual([
        ['Eintritt ins Museum', 'Kombikarte', '11:00:00', '14.00'],
        ['Eintritt ins Schloss', 'Kombikarte', '', '0.00'],
      ]);
      const { lines: sold } = await order();
      await openDoor(TUESDAY_AT_11);
      const codes = sold.map((line) => [line.event_title, line.tickets[0]?.code] as const);
      const codeOf = (title: string) => codes.find(([name]) => name === title)?.[1];
      expect(await checkIn(codeOf('Eintritt ins Schloss'), await idOfDay(museum.castle))).toHaveProperty('order');
      expect(await checkIn(codeOf('Eintritt ins Museum'), await idOfDay(museum.slots))).toHaveProperty('order');
    });

    test('is sold out with any of its parts', async () => {
      await add(admissionLine(museum.castle, TUESDAY, 10));
      expect(await timesOf(museum.both, TUESDAY)).toContainEqual(['11:00', 'sold_out']);
      expect(await add(both(1))).toMatchObject({ code: 'sold_out' });
      expect((await timesOf(museum.slots, TUESDAY))[1]).toEqual(['11:00', 'available']);
    });

    test('changes and goes with all its parts', async () => {
      await add(both(1));
      const change = async (quantity: number) => {
        const [, second] = (await cart()).lines;
        await visitor.write('PATCH', `/de/api/shop-cart/lines/${second?.id ?? 0}/`, { quantity });
        return (await cart()).lines.map((one) => one.quantity);
      };
      expect(await change(3)).toEqual([3, 3]);
      expect((await held()).filter(Boolean)).toEqual([3, 3]);
      expect(await change(0)).toEqual([]);
      expect((await held()).filter(Boolean)).toEqual([]);
    });

    test('is reserved again once, by the lines of all its parts', async () => {
      await add(both(1));
      const again = (await cart()).lines.map(({ ticket, quantity }) => {
        const { sale_type_id = 0, ...place } = ticket ?? {};
        return { ...place, quantities: [quantity], sale_type_ids: [sale_type_id] };
      });
      visitor = site.visitor();
      expect(await add(...again)).toMatchObject({ http: 200, tickets_quantity: 2 });
      expect((await cart()).total).toBe('14.00');
      visitor = site.visitor();
      expect(await add(...again.slice(1))).toMatchObject({ http: 400, code: 'validation' });
    });
  });

  describe('at the door', () => {
    async function codes(): Promise<readonly (string | undefined)[]> {
      await add(slot(2));
      return (await order()).lines[0]?.tickets.map(({ code }) => code) ?? [];
    }

    test('admits in its slot, from a quarter of an hour before', async () => {
      const [code, other] = await codes();
      const day = await idOfDay(museum.slots);
      await openDoor(TUESDAY_AT_11 - 16 * 60_000);
      const listed = (await desk.get(`/de/api/box-office/events/${day}/door/`)).json<AnswerOf<'doorList'>>().tickets;
      expect(listed[0]).toMatchObject({
        good_from: '2026-11-24T09:45:00.000Z',
        good_until: '2026-11-24T11:00:00.000Z',
      });
      expect(await checkIn(code, day)).toMatchObject({ code: 'other_slot', details: { time_start: '11:00' } });
      site.setNow(TUESDAY_AT_11 - 15 * 60_000);
      expect(await checkIn(code, day)).toHaveProperty('order');
      site.setNow(TUESDAY_AT_11 + HOUR);
      expect(await checkIn(other, day)).toMatchObject({ code: 'other_slot' });
    });

    test('refuses another day', async () => {
      const [code] = await codes();
      await add(admissionLine(museum.slots, WEDNESDAY, 1, { time: '11:00' }));
      await openDoor(TUESDAY_AT_11);
      expect(await checkIn(code, await idOfDay(museum.slots, WEDNESDAY))).toMatchObject({ code: 'other_event' });
    });
  });

  describe('at the desk', () => {
    test('is sold with its slots and its combined tickets', async () => {
      await add(slot(1));
      const event = await idOfDay(museum.slots);
      const { seat_groups: groups, can_sell } = (await desk.get(`/de/api/box-office/events/${event}/`)).json<
        AnswerOf<'boxOfficeEvent'>
      >();
      expect([can_sell, groups.map((group) => group.seat_group)]).toEqual([true, ['', 'Kombikarte']]);
      for (const [index, total] of ['9.00', '14.00'].entries()) {
        const group = groups[index];
        const sale = {
          idempotency_key: randomUUID(),
          seat_group: group?.id,
          block_id: group?.timeslots[1]?.block_id,
          quantities: [1],
          sale_type_ids: [1],
          total,
          way: 'cash',
        };
        const answer = await desk.write('POST', `/de/api/box-office/events/${event}/orders/`, sale);
        expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
      }
      expect((await timesOf(museum.slots, TUESDAY))[1]).toEqual(['11:00', 'available']);
      expect((await held()).toSorted()).toEqual([0, 0, 0, 1, 3]);
      const { dates } = (await desk.get(`/de/api/box-office/?day=${TUESDAY}`)).json<AnswerOf<'boxOffice'>>();
      expect(dates.map(({ title, capacity, sold }) => [title, capacity, sold])).toEqual([
        ['Eintritt ins Museum', 40, 2],
        ['Eintritt ins Schloss', 10, 1],
      ]);
    });
  });
});
