import { eq } from 'drizzle-orm';
import { events, quotas } from '../../../engines/records/tables';
import { saleOf, sell } from '../box-office/testing/open-desk';
import { wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop } from '../cart/testing/shop';
import { HOUR, openPayLater, START } from '../rules/testing/pay-later';

const { house, order, read, expire, sent, setRules } = openPayLater();
const held = async () => (await house.site.db.select().from(quotas))[0]?.held;
const subjects = async () => (await sent()).map(({ subject }) => subject);

describe('terms of payment', () => {
  test('an unpaid order is reminded of once, and frees its seats when its term is over', async () => {
    await setRules({ pay_desk: true, desk_days: 2, reminder_hours: 24 });
    const { path, number } = await order(2);
    const due = NOW + 48 * HOUR;
    expect(await read(path)).toMatchObject({ owed: '24.00', pay_until: new Date(due).toISOString() });
    await expire(due - 25 * HOUR);
    expect(await subjects()).toEqual([`Ihre Tickets: Bestellung ${number}`]);
    for (const now of [due - 23 * HOUR, due - 1]) expect(await expire(now)).toEqual([]);
    expect(await subjects()).toEqual([
      `Ihre Tickets: Bestellung ${number}`,
      `Noch nicht bezahlt: Bestellung ${number}`,
    ]);
    expect(await held()).toBe(2);
    await expire(due);
    expect([(await read(path)).state, await held()]).toEqual(['cancelled', 0]);
    const last = (await sent()).at(-1);
    expect(last?.text).toContain('nicht rechtzeitig bezahlt');
    expect((await sent()).length).toBe(3);
  });

  test('nobody is reminded to pay for an event that was cancelled', async () => {
    await setRules({ pay_desk: true, desk_days: 2, reminder_hours: 24 });
    await order(1);
    await house.site.db.update(events).set({ status: 'cancelled' });
    await expire(NOW + 30 * HOUR);
    expect((await sent()).length).toBe(1);
  });

  test('the order of an event that does not take place ends for this reason', async () => {
    await setRules({ pay_desk: true, desk_days: 1 });
    for (const [change, reason] of [
      [{ status: 'cancelled' }, 'ist abgesagt'],
      [{ status: 'scheduled', isOnline: false }, 'steht nicht mehr in unserem Programm'],
    ] as const) {
      await house.site.db.update(events).set({ status: 'scheduled' });
      const { path } = await order(1);
      await house.site.db.update(events).set(change);
      await expire(NOW + 24 * HOUR);
      expect((await read(path)).state).toBe('cancelled');
      const last = (await sent()).at(-1);
      expect(last?.text).toContain(reason);
      expect(last?.text).not.toContain('nicht rechtzeitig');
    }
  });

  test.each(['desk', 'invoice'])(
    'an order by %s ends when its event begins that was moved to before',
    async (payment) => {
      await setRules({ pay_desk: true, pay_invoice: true, reminder_hours: 4 });
      const { path, number } = await order(1, { payment });
      const start = NOW + 10 * HOUR;
      await house.site.db.update(events).set({ startsAt: new Date(start).toISOString(), status: 'moved' });
      await expire(NOW);
      expect(await read(path)).toMatchObject({ state: 'confirmed', pay_until: new Date(start).toISOString() });
      await expire(start - 3 * HOUR);
      expect((await subjects()).at(-1)).toBe(`Noch nicht bezahlt: Bestellung ${number}`);
      await expire(start);
      expect([(await read(path)).state, await held()]).toEqual(['cancelled', 0]);
    },
  );

  test('an order of a timeslot ends at its time on the new day, and one that is moved to later keeps its term', async () => {
    await setRules({ pay_desk: true });
    const shop = await openShop(house.site.db, { idJet: 'VB-2', slots: [5] });
    const visitor = house.site.visitor();
    const { path } = await order(
      1,
      {},
      visitor,
      wantedLine(shop, 1, { block_id: shop.tour?.slots[0], seat_group: shop.tour?.id }),
    );
    const move = (day: string) =>
      house.site.db
        .update(events)
        .set({ localStart: `${day}T19:30`, startsAt: `${day}T18:30:00.000Z` })
        .where(eq(events.id, shop.eventId));
    await move('2026-11-24');
    await expire(NOW);
    const { pay_until } = await read(path);
    expect(pay_until).toBe('2026-11-24T09:00:00.000Z');
    await move('2026-12-24');
    await expire(NOW);
    expect((await read(path)).pay_until).toBe(pay_until);
  });

  test('an invoice whose holders were let in unpaid is still owed when its term is over', async () => {
    await setRules({ pay_invoice: true, invoice_days: 10, admit_invoice: true });
    const { path } = await order(1, { payment: 'invoice' });
    const { code } = (await read(path)).lines[0]?.tickets[0] ?? {};
    expect((await house.desk.write('POST', '/api/tickets/check-in/', { code })).statusCode).toBe(200);
    for (const now of [START + HOUR, NOW + 240 * HOUR]) expect(await expire(now)).toEqual([]);
    expect(await read(path)).toMatchObject({ state: 'confirmed', owed: '12.00', paid: false });
  });

  test('an order for the desk ends before the start, and so does one by invoice unless the door admits it', async () => {
    await setRules({ pay_desk: true, pay_invoice: true, desk_minutes: 30, invoice_days: 10 });
    const dueOf = async (payment: string) => (await read((await order(1, { payment })).path)).pay_until;
    expect(await dueOf('desk')).toBe(new Date(START - HOUR / 2).toISOString());
    expect(await dueOf('invoice')).toBe(new Date(START).toISOString());
    await setRules({ pay_invoice: true, invoice_days: 1 });
    expect(await dueOf('invoice')).toBe(new Date(NOW + 24 * HOUR).toISOString());
    await setRules({ pay_invoice: true, invoice_days: 10, admit_invoice: true });
    expect(await dueOf('invoice')).toBe(new Date(NOW + 240 * HOUR).toISOString());
  });

  test('an order that is paid, or costs nothing, stays', async () => {
    await setRules({ pay_desk: true, desk_days: 1, desk_cash: true });
    const { path, number } = await order(1);
    await house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way: 'cash' });
    await sell(house, saleOf(house, 1));
    await expire(START);
    expect((await read(path)).state).toBe('confirmed');
    expect(await held()).toBe(2);
  });
});
