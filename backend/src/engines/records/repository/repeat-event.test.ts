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
const repeat = ({ id, version }: Answer, days: readonly string[], by = programme) =>
  by.write('POST', `/api/records/events/${id}/repeat/`, { days }, { 'if-match': `"${version}"` });
const read = async (id: number) => (await programme.get(`/api/records/events/${id}/`)).json<Answer>();

test('an event takes place on other days too, at the same time of day, with seats and an id of its own', async () => {
  const first = await make();
  const answer = await repeat(first, ['2026-10-24', '2026-10-31']);
  expect([answer.statusCode, answer.headers['x-purge-tags']]).toEqual([201, expect.stringMatching(/^events,/)]);
  const { ids } = answer.json<{ ids: number[] }>();
  const [, winter] = await Promise.all(ids.map(read));
  expect(winter?.values).toMatchObject({
    key: 'orgelnacht-2026-10-31',
    title: EVENT.title,
    date_start: '2026-10-31T19:30',
    date_end: '2026-11-01T01:00',
    is_online: true,
    status: 'scheduled',
    id_jet: 'VB-orgelnacht-2026-10-31',
  });
  expect(winter?.values).not.toHaveProperty('moved_from');
  const rows = await site.db.select().from(events).where(eq(events.id, ids[1]!));
  // The clocks have gone back meanwhile.
  expect(rows.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual(['2026-10-31T18:30:00.000Z']);
  expect(await site.db.$count(seatGroups, eq(seatGroups.eventId, ids[1]!))).toBe(1);
});

test('a whole day stays one', async () => {
  const { id_jet: _, seat_groups: __, date_end: ___, ...day } = { ...EVENT, id_jet: '', date_start: '2026-10-02' };
  const { ids } = (await repeat(await make(day), ['2026-10-09'])).json<{ ids: number[] }>();
  expect((await read(ids[0]!)).values['date_start']).toBe('2026-10-09');
});

test('all of the days or none', async () => {
  const first = await make();
  const bad = await repeat(first, ['2026-10-09', '2026-02-30']);
  expect([bad.statusCode, bad.json()]).toMatchObject([400, { code: 'validation', field: 'days[1]' }]);
  expect((await repeat(first, ['2026-10-09'])).statusCode).toBe(201);
  const again = await repeat(first, ['2026-10-16', '2026-10-09']);
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'conflict', field: 'key' }]);
  expect(await site.db.$count(events)).toBe(2);
});

test.each([
  [[], 'days'],
  [['2026-10-09', '2026-10-09'], 'days'],
  [['next Friday'], 'days[0]'],
  [Array.from({ length: 54 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`), 'days'],
])('an invalid list of days is refused: %j', async (days, field) => {
  const answer = await repeat(await make(), days);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field }]);
});

test('an older version is not repeated, and only roles that may make events repeat one', async () => {
  const first = await make();
  await programme.write('PATCH', `/api/records/events/${first.id}/`, { preline: { de: 'Neu' } }, { 'if-match': '*' });
  expect((await repeat({ ...first, version: 'older' }, ['2026-10-09'])).statusCode).toBe(412);
  expect((await repeat(first, ['2026-10-09'], await staff(site, 'editor'))).statusCode).toBe(403);
  expect(await site.db.$count(events)).toBe(1);
});
