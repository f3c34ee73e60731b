import { sql } from 'drizzle-orm';
import { mediaBelow } from '../../engines/media/store/folder-media';
import type { Connection } from '../../platform/db/connect';
import { queryRows } from '../../platform/db/rows';
import { describeHouses, folderOf, type House } from './houses/testing/houses';
import { importPack, type ImportOptions } from './import-pack';
import { emptyDatabase } from '../../testing/memory-database';
import { removeFolders, temporaryFolder } from './testing/pack';

describeHouses('packs of other houses', () => {
  let connection: Connection;
  let dataDir: string;
  beforeAll(async () => {
    connection = await emptyDatabase();
    dataDir = await temporaryFolder();
  });
  afterAll(async () => {
    await connection.close();
    await removeFolders();
  });

  const load = (pack: House, options: ImportOptions = {}) =>
    importPack({
      db: connection.db,
      mediaStore: mediaBelow(dataDir),
      dir: folderOf(pack),
      options: { ignoreUnknown: true, ...options },
      now: Date.UTC(2026, 10, 21),
    });
  const counts = () =>
    queryRows<Record<string, number>>(
      connection.db,
      sql`SELECT (SELECT count(*)::integer FROM articles) AS articles, (SELECT count(*)::integer FROM events) AS events, (SELECT count(*)::integer FROM persons) AS persons, (SELECT count(*)::integer FROM productions) AS productions,
        (SELECT count(*)::integer FROM rooms) AS rooms, (SELECT count(*)::integer FROM terms) AS terms, (SELECT count(*)::integer FROM event_tags) AS tags, (SELECT count(*)::integer FROM event_persons) AS "eventPersons"`,
    );

  test.each<[House, object]>([
    ['republica13', { events: 306, persons: 488 }],
    ['nyphil', { events: 252, persons: 259, productions: 144 }],
    ['datagov-cz', { articles: 76 }],
  ])('%s imports, and a second time changes no count', async (pack, expected) => {
    const first = await load(pack);
    expect(first.errors).toEqual([]);
    expect(
      Object.fromEntries(
        Object.entries(first.counts)
          .filter(([kind]) => kind in expected)
          .map(([kind, count]) => [kind, count.created]),
      ),
    ).toEqual(expected);
    const before = await counts();
    const second = await load(pack);
    expect(Object.fromEntries(Object.entries(second.counts).map(([kind, count]) => [kind, count.updated]))).toEqual(
      expected,
    );
    expect(Object.values(second.counts).every((count) => count.created === 0)).toBe(true);
    expect(await counts()).toEqual(before);
  });

  test('nationalassembly names a day that no calendar has: a warning names the one in its place', async () => {
    const first = await load('nationalassembly');
    expect(first).toMatchObject({ ok: true, errors: [], counts: { articles: { created: 50, updated: 0 } } });
    expect(first.warnings).toContain('articles.jsonl:45: date: no calendar has 1933-02-29; 1933-02-28 is used instead');
    expect((await load('nationalassembly')).counts['articles']).toEqual({ created: 0, updated: 50 });
  });

  test('the concerts keep New York time, those without a time fill their day', async () => {
    const rows = await queryRows<{ zones: string; days: number }>(
      connection.db,
      sql`SELECT string_agg(DISTINCT timezone, ',') AS zones, count(*) FILTER (WHERE all_day)::integer AS days FROM events WHERE key LIKE 'ny-%'`,
    );
    expect(rows).toEqual([{ zones: 'America/New_York', days: expect.any(Number) as number }]);
    expect(rows[0]?.days).toBeGreaterThan(0);
  });
});
