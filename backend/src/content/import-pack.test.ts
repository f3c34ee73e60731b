import type { Connection } from '../db/connect';
import { articles, documents, events, modules, pages, persons, rooms, terms } from '../db/schema';
import { importPack, type ImportOptions } from './import-pack';
import { emptyDatabase } from '../testing/memory-database';
import { removeFolders, temporaryFolder, writePackFiles, type PackFixture } from './testing/pack';

jest.setTimeout(60_000);
const NOW = Date.UTC(2026, 10, 21, 11);
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
beforeEach(() =>
  connection.db.transaction(async (tx) => {
    for (const table of [events, articles, persons, modules, pages, rooms, terms, documents]) await tx.delete(table);
  }),
);

const load = async (kinds: PackFixture, options: ImportOptions = {}, files: Record<string, object> = {}) =>
  importPack({ db: connection.db, dataDir, dir: await writePackFiles(kinds, files), options, now: NOW });
const event = (more: object = {}) => ({
  key: 'e1',
  title: { de: 'Orgelnacht' },
  date_start: '2026-11-25T19:30',
  ...more,
});

test('all that is wrong is told with file, line and field, and nothing is imported', async () => {
  const result = await load({
    events: [
      event(),
      '{"key": "e2"',
      event({ key: 'e3', date_start: 'tomorrow' }),
      event({ key: 'e4', title: {}, status: 'late' }),
      event({ key: 'e1' }),
      event({ key: 'e5', persons: ['nobody'] }),
      event({ key: 'e6', production: 'nothing' }),
    ],
    redirects: [
      { old_path: '/a', new_path: '/b' },
      { old_path: '/b', new_path: '/c' },
      { old_path: '/x', new_path: '/x' },
    ],
  });
  expect(result.ok).toBe(false);
  expect(result.errors).toEqual([
    expect.stringMatching(/^events\.jsonl:2: is not JSON/),
    expect.stringMatching(/^events\.jsonl:3: date_start: must be a day/),
    'events.jsonl:4: title: must have a text in at least one language',
    expect.stringMatching(/^events\.jsonl:4: status: must be one of/),
    'events.jsonl:5: key: is the same as in line 1',
    'events.jsonl:6: persons[0]: there is no person with key nobody',
    'events.jsonl:7: production: there is no production with key nothing',
    'redirects.jsonl:1: new_path: is redirected itself, to /c; give the last address',
    'redirects.jsonl:3: new_path: leads back to itself',
  ]);
  expect(await connection.db.select().from(events)).toEqual([]);
});

test('--skip-bad imports the rest, and leaves out what refers to what is left out', async () => {
  const result = await load(
    {
      productions: [{ key: 'p', title: { de: 'P' }, persons: ['nobody'] }],
      events: [event({ production: 'p' }), event({ key: 'e2' })],
    },
    { skipBad: true },
  );
  expect(result).toMatchObject({ ok: true, counts: { events: { created: 1, updated: 0 } } });
  expect(result.errors).toHaveLength(2);
});

test('--dry-run counts and writes nothing', async () => {
  const result = await load({ events: [event({ room: 'Saal' })] }, { dryRun: true });
  expect(result).toMatchObject({
    ok: true,
    dryRun: true,
    counts: { events: { created: 1, updated: 0 }, 'room by name': { created: 1, updated: 0 } },
  });
  expect(await connection.db.select().from(events)).toEqual([]);
  expect(await connection.db.select().from(rooms)).toEqual([]);
});

test('an event that says what it said before was not changed', async () => {
  const changedAt = async (now: number, more: object = {}) => {
    await importPack({ db: connection.db, dataDir, dir: await writePackFiles({ events: [event(more)] }), now });
    const [row] = await connection.db.select({ updatedAt: events.updatedAt }).from(events);
    return Date.parse(row?.updatedAt ?? '');
  };
  expect(await changedAt(NOW)).toBe(NOW);
  expect(await changedAt(NOW + 1000)).toBe(NOW);
  expect(await changedAt(NOW + 2000, { status: 'moved' })).toBe(NOW + 2000);
});

test('a key that is known is updated', async () => {
  await load({ events: [event({ subline: { de: 'alt' } })] });
  const [before] = await connection.db.select().from(events);
  const result = await load({ events: [event({ title: { de: 'Neu', fr: 'Nouveau' } })] });
  expect(result.counts).toEqual({ events: { created: 0, updated: 1 } });
  expect(await connection.db.select().from(events)).toEqual([
    expect.objectContaining({ id: before?.id, title: { de: 'Neu' }, subline: {} }),
  ]);
  expect(result.warnings).toEqual(['events.jsonl:1: title.fr: is in no language of this site; left out']);
});

test('names that do not exist are created once, and taken over by a line of their own', async () => {
  await load({
    events: [event({ room: 'Großer Saal', tags: ['Jazz!', 'Jazz'] }), event({ key: 'e2', room: 'Großer Saal' })],
  });
  expect(await connection.db.select({ key: rooms.key, name: rooms.name }).from(rooms)).toEqual([
    { key: 'grosser-saal', name: 'Großer Saal' },
  ]);
  expect((await connection.db.select().from(terms)).map((term) => term.slug).sort()).toEqual(['jazz', 'jazz-2']);
  await load({ rooms: [{ key: 'r1', name: 'Großer Saal', capacity: 300 }] });
  expect(await connection.db.select({ key: rooms.key, capacity: rooms.capacity }).from(rooms)).toEqual([
    { key: 'r1', capacity: 300 },
  ]);
});

test('HTML is cut down to what the editor can write', async () => {
  await load({
    articles: [{ key: 'a', title: { de: 'A' }, body: { de: '<p onclick="x()">Gut<script>alert(1)</script></p>' } }],
  });
  expect((await connection.db.select().from(articles))[0]?.body).toEqual({ de: '<p>Gut</p>' });
});

test('texts the database cannot keep are an error of their line', async () => {
  expect((await load({ articles: ['{"key":"a","title":{"de":"A\\u0000"}}'] })).errors).toEqual([
    'articles.jsonl:1: title.de: holds characters that cannot be stored',
  ]);
});

test('--shift moves events and teasers by the same weeks into the coming 7 days', async () => {
  const result = await load(
    {
      events: [event({ date_start: '2026-10-20T19:30' }), event({ key: 'e2', date_start: '2026-10-24' })],
      teasers: [{ key: 't', position: '2026-10-22', headline: { de: 'T' } }],
    },
    { shift: true },
  );
  expect(result.weeks).toBe(5);
  expect(
    (await connection.db.select({ at: events.startsAt }).from(events).orderBy(events.key)).map((row) => row.at),
  ).toEqual(['2026-11-24T18:30:00.000Z', '2026-11-27T23:00:00.000Z']);
});
