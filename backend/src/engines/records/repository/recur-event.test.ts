import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { carts, holds } from '../../../features/shop/tables';
import { staff } from '../../../features/users/testing/staff';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { events, prices, seatGroups } from '../tables';

type Saved = AnswerOf<'record'>;
type Recurrence = AnswerOf<'recurrence'>;

let site: TestApp;
let programme: Visitor;
describe('recurrence of an event', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    programme = await staff(site, 'programme');
  });
  afterAll(() => site.close());

  const EVENT = {
    key: 'orgel',
    title: { de: 'Orgel' },
    date_start: '2026-10-09T19:30',
    date_end: '2026-10-09T21:00',
    is_online: true,
    seat_groups: [
      {
        key: 'saal',
        name: { de: 'Saal' },
        capacity: 40,
        prices: [{ name: { de: 'Normal' }, price: '12.00', vat: 7, sale_type: 1 }],
      },
    ],
  };
  const FRIDAYS = 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261030';
  const make = async () => (await programme.write('POST', '/api/records/events/', EVENT)).json<Saved>();
  const path = (id: number) => `/api/records/events/${id}/recurrence/`;
  const read = async (id: number) => (await programme.get(`/api/records/events/${id}/`)).json<Saved>();
  const write = async (method: 'POST' | 'PATCH', id: number, body: object) =>
    programme.write(method, path(id), body, { 'if-match': `"${(await read(id)).version}"` });
  const setRule = async (id: number, rule: string, exceptions: readonly string[] = [], scope?: 'following' | 'all') => {
    const answer = await write('POST', id, { rule, exceptions, scope });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    return answer.json<AnswerOf<'setRecurrence'>>();
  };
  const state = async (id: number) => (await programme.get(path(id))).json<Recurrence>();
  const daysOf = async (id: number) => (await state(id)).occurrences.map(({ day }) => day);
  const startsOf = async (id: number) =>
    Promise.all((await state(id)).occurrences.map(async (one) => (await read(one.id)).values['date_start']));
  const onDay = async (id: number, day: string) =>
    (await state(id)).occurrences.find((one) => one.day === day)?.id ?? 0;

  /** A visitor holds a ticket of the event. */
  async function hold(event: number) {
    const [group] = await site.db.select().from(seatGroups).where(eq(seatGroups.eventId, event));
    const [price] = await site.db
      .select()
      .from(prices)
      .where(eq(prices.seatGroupId, group?.id ?? 0));
    const [cart] = await site.db
      .insert(carts)
      .values({ token: `cart ${event}` })
      .returning();
    await site.db.insert(holds).values({
      cartId: cart?.id ?? 0,
      quotaId: group?.quotaId ?? 0,
      priceId: price?.id ?? 0,
      seatGroupId: group?.id ?? 0,
      quantity: 1,
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
  }

  test('a rule makes its dates at the same time of day, over the change of clocks, without the exceptions', async () => {
    const { id } = await make();
    const { made, removed, kept } = await setRule(id, FRIDAYS, ['2026-10-16']);
    expect([made.length, removed, kept]).toEqual([2, [], []]);
    expect(await state(id)).toMatchObject({ rule: FRIDAYS, start: '2026-10-09', exceptions: ['2026-10-16'] });
    expect((await read(id)).values['recurrence']).toBe(`UID:orgel DTSTART:20261009 RRULE:${FRIDAYS} EXDATE:20261016`);
    expect(await startsOf(id)).toEqual(['2026-10-09T19:30', '2026-10-23T19:30', '2026-10-30T19:30']);
    const rows = await site.db.select().from(events).orderBy(events.startsAt);
    expect(rows.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16))).toEqual([
      '17:30',
      '17:30',
      '18:30',
    ]);
    expect(await site.db.$count(seatGroups)).toBe(3);
  });

  test('the end moves, an exception is added, and one is taken back: dates that stay are the same events', async () => {
    const { id } = await make();
    await setRule(id, FRIDAYS);
    const second = await onDay(id, '2026-10-16');
    const longer = await setRule(second, 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261106', ['2026-10-30']);
    expect([longer.made.length, longer.removed.length]).toEqual([1, 1]);
    expect(await daysOf(id)).toEqual(['2026-10-09', '2026-10-16', '2026-10-23', '2026-11-06']);
    expect(await onDay(id, '2026-10-16')).toBe(second);
    await setRule(id, 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261106');
    expect(await daysOf(id)).toHaveLength(5);
  });

  test('a date with sold tickets stays where the rule has it no more, outside of it', async () => {
    const { id } = await make();
    await setRule(id, FRIDAYS);
    const sold = await onDay(id, '2026-10-30');
    await hold(sold);
    expect((await state(id)).occurrences.at(-1)).toMatchObject({ id: sold, sold: true });
    const { removed, kept } = await setRule(id, 'FREQ=WEEKLY;BYDAY=FR;COUNT=2');
    expect([removed.length, kept]).toEqual([1, [sold]]);
    expect(await daysOf(id)).toEqual(['2026-10-09', '2026-10-16']);
    expect((await read(sold)).values).not.toHaveProperty('recurrence');
  });

  describe('from a date on', () => {
    test('a longer rule: the dates are the same events, in two recurrences', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS, ['2026-10-16']);
      const third = await onDay(id, '2026-10-23');
      const last = await onDay(id, '2026-10-30');
      const done = await setRule(
        third,
        'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261113',
        ['2026-10-16', '2026-11-06'],
        'following',
      );
      expect([done.made.length, done.removed, done.kept]).toEqual([1, [], []]);
      expect(await state(id)).toMatchObject({
        rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261022',
        exceptions: ['2026-10-16'],
        occurrences: [{ day: '2026-10-09' }],
      });
      expect(await state(third)).toMatchObject({ start: '2026-10-23', exceptions: ['2026-11-06'] });
      expect(await daysOf(third)).toEqual(['2026-10-23', '2026-10-30', '2026-11-13']);
      expect(await onDay(third, '2026-10-30')).toBe(last);
      // Its own rule can be changed again, for all of its dates.
      expect((await setRule(last, 'FREQ=WEEKLY;BYDAY=FR;COUNT=3')).made).toHaveLength(1);
      expect(await daysOf(third)).toEqual(['2026-10-23', '2026-10-30', '2026-11-06']);
      expect(await daysOf(id)).toEqual(['2026-10-09']);
    });

    test('another weekday: the event has moved, the others follow, sold ones stay on their day', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      const second = await onDay(id, '2026-10-16');
      const sold = await onDay(id, '2026-10-30');
      await hold(sold);
      const { version } = await read(second);
      const saturday = { date_start: '2026-10-17T19:30', date_end: '2026-10-17T21:00' };
      await programme.write('PATCH', `/api/records/events/${second}/`, saturday, { 'if-match': `"${version}"` });
      const done = await setRule(second, 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261031', [], 'following');
      expect([done.made.length, done.removed.length, done.kept]).toEqual([2, 1, [sold]]);
      expect(await daysOf(second)).toEqual(['2026-10-17', '2026-10-24', '2026-10-31']);
      expect(await daysOf(id)).toEqual(['2026-10-09']);
      expect((await read(sold)).values).not.toHaveProperty('recurrence');
    });

    test('an event that has moved to the day of a later date takes its place', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      const second = await onDay(id, '2026-10-16');
      const { version } = await read(second);
      const later = { date_start: '2026-10-23T20:30', date_end: '2026-10-23T22:00' };
      await programme.write('PATCH', `/api/records/events/${second}/`, later, { 'if-match': `"${version}"` });
      const done = await setRule(second, 'FREQ=WEEKLY;BYDAY=FR;COUNT=2', [], 'following');
      expect([done.made, done.removed.length]).toEqual([[], 1]);
      expect(await startsOf(second)).toEqual(['2026-10-23T20:30', '2026-10-30T19:30']);
    });

    test('no rule: the dates before keep theirs', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      const third = await onDay(id, '2026-10-23');
      expect((await setRule(third, '', [], 'following')).kept).toHaveLength(2);
      expect(await daysOf(id)).toEqual(['2026-10-09', '2026-10-16']);
      expect((await read(third)).values).not.toHaveProperty('recurrence');
    });

    test('from the first date on is all of it', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      await setRule(id, 'FREQ=WEEKLY;BYDAY=FR;COUNT=2', [], 'following');
      expect(await daysOf(id)).toEqual(['2026-10-09', '2026-10-16']);
      expect((await read(id)).values['recurrence']).toBe(
        'UID:orgel DTSTART:20261009 RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2',
      );
    });
  });

  test('without a rule its dates stay as events of their own', async () => {
    const { id } = await make();
    await setRule(id, FRIDAYS);
    await setRule(id, '');
    expect([await daysOf(id), await site.db.$count(events)]).toEqual([['2026-10-09'], 4]);
  });

  test('a date that has moved is still the one of its day', async () => {
    const { id } = await make();
    await setRule(id, FRIDAYS);
    const moved = await onDay(id, '2026-10-16');
    const { version } = await read(moved);
    const elsewhere = { date_start: '2026-10-17T19:30', date_end: '2026-10-17T21:00' };
    await programme.write('PATCH', `/api/records/events/${moved}/`, elsewhere, { 'if-match': `"${version}"` });
    expect((await setRule(id, FRIDAYS)).made).toEqual([]);
    expect(await daysOf(id)).toEqual(['2026-10-09', '2026-10-17', '2026-10-23', '2026-10-30']);
  });

  test.each([
    ['FREQ=YEARLY;COUNT=2', 'rule'],
    ['FREQ=WEEKLY;BYDAY=FR', 'rule'],
    ['FREQ=DAILY;COUNT=400', 'rule'],
  ])('%s is refused, and nothing is made', async (rule, field) => {
    const { id } = await make();
    const answer = await write('POST', id, { rule, exceptions: [] });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field }]);
    expect(await site.db.$count(events)).toBe(1);
  });

  describe('a change of more dates', () => {
    const change = async (id: number, body: object) => {
      const answer = await write('PATCH', id, body);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
      return answer.json<AnswerOf<'changeOccurrences'>>();
    };
    const titles = async (id: number) =>
      Promise.all((await state(id)).occurrences.map(async (one) => (await read(one.id)).values['title']));
    const TITLE = { de: 'Orgelnacht' };

    test.each([
      ['following', [{ de: 'Orgel' }, TITLE, TITLE, TITLE]],
      ['all', [TITLE, TITLE, TITLE, TITLE]],
    ])('%s: the fields of each', async (scope, expected) => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      await change(await onDay(id, '2026-10-16'), { scope, changes: { title: TITLE } });
      expect(await titles(id)).toEqual(expected);
    });

    test('a new time of day is that of each, on its own day, but of sold dates unless the editor says so', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      const sold = await onDay(id, '2026-10-23');
      await hold(sold);
      const changes = { date_start: '2026-10-09T20:00', date_end: '2026-10-10T01:00' };
      expect((await change(id, { scope: 'all', changes })).kept).toEqual([sold]);
      expect(await startsOf(id)).toEqual([
        '2026-10-09T20:00',
        '2026-10-16T20:00',
        '2026-10-23T19:30',
        '2026-10-30T20:00',
      ]);
      expect((await read(await onDay(id, '2026-10-30'))).values['date_end']).toBe('2026-10-31T01:00');
      const again = { date_start: '2026-10-09T20:30' };
      expect((await change(id, { scope: 'all', changes: again, moves_sold: true })).kept).toEqual([]);
      expect((await read(sold)).values['date_start']).toBe('2026-10-23T20:30');
    });

    test('another day is refused, as days follow the rule, and so is an older version', async () => {
      const { id, version } = await make();
      await setRule(id, FRIDAYS);
      const moved = await write('PATCH', id, { scope: 'all', changes: { date_start: '2026-10-10T19:30' } });
      expect([moved.statusCode, moved.json()]).toMatchObject([400, { field: 'date_start' }]);
      const body = { scope: 'all', changes: { title: TITLE } };
      expect((await programme.write('PATCH', path(id), body, { 'if-match': `"${version}"` })).statusCode).toBe(412);
      expect(await titles(id)).toEqual(Array(4).fill({ de: 'Orgel' }));
    });

    test('one that a date refuses changes none', async () => {
      const { id } = await make();
      await setRule(id, FRIDAYS);
      const answer = await write('PATCH', id, { scope: 'all', changes: { title: TITLE, room: 'Gibt es nicht' } });
      expect(answer.statusCode).toBe(400);
      expect(await titles(id)).toEqual(Array(4).fill({ de: 'Orgel' }));
    });
  });
});
