import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Connection } from '../db/connect';
import {
  articles,
  audioFiles,
  documents,
  events,
  media,
  modules,
  pages,
  persons,
  quotas,
  rooms,
  seatGroups,
  terms,
} from '../db/schema';
import { NO_SOUNDS, SOUNDS, writeSound } from '../testing/sounds';
import { importPack, type ImportOptions } from './import-pack';
import { emptyDatabase } from '../testing/memory-database';
import { removeFolders, temporaryFolder, writePackFiles, writePicture, type PackFixture } from './testing/pack';

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

describe('recordings', () => {
  const sample = (file: string) => ({ file, title: { de: 'Satz' } });
  const withMedia = async (kinds: PackFixture, files: Readonly<Record<string, Buffer>>) => {
    const dir = await writePackFiles(kinds);
    for (const [file, content] of Object.entries(files)) await writeSound(join(dir, 'media', file), content);
    return importPack({ db: connection.db, dataDir, dir, now: NOW });
  };

  test('one that is none is an error of its line, whatever its name', async () => {
    const result = await withMedia(
      {
        productions: [{ key: 'p', title: { de: 'P' }, audio: [sample('good.mp3'), sample('page.mp3')] }],
        events: [event({ audio: [sample('film.m4a')] })],
      },
      { 'good.mp3': SOUNDS.flac, 'page.mp3': NO_SOUNDS['a page'], 'film.m4a': NO_SOUNDS['a video in MP4'] },
    );
    expect(result.errors).toEqual([
      expect.stringMatching(
        /^productions\.jsonl:1: audio\[1\]\.file: page\.mp3 is neither a picture nor a recording of a known kind; give MP3/,
      ),
      expect.stringMatching(/^events\.jsonl:1: audio\[0\]\.file: film\.m4a is neither/),
    ]);
    expect(await connection.db.select().from(audioFiles)).toEqual([]);
  });

  test('one that is too large for a sample is refused', async () => {
    const dir = await writePackFiles({ events: [event({ audio: [sample('long.wav')] })] });
    await writeSound(join(dir, 'media', 'long.wav'));
    await truncate(join(dir, 'media', 'long.wav'), 50_000_001);
    expect((await importPack({ db: connection.db, dataDir, dir, now: NOW })).errors).toEqual([
      expect.stringContaining('events.jsonl:1: audio[0].file: long.wav is larger than 50 MB'),
    ]);
  });

  test('without a title, twice, or outside of media/ is refused; one that nobody has is told of', async () => {
    const problems = async (...audio: object[]) => {
      const { errors, warnings } = await load({ events: [event({ audio })] });
      return [...errors, ...warnings];
    };
    expect(await problems({ file: 'a.mp3', title: {} })).toEqual([
      expect.stringContaining('audio[0].title: must have a text'),
    ]);
    expect(await problems(sample('a.mp3'), sample('a.mp3'))).toEqual([
      expect.stringContaining('audio: file must differ'),
    ]);
    expect(await problems(sample('../a.mp3'))).toEqual([
      expect.stringContaining('audio[0].file: must be the name of a file in media/'),
    ]);
    expect(await problems(sample('a.mp3'))).toEqual([
      'events.jsonl:1: audio[0].file: there is no recording a.mp3 in media/',
    ]);
  });

  test('is kept with its type, and its file lies beside the pictures', async () => {
    const result = await withMedia({ events: [event({ audio: [sample('a.bin')] })] }, { 'a.bin': SOUNDS.opus });
    expect(result).toMatchObject({ ok: true, warnings: [], counts: { audio: { created: 1, updated: 0 } } });
    expect(await connection.db.select().from(audioFiles)).toEqual([
      expect.objectContaining({ file: 'a.bin', type: 'audio/ogg' }),
    ]);
    expect(await readFile(join(dataDir, 'media', 'a.bin'))).toEqual(SOUNDS.opus);
  });
});

describe('tickets', () => {
  const group = (more: object = {}) => ({
    key: 'g',
    name: 'Parkett',
    capacity: 10,
    prices: [{ name: 'Normal', text: 'Vollpreis', price: '12', sale_type: 1 }],
    ...more,
  });
  const capacities = async () =>
    (await connection.db.select({ capacity: quotas.capacity }).from(quotas).orderBy(quotas.id)).map(
      (row) => row.capacity,
    );
  afterEach(() => connection.db.delete(quotas));
  beforeEach(async () => {
    await connection.db.delete(seatGroups);
    await connection.db.delete(quotas);
  });

  test('events that sell get an id in the ticket system', async () => {
    await load({
      events: [
        event({ seat_groups: [group()] }),
        event({ key: 'e2' }),
        event({ key: 'e3', id_jet: 'J3', seat_groups: [group()] }),
      ],
    });
    expect(
      (await connection.db.select({ id: events.idJet }).from(events).orderBy(events.key)).map((row) => row.id),
    ).toEqual(['VB-e1', null, 'J3']);
    await connection.db.delete(events);
  });

  test('a smaller capacity never goes below what is held', async () => {
    await load({ events: [event({ seat_groups: [group()] })] });
    await connection.db.update(quotas).set({ held: 7 });
    const result = await load({ events: [event({ seat_groups: [group({ capacity: 5 })] })] });
    expect(result.warnings).toEqual([expect.stringContaining('7 tickets are held, so the capacity stays 7')]);
    expect(await capacities()).toEqual([7]);
    await load({ events: [event({ seat_groups: [group({ capacity: 40 })] })] });
    expect(await capacities()).toEqual([40]);
    await connection.db.delete(events);
  });

  test('timeslots have a quota each; what the pack no longer has goes', async () => {
    await load({
      events: [
        event({
          seat_groups: [
            group({
              timeslots: [
                { time_start: '10:00', capacity: 3 },
                { time_start: '11:00', capacity: 4 },
              ],
            }),
          ],
        }),
      ],
    });
    expect(await capacities()).toEqual([3, 4]);
    await load({ events: [event({ seat_groups: [group({ timeslots: [{ time_start: '11:00', capacity: 6 }] })] })] });
    expect(await capacities()).toEqual([6]);
    await load({ events: [event()] });
    expect(await capacities()).toEqual([]);
  });

  test.each([
    ['no capacity', { capacity: undefined }, 'seat_groups[0]: capacity is required'],
    [
      'a price twice',
      { prices: [1, 1].map((sale_type) => ({ price: '1.00', sale_type })) },
      'seat_groups[0].prices: sale_type must differ',
    ],
    [
      'a price that is none',
      { prices: [{ price: 'free', sale_type: 1 }] },
      'seat_groups[0].prices[0].price: must be an amount',
    ],
  ])('%s is refused', async (_, wrong, message) => {
    expect((await load({ events: [event({ seat_groups: [group(wrong)] })] })).errors).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

describe('pages', () => {
  const text = (key: string, de: string) => ({ key, model: 'text', content: { de } });
  const page = (more: object = {}) => ({
    key: 'visit',
    parent: 'home',
    slug: { de: 'besuch', en: 'visit' },
    title: { de: 'Besuch' },
    ...more,
  });
  const home = { key: 'home', title: { de: 'Start' } };
  const rowsByKey = async () => new Map((await connection.db.select().from(modules)).map((row) => [row.key, row]));

  test('modules are split by what depends on the language, sections hold rows', async () => {
    const section = {
      key: 's',
      model: 'section',
      layout: '50-50',
      columns: [
        { children: [text('t', 'Links')] },
        { children: [{ key: 'i', model: 'image', image: 'a.jpg', description: { en: 'A' }, format: 'wide' }] },
      ],
    };
    const teasers = {
      key: 'l',
      model: 'teaser_list',
      items: [{ key: 'one', image: 'a.jpg', online_from: '2026-11-01', headline: { de: 'Eins', en: 'One' } }],
    };
    const list = {
      key: 'e',
      model: 'event_list',
      tag: 'Jazz',
      type: 'Konzert',
      limit: 3,
      headline: { de: 'Demnächst' },
    };
    expect((await load({ pages: [page({ modules: [section, teasers, list] }), home] })).errors).toEqual([]);
    const rows = await rowsByKey();
    expect(rows.get('s')).toMatchObject({ data: { layout: '50-50' }, texts: {}, sectionId: null, position: 0 });
    expect(rows.get('i')).toMatchObject({
      sectionId: rows.get('s')?.id,
      column: 1,
      data: { image: 'a.jpg', format: 'wide' },
      texts: { en: { description: 'A' } },
    });
    expect(rows.get('l')).toMatchObject({
      data: { items: [{ key: 'one', image: 'a.jpg', online_from: '2026-11-01' }] },
      texts: { de: { items: { one: { headline: 'Eins' } } }, en: { items: { one: { headline: 'One' } } } },
    });
    expect(rows.get('e')?.data).toEqual({ limit: 3, tag: expect.any(Number) as number, type: 'konzert' });
    const [visit] = await connection.db.select().from(pages).where(eq(pages.key, 'visit'));
    expect(visit?.path).toEqual({ de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' });
  });

  test('a second import keeps the ids of modules and drops those that are gone; children follow a new slug', async () => {
    await load({
      pages: [
        home,
        page({ modules: [text('a', 'A'), text('b', 'B')] }),
        { ...page(), key: 'way', parent: 'visit', slug: { de: 'weg' } },
      ],
    });
    const before = await rowsByKey();
    await load({ pages: [page({ slug: { de: 'kommen' }, modules: [text('c', 'C'), text('b', 'B2')] })] });
    const after = await rowsByKey();
    expect([...after.keys()].sort()).toEqual(['b', 'c']);
    expect(after.get('b')).toMatchObject({ id: before.get('b')?.id, position: 1, texts: { de: { content: 'B2' } } });
    const [way] = await connection.db.select().from(pages).where(eq(pages.key, 'way'));
    expect(way?.path.de).toBe('/de/kommen/weg');
  });

  test.each([
    ['an unknown parent', [page({ parent: 'x' })], 'parent: there is no page with key x'],
    [
      'a ring of parents',
      [page({ key: 'a', parent: 'b' }), page({ key: 'b', parent: 'a', slug: { de: 'b' } })],
      'parent: leads back to the page itself',
    ],
    [
      'a path used twice',
      [home, page(), page({ key: 'twin', slug: { de: 'anders', en: 'visit' } })],
      'slug.en: /en/visit is the path of the page visit already',
    ],
    [
      'a module key used twice',
      [home, page({ modules: [text('a', 'A'), text('a', 'B')] })],
      'modules: the key a is used twice',
    ],
    [
      'a wrong field of a module in a section',
      [
        home,
        page({
          modules: [
            {
              key: 's',
              model: 'section',
              columns: [{ children: [{ key: 'h', model: 'headline', headline_level: 9, content: { de: 'H' } }] }],
            },
          ],
        }),
      ],
      'modules[0].columns[0].children[0].headline_level: must be at most 6',
    ],
    [
      'a link that would run a script',
      [
        home,
        page({ modules: [{ key: 'f', model: 'full_teaser', image: 'a.jpg', link: { de: 'javascript:alert(1)' } }] }),
      ],
      'modules[0].link.de: must be a path of this site',
    ],
  ])('%s is refused', async (_, lines, message) => {
    expect((await load({ pages: lines })).errors.join('\n')).toContain(message);
  });
});

test('settings replace those before; news keep their number', async () => {
  const news = (title: string, key?: string) => ({ ...(key === undefined ? {} : { key }), title: { de: title } });
  const numbers = async () => {
    const [row] = await connection.db.select().from(documents).where(eq(documents.name, 'settings'));
    return (row?.value as { breaking_news: { id: number; title: { de: string } }[] }).breaking_news.map((item) => [
      item.title.de,
      item.id,
    ]);
  };
  await load({}, {}, { settings: { is_shop_online: true, breaking_news: [news('A', 'a'), news('B')] } });
  expect(await numbers()).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
  await load({}, {}, { settings: { breaking_news: [news('C'), news('B'), news('A2', 'a')] } });
  expect(await numbers()).toEqual([
    ['C', 3],
    ['B', 2],
    ['A2', 1],
  ]);
});

test('pictures are measured and copied; what is no picture is told', async () => {
  const dir = await writePackFiles({ persons: [{ key: 'p', name: 'P', image: 'gone.jpg' }] });
  await writePicture(join(dir, 'media', 'red.jpg'), { width: 60, height: 40, color: '#ff0000' });
  await writeFile(join(dir, 'media', 'alt.json'), JSON.stringify({ 'red.jpg': { de: 'Rot', focal: [0.25, 0.75] } }));
  const result = await importPack({ db: connection.db, dataDir, dir, now: NOW });
  expect(result).toMatchObject({
    ok: true,
    warnings: ['persons.jsonl:1: image: there is no picture gone.jpg in media/'],
  });
  const [row] = await connection.db.select().from(media);
  expect(row).toMatchObject({
    file: 'red.jpg',
    width: 60,
    height: 40,
    alt: { de: 'Rot' },
    focalX: 0.25,
    focalY: 0.75,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(row?.color).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  expect(await readFile(join(dataDir, 'media', 'red.jpg'))).toEqual(await readFile(join(dir, 'media', 'red.jpg')));
  await writeFile(join(dir, 'media', 'bad.png'), 'not a picture');
  expect((await importPack({ db: connection.db, dataDir, dir, now: NOW })).errors).toEqual([
    expect.stringContaining('media/bad.png: is not a picture'),
  ]);
});
