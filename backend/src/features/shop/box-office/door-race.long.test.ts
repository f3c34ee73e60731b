import type { AnswerOf } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/tables';
import { orders, tickets } from '../tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../users/testing/staff';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { findLockedTicket, markUsed } from '../orders/ticket-use';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';

// The control run puts other parts in their place.
jest.mock('../orders/ticket-use', () => {
  const actual = jest.requireActual<typeof import('../orders/ticket-use')>('../orders/ticket-use');
  return {
    ...actual,
    findLockedTicket: jest.fn(actual.findLockedTicket),
    markUsed: jest.fn(actual.markUsed),
  };
});

const PHONES = 6;
const GUESTS = 15;
/** Each sends the same id of its phone. */
const TABS = 3;

interface Mark {
  readonly code: string;
  readonly status: number;
  readonly usedAt: string | undefined;
  /** Instant of an admission without asking, whatever the response. */
  readonly letIn: string | undefined;
}
/** In whose place and of which ticket; each instant is one phone's own. */
const instant = (phone: number, guest: number) => new Date(NOW - 60_000 * (phone + 1) - guest).toISOString();

describeOnPostgres((connection) => {
  let site: TestApp;
  let phones: readonly Visitor[];
  /** Of one ticket each. */
  let numbers: readonly string[];
  let codes: readonly string[];
  async function open() {
    const { db } = connection;
    site = { ...(await createTestApp({ db, kind: 'postgresql', now: () => NOW })), db };
    const shop = await openShop(db, { capacity: GUESTS });
    numbers = await Promise.all(
      Array.from({ length: GUESTS }, async (_, at) => {
        await holdTickets(db, { cartToken: `cart-${at}`, lines: [lineOf(shop, 1)], now: NOW });
        return placeOrder(db, orderOf(`cart-${at}`, 1, NOW));
      }),
    );
    await db.update(orders).set({ paidAt: new Date(NOW).toISOString() });
    codes = (await db.select().from(tickets).orderBy(asc(tickets.id))).map(({ code }) => code);
    phones = await Promise.all(Array.from({ length: PHONES }, (_, at) => staff(site, 'shop', `phone-${at}`)));
  }
  afterEach(() => site.close());

  async function send(phone: number, code: string, letIn?: string): Promise<Mark> {
    const more = letIn === undefined ? {} : { used_at: letIn, already_in: true };
    const answer = await phones[phone]?.write('POST', '/api/tickets/check-in/', { code, ...more });
    const usedAt = answer?.statusCode === 200 ? answer.json<AnswerOf<'checkIn'>>().used_at : undefined;
    return { code, status: answer?.statusCode ?? 0, usedAt, letIn };
  }
  /** All phones go through all tickets at the same time, each in several tabs of its browser. */
  async function everywhere(tabs: number, act: (phone: number, code: string, guest: number) => Promise<Mark>) {
    const marks: Mark[] = [];
    const queues = Array.from({ length: PHONES * tabs }, async (_, queue) => {
      for (const [guest, code] of codes.entries()) marks.push(await act(queue % PHONES, code, guest));
    });
    await Promise.all(queues);
    return marks;
  }
  const noted = async (ticketId: number) =>
    (await connection.db.select().from(auditLog).where(eq(auditLog.subject, 'tickets')))
      .filter(({ subjectId }) => subjectId === String(ticketId))
      .map(({ after }) => after ?? {});

  /** Faults in the results of these marks, in words. */
  async function faultsOf(marks: readonly Mark[]): Promise<string[]> {
    const rows = await connection.db.select().from(tickets).orderBy(asc(tickets.id));
    const faults = marks.flatMap(({ status }) => ([200, 409].includes(status) ? [] : [`answered ${status}`]));
    for (const { id, code, usedAt } of rows) {
      const own = marks.filter((mark) => mark.code === code);
      const opened = own.filter(({ status }) => status === 200);
      // A door that says the same again hears the same again; nobody else is let in.
      const doors = new Set(opened.map(({ usedAt, letIn }) => (letIn === undefined ? {} : usedAt)));
      if (doors.size > 1) faults.push(`${doors.size} doors were opened by ticket ${id}`);
      if (opened.some((mark) => mark.usedAt !== usedAt)) faults.push(`ticket ${id} was not used at the reported time`);
      const kept = await noted(id);
      const uses = kept.flatMap(({ used_at }) => (typeof used_at === 'string' ? used_at : []));
      if (uses.join() !== (usedAt ?? '')) faults.push(`ticket ${id} is noted as used at ${uses.join()}`);
      const again = kept.flatMap(({ let_in_again_at: at }) => (typeof at === 'string' ? at : [])).sort();
      const wanted = [...new Set(own.flatMap(({ letIn }) => (letIn === usedAt ? [] : (letIn ?? []))))].sort();
      if (again.join() !== wanted.join()) faults.push(`of ticket ${id} ${again.length} of ${wanted.length} are noted`);
    }
    return faults;
  }

  test('all doors read all tickets at the same time, and each ticket opens one', async () => {
    await open();
    const marks = await everywhere(1, (phone, code) => send(phone, code));
    expect(await faultsOf(marks)).toEqual([]);
    expect(marks.filter(({ status }) => status === 200)).toHaveLength(GUESTS);
  });

  test('admissions of doors without network, sent repeatedly, are stored once each, beside doors that ask', async () => {
    await open();
    const [alone, asking] = await Promise.all([
      everywhere(TABS, (phone, code, guest) => send(phone, code, instant(phone, guest))),
      everywhere(1, (phone, code) => send(phone, code)),
    ]);
    const marks = [...alone, ...asking];
    expect(await faultsOf(marks)).toEqual([]);
    expect(new Set(marks.filter(({ status }) => status === 200).map(({ code }) => code)).size).toBe(GUESTS);
  });

  test('a ticket that is given back meanwhile opens no door, and who was let in with it is noted', async () => {
    await open();
    const cancel = async (number: string) =>
      (await phones[0]?.write('POST', `/api/box-office/orders/${number}/cancel/`))?.statusCode;
    // From the other end: some are given back before somebody comes, and some after that.
    const cancelled = Promise.all([...numbers].reverse().map(cancel));
    const marks = await everywhere(1, (phone, code, guest) =>
      send(phone, code, phone < 3 ? undefined : instant(phone, guest)),
    );
    expect(await faultsOf(marks)).toEqual([]);
    const given = (await cancelled).filter((status) => status === 200).length;
    const states = await connection.db.select({ state: orders.state }).from(orders);
    expect(states.filter(({ state }) => state === 'cancelled')).toHaveLength(given);
    const opened = new Set(marks.filter(({ status }) => status === 200).map(({ code }) => code));
    expect(opened.size).toBe(GUESTS - given);
  });

  test('control: without lock and condition a ticket opens several doors', async () => {
    await open();
    const { db } = connection;
    const { findLockedTicket: actual } =
      jest.requireActual<typeof import('../orders/ticket-use')>('../orders/ticket-use');
    // Outside of the transaction a lock ends with its statement.
    jest.mocked(findLockedTicket).mockImplementation((_, code) => actual(db, code));
    jest.mocked(markUsed).mockImplementation(async (tx, ticket, at) => {
      if (ticket.usedAt !== null) return false;
      await tx.update(tickets).set({ usedAt: at }).where(eq(tickets.id, ticket.id));
      return true;
    });
    const marks = await everywhere(1, (phone, code) => send(phone, code));
    expect(await faultsOf(marks)).toContainEqual(expect.stringMatching(/doors were opened by ticket/));
  });
});
