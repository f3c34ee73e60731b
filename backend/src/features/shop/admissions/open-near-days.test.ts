import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { admissions, events, quotas } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { NOW } from '../cart/testing/shop';
import { openNearDays } from './open-near-days';
import { openMuseum, TUESDAY, type Museum } from './testing/museum';

let site: TestApp;
let museum: Museum;
const START = new Date(NOW).toISOString();
const fail = (error: unknown) => {
  throw error;
};
const run = (onFailure: (error: unknown, admission: string) => void = fail) => openNearDays(site.db, NOW, onFailure);

describe('coming days of admissions', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    museum = await openMuseum(site.db);
  });
  afterAll(() => site.close());

  test('the desk sells a day that nobody has bought a ticket of', async () => {
    const desk = await staff(site, 'shop');
    const dates = async () =>
      (await desk.get(`/de/api/box-office/?day=${TUESDAY}`)).json<AnswerOf<'boxOffice'>>().dates;
    expect(await dates()).toEqual([]);
    await run();
    expect((await dates()).map(({ title, capacity }) => [title, capacity])).toEqual([
      ['Eintritt ins Museum', 40],
      ['Eintritt ins Schloss', 10],
    ]);
  });

  test('days on which the place is closed are not opened, and a second run changes nothing', async () => {
    await run();
    const before = await site.db.select().from(events).orderBy(events.id);
    const days = before.filter((one) => one.admissionId === museum.slots).map((one) => one.localStart.slice(0, 10));
    expect(days).toContain(TUESDAY);
    expect(days).not.toContain('2026-11-26');
    expect(days).not.toContain('2026-11-30');
    await run();
    expect(await site.db.select().from(events).orderBy(events.id)).toEqual(before);
  });

  test('a day that is open follows a new capacity', async () => {
    await run();
    await site.db.update(admissions).set({ capacity: 7 }).where(eq(admissions.id, museum.castle));
    await run();
    expect((await site.db.select().from(quotas)).filter(({ capacity }) => capacity === 7).length).toBeGreaterThan(0);
    expect((await site.db.select().from(quotas)).filter(({ capacity }) => capacity === 10).length).toBeGreaterThan(0);
  });

  test('an admission that fails is named, and the others are opened', async () => {
    await site.db.insert(events).values({
      // Another record has the key of one of its days.
      ...{ key: `admission-${museum.slots}-${TUESDAY}`, title: { de: 'Fremd' } },
      ...{ startsAt: START, endsAt: START, localStart: TUESDAY, timezone: 'Europe/Berlin' },
    });
    const failed: string[] = [];
    await run((_, admission) => failed.push(admission));
    expect(failed).toEqual(['slots']);
    expect(await site.db.$count(events, eq(events.admissionId, museum.castle))).toBeGreaterThan(0);
  });
});
