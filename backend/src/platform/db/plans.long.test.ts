import { sql } from 'drizzle-orm';
import { queryRows } from './rows';
import { addManyEvents } from '../../testing/many-events';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';

let site: TestApp;
describe('plans', () => {
  beforeAll(async () => {
    site = await createTestApp({ checkAnswers: false });
    await addManyEvents(site.db, 20_000, NOON);
  });
  afterAll(() => site.close());

  /**
   * Tables that grow with the programme; the few names of rooms and types, and the words of titles, are read fastest
   * as a whole.
   */
  const GROWING = sql`('events', 'event_tags', 'seat_groups', 'quotas', 'prices', 'search_entries')`;

  /** Number of full reads of each table so far: the effect of `Seq Scan` in a plan, whatever query had it. */
  async function wholeReads(): Promise<Record<string, number>> {
    await site.db.execute(sql`select pg_stat_force_next_flush()`);
    const rows = await queryRows<{ name: string; reads: number }>(
      site.db,
      sql`select relname as name, seq_scan::int as reads from pg_stat_user_tables where relname in ${GROWING} order by relname`,
    );
    return Object.fromEntries(rows.map(({ name, reads }) => [name, reads]));
  }

  test.each([
    ['events/', { count: 19_992 }],
    ['events/?page=400', {}],
    ['events/?room=3', {}],
    ['events/?tag=20&genre=9', {}],
    ['events/?series=2&page=2', {}],
    ['events/?access=step_free&page=2', {}],
    ['events/?bookable=true&room=2', {}],
    ['events/?view=archive', { count: 8 }],
    ['events/facets/?q=jazz', {}],
    ['calendar/', expect.any(Array)],
    ['calendar/?tag=20', expect.any(Array)],
    ['search/?q=orgelkonzert', { count: 2500 }],
    ['search/?q=orgelkozert+17', {}],
    ['search/?q=orgelkonzetr', {}],
    ['search/events/?q=gast+123&page=2', { previous: expect.stringContaining('page=1') }],
    ['search/autocomplete/?q=j', expect.any(Array)],
    ['search/autocomplete/?q=orgelkoz', expect.any(Array)],
    ['events/?type=art-2&page=7', { count: 3332 }],
    ['events/?option=weekend', {}],
    ['events/?date=01-12-2026&type=art-3', {}],
    ['events/?q=orgelkonzert', { count: 2499 }],
    ['calendar/?q=jazz&type=art-1', expect.any(Array)],
  ])('of 20,000 events none is read that %s does not ask for', async (path, answer) => {
    const before = await wholeReads();
    expect((await site.visitor().get(`/de/api/${path}`)).json()).toMatchObject(answer);
    expect(await wholeReads()).toEqual(before);
  });

  test('reading all of a table would be noticed', async () => {
    const before = await wholeReads();
    await site.db.execute(sql`select count(*) from search_entries where body like '%x'`);
    expect(await wholeReads()).not.toEqual(before);
  });
});
