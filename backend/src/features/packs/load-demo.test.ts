import { asc } from 'drizzle-orm';
import type { Connection } from '../../platform/db/connect';
import { events, exhibitions, teasers } from '../../engines/records/tables';
import { mediaBelow } from '../../engines/media/store/folder-media';
import { importPack } from './import-pack';
import { isEmpty, shiftDemo } from './load-demo';
import { emptyDatabase } from '../../testing/memory-database';
import { removeFolders, temporaryFolder, writePackFiles } from './testing/pack';

const DAY = 86_400_000;
const SATURDAY = Date.UTC(2026, 10, 21, 11);
let connection: Connection;

describe('load demo', () => {
  beforeEach(async () => {
    connection = await emptyDatabase();
  });
  afterEach(async () => {
    await connection.close();
    await removeFolders();
  });

  async function demo(): Promise<void> {
    const pack = await writePackFiles({
      events: [
        { key: 'first', title: { de: 'A' }, date_start: '2026-09-02T19:30', duration_minutes: 90 },
        { key: 'last', title: { de: 'B' }, date_start: '2026-10-27', date_end: '2026-10-29' },
      ],
      exhibitions: [
        {
          key: 'x',
          title: { de: 'X' },
          date_from: '2026-08-29',
          date_to: '2026-11-30',
          tickets_from: '2026-08-01',
          opening_exceptions: [
            { key: 'late', date: '2026-09-05', time_from: '10:00', time_to: '22:00' },
            { key: 'eve', date: '--12-24', closed: true },
          ],
        },
      ],
      teasers: [{ key: 't', position: '2026-09-05', headline: { de: 'T' } }],
    });
    const common = { db: connection.db, mediaStore: mediaBelow(await temporaryFolder()), now: SATURDAY };
    await importPack({ ...common, dir: pack, options: { shift: true, isDemo: true } });
    await importPack({
      ...common,
      dir: await writePackFiles({ events: [{ key: 'own', title: { de: 'C' }, date_start: '2026-09-02T10:00' }] }),
    });
  }
  const starts = async () =>
    Object.fromEntries(
      (await connection.db.select().from(events).orderBy(asc(events.key))).map((row) => [row.key, row.localStart]),
    );

  test('the demo is running, and moves on when its first event is a week past', async () => {
    expect(await isEmpty(connection.db)).toBe(true);
    await demo();
    expect(await isEmpty(connection.db)).toBe(false);
    const before = { first: '2026-11-18T19:30', last: '2027-01-12T00:00', own: '2026-09-02T10:00' };
    expect(await starts()).toEqual(before);

    expect(await shiftDemo({ db: connection.db, now: SATURDAY + 3 * DAY })).toBe(0);
    expect(await starts()).toEqual(before);

    expect(await shiftDemo({ db: connection.db, now: SATURDAY + 30 * DAY })).toBe(4);
    expect(await starts()).toEqual({ first: '2026-12-16T19:30', last: '2027-02-09T00:00', own: '2026-09-02T10:00' });
    expect(await connection.db.select({ position: teasers.position }).from(teasers)).toEqual([
      { position: '2026-12-19' },
    ]);
    const [first, last] = await connection.db.select().from(events).orderBy(asc(events.key));
    expect(first).toMatchObject({ localEnd: '2026-12-16T21:00', endsAt: '2026-12-16T20:00:00.000Z' });
    expect(last).toMatchObject({ localEnd: '2027-02-11T00:00', endsAt: '2027-02-11T23:00:00.000Z' });
  });

  test('days of its exhibitions move with the events; those of every year stay', async () => {
    const days = async () => {
      const [row] = await connection.db.select().from(exhibitions);
      const exceptions = row?.openingExceptions.map(({ date }) => date);
      return [row?.dateFrom, row?.dateTo, row?.ticketsFrom, exceptions];
    };
    await demo();
    expect(await days()).toEqual(['2026-11-14', '2027-02-15', '2026-10-17', ['2026-11-21', '--12-24']]);
    await shiftDemo({ db: connection.db, now: SATURDAY + 30 * DAY });
    expect(await days()).toEqual(['2026-12-12', '2027-03-15', '2026-11-14', ['2026-12-19', '--12-24']]);
  });

  test('demo dates keep the hour when the clocks change', async () => {
    await demo();
    expect(await shiftDemo({ db: connection.db, now: Date.UTC(2027, 3, 1, 10) })).toBe(19);
    const [first] = await connection.db.select().from(events).orderBy(asc(events.key));
    expect(first).toMatchObject({ localStart: '2027-03-31T19:30', startsAt: '2027-03-31T17:30:00.000Z' });
  });
});
