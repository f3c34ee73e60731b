import { eq } from 'drizzle-orm';
import { events, seatGroups } from '../tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../../features/users/testing/staff';

interface Answer {
  readonly id: number;
  readonly version: string;
  readonly values: Readonly<Record<string, unknown>>;
}

let site: TestApp;
let programme: Visitor;
describe('copies of an event on other days', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    programme = await staff(site, 'programme');
  });
  afterAll(() => site.close());

  const EVENT = {
    key: 'orgelnacht',
    title: { de: 'Orgelnacht', cs: 'Noc varhan' },
    date_start: '2026-10-02T19:30',
    date_end: '2026-10-03T01:00',
    is_online: true,
    status: 'moved',
    moved_from: '2026-10-01',
    seat_groups: [
      {
        key: 'saal',
        name: { de: 'Saal' },
        capacity: 40,
        prices: [{ name: { de: 'Normal' }, price: '12.00', vat: 7, sale_type: 1 }],
      },
    ],
  };
  const make = async (values: object = EVENT) =>
    (await programme.write('POST', '/api/records/events/', values)).json<Answer>();
  const WEEKLY = 'FREQ=WEEKLY;BYDAY=FR;COUNT=5';
  const repeat = ({ id, version }: Answer, rule = WEEKLY, by = programme) =>
    by.write('POST', `/api/records/events/${id}/recurrence/`, { rule, exceptions: [] }, { 'if-match': `"${version}"` });
  const read = async (id: number) => (await programme.get(`/api/records/events/${id}/`)).json<Answer>();

  test('an event takes place on other days too, at the same time of day, with seats and an id of its own', async () => {
    const answer = await repeat(await make());
    expect([answer.statusCode, answer.headers['x-purge-tags']]).toEqual([200, expect.stringMatching(/^events,/)]);
    const last = answer.json<{ made: number[] }>().made.at(-1) ?? 0;
    const { values } = await read(last);
    expect(values).toMatchObject({
      key: 'orgelnacht-2026-10-30',
      title: EVENT.title,
      date_start: '2026-10-30T19:30',
      date_end: '2026-10-31T01:00',
      is_online: true,
      status: 'scheduled',
      id_jet: 'VB-orgelnacht-2026-10-30',
    });
    expect(values).not.toHaveProperty('moved_from');
    const rows = await site.db.select().from(events).where(eq(events.id, last));
    // The clocks have gone back meanwhile.
    expect(rows.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual(['2026-10-30T18:30:00.000Z']);
    expect(await site.db.$count(seatGroups, eq(seatGroups.eventId, last))).toBe(1);
  });

  test('a whole day stays one', async () => {
    const { id_jet: _, seat_groups: __, date_end: ___, ...day } = { ...EVENT, id_jet: '', date_start: '2026-10-02' };
    const { made } = (await repeat(await make(day))).json<{ made: number[] }>();
    expect((await read(made[0]!)).values['date_start']).toBe('2026-10-09');
  });

  test('all of the days or none', async () => {
    const first = await make();
    await make({ ...EVENT, key: 'orgelnacht-2026-10-16', status: 'scheduled', moved_from: null });
    const refused = await repeat(first);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'conflict', field: 'key' }]);
    expect(await site.db.$count(events)).toBe(2);
  });

  test('only roles that may make events repeat one', async () => {
    expect((await repeat(await make(), WEEKLY, await staff(site, 'editor'))).statusCode).toBe(403);
    expect(await site.db.$count(events)).toBe(1);
  });
});
