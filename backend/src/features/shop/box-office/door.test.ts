import { createHash } from 'node:crypto';
import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import { tickets } from '../tables';
import { staff } from '../../users/testing/staff';
import { NOW, openShop } from '../cart/testing/shop';
import { openDesk, saleOf, sell } from './testing/open-desk';

const house = openDesk({ capacity: 10 });

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const iso = (at: number) => new Date(at).toISOString();
const address = (id = house.shop.eventId) => `/de/api/box-office/events/${id}/door/`;
const list = async () => (await house.desk.get(address())).json<AnswerOf<'doorList'>>();
const checkIn = (code: string, more: object = {}) =>
  house.desk.write('POST', '/api/tickets/check-in/', { code, event: house.shop.eventId, ...more });
/** Sells tickets; returns the codes of all sold so far, and the number of the order. */
async function sold(quantity: number): Promise<{ readonly codes: readonly string[]; readonly number: string }> {
  const answer = await sell(house, saleOf(house, quantity, { name: 'Ada Nová' }));
  const rows = await house.site.db.select().from(tickets).orderBy(tickets.id);
  return { codes: rows.map(({ code }) => code), number: answer.json<{ number: string }>().number };
}
/** Admission of the tickets with this code, and their notes, the oldest first. */
const usedAt = async (code: string) =>
  (await house.site.db.select().from(tickets).where(eq(tickets.code, code)))[0]?.usedAt;
const noted = async () =>
  (await house.site.db.select().from(auditLog).where(eq(auditLog.subject, 'tickets')).orderBy(auditLog.id)).map(
    ({ after }) => after,
  );

describe('box office: door', () => {
  test('the list has the fields of each ticket of the date that a door needs, by the hash of its code', async () => {
    await openShop(house.site.db, { idJet: 'VB-2' });
    const { codes } = await sold(2);
    const [first = '', second = ''] = codes;
    expect((await checkIn(first)).statusCode).toBe(200);
    const answer = await house.desk.get(address());
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const code of codes) expect(answer.body).not.toContain(code);
    const ticket = { name: 'Ada Nová', seat_group: 'Saal', price_name: 'Normal', time_start: '', seat: null };
    expect(answer.json()).toEqual({
      event: house.shop.eventId,
      title: 'Orgelnacht',
      date_start: expect.stringMatching(/^2026-11-25T/) as string,
      ends_at: expect.stringMatching(/Z$/) as string,
      status: 'scheduled',
      ways: ['cash', 'card', 'transfer'],
      now: iso(NOW),
      tickets: [
        { ...ticket, hash: hashOf(first), used_at: iso(NOW), given_back: false, owed: '', may_owe: false },
        { ...ticket, hash: hashOf(second), used_at: null, given_back: false, owed: '', may_owe: false },
      ],
    });
  });

  test('a ticket that was given back stays in the list, as one', async () => {
    const { number } = await sold(1);
    expect((await house.desk.write('POST', `/api/box-office/orders/${number}/cancel/`)).statusCode).toBe(200);
    expect((await list()).tickets).toMatchObject([{ given_back: true, used_at: null }]);
  });

  test('only the shop’s staff get it, and only of an existing date', async () => {
    expect((await house.site.visitor().get(address())).statusCode).toBe(401);
    expect((await (await staff(house.site, 'editor')).get(address())).statusCode).toBe(403);
    expect((await house.desk.get(address(house.shop.eventId + 1))).statusCode).toBe(404);
  });

  test('a door says when somebody came, and may say it again', async () => {
    const [code = ''] = (await sold(1)).codes;
    const used_at = iso(NOW - 3_600_000);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await checkIn(code, { used_at, already_in: true });
      expect([answer.statusCode, answer.json<AnswerOf<'checkIn'>>().used_at]).toEqual([200, used_at]);
    }
    expect(await usedAt(code)).toBe(used_at);
    expect(await noted()).toEqual([{ used_at }]);
  });

  test.each([
    ['to come', 1],
    ['of longer ago than a day', -24 * 3_600_000 - 1],
  ])('an instant %s is not believed', async (_, offset) => {
    const [code = ''] = (await sold(1)).codes;
    const answer = await checkIn(code, { used_at: iso(NOW + offset) });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ field: 'used_at' })]);
    expect((await checkIn(code, { used_at: 'soon' })).json()).toMatchObject({ code: 'validation', field: 'used_at' });
    expect(await usedAt(code)).toBeNull();
  });

  test('an admission by two doors is noted once, with both instants, and the first one stays', async () => {
    const [code = ''] = (await sold(1)).codes;
    const [first, second] = [iso(NOW - 2000), iso(NOW - 1000)];
    await checkIn(code, { used_at: second });
    for (let sent = 0; sent < 2; sent += 1)
      expect((await checkIn(code, { used_at: first, already_in: true })).json()).toMatchObject({
        code: 'ticket_used',
        field: 'code',
      });
    expect(await usedAt(code)).toBe(second);
    expect(await noted()).toEqual([{ used_at: second }, { let_in_again_at: first }]);
    // The ticket refused at the first door is not checked in.
    expect((await checkIn(code, { used_at: iso(NOW - 500) })).statusCode).toBe(409);
    expect(await noted()).toHaveLength(2);
  });
});
