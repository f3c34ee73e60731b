import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/connect';
import { exportPack } from './export-pack';
import { importPack } from './import-pack';
import { emptyDatabase } from '../testing/memory-database';
import { SOUNDS, writeSound } from '../testing/sounds';
import { removeFolders, temporaryFolder, writePackFiles, writePicture } from './testing/pack';

jest.setTimeout(60_000);
const l10n = (de: string) => ({ de, en: `${de} (en)`, cs: `${de} (cs)` });
const prices = [
  { name: l10n('Normal'), text: 'Vollpreis', price: '12', sale_type: 5 },
  { name: 'Schüler', text: 'Ermäßigt', price: '6.5', sale_type: 2 },
];

/** One record with every field that its kind has, and one with the required ones only. */
const FULL = {
  venues: [
    {
      key: 'v',
      name: 'Haus',
      title: l10n('Haus'),
      body: { de: '<p>Hier</p>' },
      access: { de: '<p>Rampe</p>' },
      address: { street: 'Markt 1', zip: '01067', city: 'Tannlitz', country: 'DE' },
      latitude: 50.5,
      longitude: 13.25,
      theme: 'castle',
      image: 'red.jpg',
    },
    { key: 'v2', name: 'Hof' },
  ],
  rooms: [{ key: 'r', name: 'Saal', title: l10n('Saal'), venue: 'Haus', capacity: 80 }],
  terms: [
    { kind: 'type', name: 'Konzert', title: l10n('Konzert') },
    { kind: 'tag', name: 'Leise', show_in_filter: false },
  ],
  series: [
    {
      key: 's',
      name: 'Orgel',
      title: l10n('Orgel'),
      body: { de: '<p>Reihe</p>' },
      image: 'red.jpg',
      show_in_filter: false,
    },
  ],
  persons: [
    { key: 'p2', name: 'Zoe' },
    {
      key: 'p1',
      name: 'Ada',
      function: l10n('Orgel'),
      department: l10n('Musik'),
      body: { de: '<p>Ada</p>' },
      image: 'red.jpg',
    },
  ],
  productions: [
    {
      key: 'w',
      title: l10n('Werk'),
      body: { de: '<p>Werk</p>' },
      season: '2026/27',
      exhibition_type: 'Konzert',
      tags: ['Neu', 'Leise'],
      persons: ['p2', 'p1'],
      date_from: '2026-10-01',
      date_to: '2027-01-31',
      image: 'red.jpg',
      audio: [{ file: 'b.mp3', title: l10n('Satz') }],
    },
  ],
  events: [
    {
      key: 'e',
      title: l10n('Abend'),
      preline: l10n('Vor'),
      subline: l10n('Nach'),
      text: { de: '<p>Text</p>' },
      date_start: '2026-11-25T19:30',
      duration_minutes: 90,
      timezone: 'Europe/Prague',
      room: 'Saal',
      venue: 'Haus',
      type: 'Konzert',
      genre: 'Orgelmusik',
      tags: ['Neu', 'Leise'],
      series: 'Orgel',
      production: 'w',
      persons: ['p2', 'p1'],
      image: 'red.jpg',
      audio: [
        { file: 'b.mp3', title: l10n('Satz') },
        { file: 'a.wav', title: { cs: 'jen česky' } },
      ],
      ticket_url: 'https://tickets.example.org/1',
      id_jet: 'J1',
      is_online: false,
      status: 'moved',
      seat_groups: [
        { key: 'b', name: l10n('Rang'), text: 'oben', capacity: 10, prices },
        {
          key: 'a',
          name: 'Führung',
          prices,
          timeslots: [
            { time_start: '11:00', capacity: 4 },
            { time_start: '10:00', capacity: 3 },
          ],
        },
      ],
    },
    { key: 'night', title: l10n('Nacht'), date_start: '2026-10-25T02:30+01:00', date_end: '2026-10-25T04:00' },
    { key: 'days', title: l10n('Tage'), date_start: '2026-12-01', date_end: '2026-12-04' },
    { key: 'day', title: { en: 'Day' }, date_start: '2026-12-01' },
  ],
  articles: [
    {
      key: 'a',
      title: l10n('Artikel'),
      body: { de: '<p>Artikel</p>' },
      date: '2026-11-01',
      author: 'Ada',
      category: 'Haus',
      tags: ['Neu'],
      image: 'red.jpg',
    },
  ],
  teasers: [
    {
      key: 't',
      position: '2026-11-30',
      preline: l10n('V'),
      headline: l10n('H'),
      subline: l10n('S'),
      link_text: l10n('L'),
      link: { de: '/de/besuch' },
      image: 'red.jpg',
      style: 'wide',
    },
  ],
  pages: [
    {
      key: 'visit',
      parent: 'home',
      slug: { de: 'besuch', en: 'visit' },
      title: l10n('Besuch'),
      headline: l10n('Besuch'),
      is_online: false,
      is_clickable: false,
      in_menu: true,
      in_footer: true,
      is_landing_page: true,
      theme: 'castle',
      page_theme: 'cc03',
      meta_title: l10n('M'),
      meta_description: l10n('D'),
      og_title: l10n('Geteilt'),
      og_description: l10n('Zum Teilen'),
      og_type: 'article',
      og_image: 'red.jpg',
      modules: [
        {
          key: 'h',
          model: 'headline',
          headline_level: 3,
          preline: l10n('P'),
          content: l10n('C'),
          subline: l10n('S'),
          anchor: 'oben',
        },
        {
          key: 's',
          model: 'section',
          extra_class: 'cc02',
          image: 'red.jpg',
          layout: '50-50',
          columns: [
            {
              children: [
                { key: 't1', model: 'text', content: { de: '<p>T</p>' }, decrease_distance: true },
                { key: 't2', model: 'text', content: l10n('<p>U</p>') },
              ],
            },
            {
              children: [
                {
                  key: 'i',
                  model: 'image',
                  image: 'red.jpg',
                  description: l10n('B'),
                  link: { de: '/de' },
                  format: 'wide',
                },
              ],
            },
          ],
        },
        {
          key: 'l',
          model: 'teaser_list',
          items: [
            {
              key: 'z',
              image: 'red.jpg',
              headline: l10n('Z'),
              text: { cs: 'jen česky' },
              online_from: '2026-11-01',
              online_to: '2026-12-01T10:00',
            },
            { key: 'y', link: { en: 'https://example.org' } },
          ],
        },
        { key: 'f', model: 'full_teaser', image: 'red.jpg', link: { de: '/de' }, headline: l10n('F') },
        {
          key: 'e',
          model: 'event_list',
          headline: l10n('E'),
          option: 'weekend',
          tag: 'Leise',
          room: 'Saal',
          type: 'Konzert',
          limit: 4,
        },
      ],
    },
    { key: 'home', title: l10n('Start') },
  ],
  forms: [
    {
      key: 'k',
      title: l10n('Kontakt'),
      intro: { de: '<p>Bitte</p>' },
      email: 'haus@example.org',
      fields: [
        {
          slug: 'name',
          type: 1,
          label: l10n('Name'),
          required: true,
          placeholder: l10n('Vorname'),
          help: l10n('Hilfe'),
        },
        {
          slug: 'topics',
          type: 5,
          label: l10n('Themen'),
          choices: [{ value: 'a', label: l10n('A') }, { value: 'b' }],
          default: ['a'],
        },
        { slug: 'consent', type: 4, label: l10n('Ja'), default: false },
        { slug: 'source', type: 1, label: l10n('Quelle'), visible: false, default: 'web' },
      ],
    },
    { key: 'k2', title: { en: 'Bare' }, fields: [{ slug: 'x', type: 2, label: { en: 'X' } }] },
  ],
  redirects: [{ old_path: '/alt', new_path: '/de/besuch' }],
};
const DOCUMENTS = {
  settings: {
    product: l10n('Haus'),
    is_shop_online: false,
    noindex_locales: ['cs'],
    html_header: { code: '<meta name="a" content="b" /><script>go(1 < 2)</script>' },
    html_footer_top: { code: '<p>Oben</p>' },
    design: { menu: { style1: 'left' } },
    opening_hours: [{ venue: 'Haus', weekdays: [2, 3], time_from: '10:00', time_to: '18:00' }],
    opening_hours_exceptions: [{ venue: 'Haus', date: '--12-24', closed: true, alternative_text: l10n('Zu') }],
    breaking_news: [{ key: 'n', title: l10n('Neu'), link: { de: '/de' } }],
  },
  navigation: {
    menu: [
      {
        menu_name: l10n('Besuch'),
        url: { de: '/de/besuch' },
        children: [{ menu_name: l10n('Weg') }],
        has_tab_navigation: true,
      },
    ],
    footer: [{ title: l10n('Impressum'), url: { de: '/de/impressum' } }],
  },
};

/** The pack with the files that its records name. */
async function fullPack(): Promise<string> {
  const pack = await writePackFiles(FULL, DOCUMENTS);
  await writePicture(join(pack, 'media', 'red.jpg'));
  await writeSound(join(pack, 'media', 'a.wav'), SOUNDS.wav);
  await writeSound(join(pack, 'media', 'b.mp3'), SOUNDS.mp3);
  return pack;
}

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
afterEach(async () => {
  for (const connection of connections) await connection.close();
  connections = [];
  await removeFolders();
});

/** Imports a pack into an empty database and exports it again; answers the folder. */
async function through(dir: string): Promise<{ dir: string; db: Connection['db'] }> {
  const connection = await emptyDatabase();
  connections.push(connection);
  const dataDir = await temporaryFolder();
  const result = await importPack({ db: connection.db, dataDir, dir, now: Date.UTC(2026, 10, 21) });
  expect(result.errors).toEqual([]);
  const out = join(await temporaryFolder(), 'export');
  await exportPack({ db: connection.db, dataDir, dir: out });
  return { dir: out, db: connection.db };
}

test('what is exported imports to the same records, and exports to the same files', async () => {
  const first = await through(await fullPack());
  const second = await through(first.dir);
  const files = await filesOf(first.dir);
  expect(Object.keys(files).sort()).toEqual(
    [
      ...Object.keys(FULL).map((kind) => `${kind}.jsonl`),
      'media/a.wav',
      'media/alt.json',
      'media/b.mp3',
      'media/red.jpg',
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
  const { dir } = await through(await fullPack());
  const lines = async (kind: string) =>
    (await readFile(join(dir, `${kind}.jsonl`), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { key?: string });
  const [event] = FULL.events;
  const plain = (text: string) => ({ de: text });
  expect((await lines('events')).find((one) => one.key === 'e')).toEqual({
    ...event,
    tags: ['Leise', 'Neu'],
    series: 'Orgel',
    seat_groups: [
      {
        key: 'b',
        name: l10n('Rang'),
        text: plain('oben'),
        capacity: 10,
        prices: [
          { ...prices[0], text: plain('Vollpreis'), price: '12.00' },
          { ...prices[1], name: plain('Schüler'), text: plain('Ermäßigt'), price: '6.50' },
        ],
      },
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
  await expect(exportPack({ db, dataDir: dir, dir })).rejects.toMatchObject({ code: 'conflict' });
});
