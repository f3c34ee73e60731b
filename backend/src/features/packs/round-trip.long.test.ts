import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { mediaBelow } from '../../engines/media/store/folder-media';
import type { Connection } from '../../platform/db/connect';
import { exportPack } from './export-pack';
import { importPack } from './import-pack';
import { emptyDatabase } from '../../testing/memory-database';
import { FULL, prices } from './testing/full-pack';
import { l10n } from './testing/l10n';
import { removeFolders, temporaryFolder, writePackFiles } from './testing/pack';
import { writeFullPack } from './testing/write-full-pack';

/** All files of a folder with their content. */
async function filesOf(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.slice(dir.length + 1), (await readFile(name)).toString('latin1')] as const),
    ),
  );
}

let connections: Connection[] = [];
describe('round trip', () => {
  afterEach(async () => {
    for (const connection of connections) await connection.close();
    connections = [];
    await removeFolders();
  });

  /** Imports a pack into an empty database and exports it again; returns the folder. */
  async function through(dir: string): Promise<{ dir: string; db: Connection['db'] }> {
    const connection = await emptyDatabase();
    connections.push(connection);
    const dataDir = await temporaryFolder();
    const result = await importPack({
      db: connection.db,
      mediaStore: mediaBelow(dataDir),
      dir,
      now: Date.UTC(2026, 10, 21),
    });
    expect(result.errors).toEqual([]);
    const out = join(await temporaryFolder(), 'export');
    await exportPack({ db: connection.db, mediaStore: mediaBelow(dataDir), dir: out });
    return { dir: out, db: connection.db };
  }

  test('an export imports to the same records, and exports to the same files', async () => {
    const first = await through(await writeFullPack());
    const second = await through(first.dir);
    const files = await filesOf(first.dir);
    expect(Object.keys(files).sort()).toEqual(
      [
        ...Object.keys(FULL).map((kind) => `${kind}.jsonl`),
        'media/a.wav',
        'media/alt.json',
        'media/b.mp3',
        'media/film.mp4',
        'media/red.jpg',
        'media/sheet.pdf',
        'navigation.json',
        'settings.json',
      ].sort(),
    );
    expect(await filesOf(second.dir)).toEqual(files);
    for (const table of ['events', 'modules', 'pages', 'prices', 'quotas', 'timeslots']) {
      const count = async (db: Connection['db']) =>
        JSON.stringify(
          await db
            .execute(sql`SELECT count(*)::integer AS n FROM ${sql.identifier(table)}`)
            .then((result) => (result as { rows: unknown }).rows),
        );
      expect(await count(second.db)).toBe(await count(first.db));
    }
  });

  test('nothing of a record is lost on the way', async () => {
    const { dir } = await through(await writeFullPack());
    const lines = async (kind: string) =>
      (await readFile(join(dir, `${kind}.jsonl`), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { key?: string });
    const [event] = FULL.events;
    const plain = (text: string) => ({ de: text });
    const written = [
      { ...prices[0], text: plain('Vollpreis'), price: '12.00' },
      { ...prices[1], name: plain('Schüler'), text: plain('Ermäßigt'), price: '6.50' },
    ];
    expect((await lines('events')).find((one) => one.key === 'e')).toEqual({
      ...event,
      tags: ['Leise', 'Neu'],
      series: 'Orgel',
      seat_groups: [
        {
          key: 'c',
          name: plain('Loge'),
          seats: 'Loge',
          prices: [...written, { price: '3.00', sale_type: 9, vat: 8.1, seat_kind: 'accessible' }],
        },
        { key: 'b', name: l10n('Rang'), text: plain('oben'), capacity: 10, prices: written },
        expect.objectContaining({
          key: 'a',
          timeslots: [
            { time_start: '10:00', capacity: 3 },
            { time_start: '11:00', capacity: 4 },
          ],
        }),
      ],
    });
    expect((await lines('events')).find((one) => one.key === 'night')).toMatchObject({
      date_start: '2026-10-25T02:30+01:00',
      date_end: '2026-10-25T04:00',
    });
    const page = (await lines('pages'))[0] as { modules: unknown[] };
    expect(page.modules).toEqual(FULL.pages[0]?.modules);
  });

  test('a folder that holds other things is left alone', async () => {
    const { db } = await through(await writePackFiles({}));
    const dir = await writePackFiles({}, { package: {} });
    await expect(exportPack({ db, mediaStore: mediaBelow(dir), dir })).rejects.toMatchObject({ code: 'conflict' });
  });
});
