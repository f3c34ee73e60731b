import { mediaBelow } from '../../engines/media/store/folder-media';
import { articles, events, rooms, terms } from '../../engines/records/tables';
import { importPack } from './import-pack';
import { importKit, packEvent, NOW } from './testing/import-kit';
import { writePackFiles } from './testing/pack';

const kit = importKit();
const { load } = kit;

describe('import pack', () => {
  test('all problems are reported with file, line and field, and nothing is imported', async () => {
    const result = await load({
      events: [
        packEvent(),
        '{"key": "e2"',
        packEvent({ key: 'e3', date_start: 'tomorrow' }),
        packEvent({ key: 'e4', title: {}, status: 'late' }),
        packEvent({ key: 'e1' }),
        packEvent({ key: 'e5', persons: ['nobody'] }),
        packEvent({ key: 'e6', production: 'nothing' }),
      ],
      redirects: [
        { old_path: '/a', new_path: '/b' },
        { old_path: '/b', new_path: '/c' },
        { old_path: '/x', new_path: '/x' },
        { old_path: '/führung', new_path: '/de' },
        { old_path: '/f%C3%BChrung/', new_path: '/en' },
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
      'redirects.jsonl:5: old_path: is another spelling of /führung, which is redirected to /de already',
    ]);
    expect(await kit.db.select().from(events)).toEqual([]);
  });

  test('redirects from pages are imported and reported, once', async () => {
    const pack = {
      pages: [
        { key: 'home', title: { de: 'Start' } },
        { key: 'visit', parent: 'home', slug: { de: 'besuch' }, title: { de: 'Ihr Besuch' } },
        { key: 'draft', parent: 'home', slug: { de: 'entwurf' }, title: { de: 'Entwurf' }, is_online: false },
      ],
      redirects: ['besuch', 'entwurf', 'alt'].map((slug) => ({ old_path: `/de/${slug}`, new_path: '/de/neu' })),
    };
    const result = await load(pack);
    expect(result).toMatchObject({ ok: true, counts: { redirects: { created: 3 } } });
    expect(result.warnings).toEqual([
      'redirects.jsonl:1: old_path: is the address of the page "Ihr Besuch", which visitors can no longer open',
    ]);
    expect((await load(pack)).warnings).toEqual([]);
  });

  test('hours that clocks leave out or repeat are reported with their line and field', async () => {
    const events = [
      { date_start: '2027-03-28T02:30' },
      { date_start: '2026-10-25T01:30', date_end: '2026-10-25T02:30' },
      { date_start: '2026-10-25T02:30:00+01:00' },
      { date_start: '2026-10-04T01:45', timezone: 'Australia/Lord_Howe' },
      { date_start: '2027-04-04T01:45', timezone: 'Australia/Lord_Howe' },
      { date_start: '2027-03-28' },
    ].map((times, index) => packEvent({ key: `e${index}`, ...times }));
    expect((await load({ events })).warnings).toEqual([
      'events.jsonl:1: date_start: 2027-03-28T02:30 does not exist in Europe/Berlin, as clocks go forward; 2027-03-28T03:30 is used',
      'events.jsonl:2: date_end: 2026-10-25T02:30 occurs twice in Europe/Berlin, as clocks go back; +02:00 is used, write 2026-10-25T02:30+01:00 for the other',
      'events.jsonl:5: date_start: 2027-04-04T01:45 occurs twice in Australia/Lord_Howe, as clocks go back; +11:00 is used, write 2027-04-04T01:45+10:30 for the other',
    ]);
  });

  test('--skip-bad imports the rest, and leaves out records that refer to skipped ones', async () => {
    const result = await load(
      {
        productions: [{ key: 'p', title: { de: 'P' }, persons: ['nobody'] }],
        events: [packEvent({ production: 'p' }), packEvent({ key: 'e2' })],
      },
      { skipBad: true },
    );
    expect(result).toMatchObject({ ok: true, counts: { events: { created: 1, updated: 0 } } });
    expect(result.errors).toHaveLength(2);
  });

  test('--dry-run counts and writes nothing', async () => {
    const result = await load({ events: [packEvent({ room: 'Saal' })] }, { dryRun: true });
    expect(result).toMatchObject({
      ok: true,
      dryRun: true,
      counts: { events: { created: 1, updated: 0 }, 'room by name': { created: 1, updated: 0 } },
    });
    expect(await kit.db.select().from(events)).toEqual([]);
    expect(await kit.db.select().from(rooms)).toEqual([]);
  });

  test('an event that says what it said before was not changed', async () => {
    const changedAt = async (now: number, more: object = {}) => {
      await importPack({
        db: kit.db,
        mediaStore: mediaBelow(kit.dataDir),
        dir: await writePackFiles({ events: [packEvent(more)] }),
        now,
      });
      const [row] = await kit.db.select({ updatedAt: events.updatedAt }).from(events);
      return Date.parse(row?.updatedAt ?? '');
    };
    expect(await changedAt(NOW)).toBe(NOW);
    expect(await changedAt(NOW + 1000)).toBe(NOW);
    expect(await changedAt(NOW + 2000, { status: 'moved' })).toBe(NOW + 2000);
  });

  test('a key that is known is updated', async () => {
    await load({ events: [packEvent({ subline: { de: 'alt' } })] });
    const [before] = await kit.db.select().from(events);
    const result = await load({ events: [packEvent({ title: { de: 'Neu', fr: 'Nouveau' } })] });
    expect(result.counts).toEqual({ events: { created: 0, updated: 1 } });
    expect(await kit.db.select().from(events)).toEqual([
      expect.objectContaining({ id: before?.id, title: { de: 'Neu' }, subline: {} }),
    ]);
    expect(result.warnings).toEqual(['events.jsonl:1: title.fr: is in no language of this site; left out']);
  });

  test('names that do not exist are created once, and taken over by a line of their own', async () => {
    await load({
      events: [
        packEvent({ room: 'Großer Saal', tags: ['Jazz!', 'Jazz'] }),
        packEvent({ key: 'e2', room: 'Großer Saal' }),
      ],
    });
    expect(await kit.db.select({ key: rooms.key, name: rooms.name }).from(rooms)).toEqual([
      { key: 'grosser-saal', name: 'Großer Saal' },
    ]);
    expect((await kit.db.select().from(terms)).map((term) => term.slug).sort()).toEqual(['jazz', 'jazz-2']);
    await load({ rooms: [{ key: 'r1', name: 'Großer Saal', capacity: 300 }] });
    expect(await kit.db.select({ key: rooms.key, capacity: rooms.capacity }).from(rooms)).toEqual([
      { key: 'r1', capacity: 300 },
    ]);
  });

  test('HTML is cut down to the elements that the editor can write', async () => {
    await load({
      articles: [{ key: 'a', title: { de: 'A' }, body: { de: '<p onclick="x()">Gut<script>alert(1)</script></p>' } }],
    });
    expect((await kit.db.select().from(articles))[0]?.body).toEqual({ de: '<p>Gut</p>' });
  });

  test('texts the database cannot keep are an error of their line', async () => {
    expect((await load({ articles: ['{"key":"a","title":{"de":"A\\u0000"}}'] })).errors).toEqual([
      'articles.jsonl:1: title.de: holds characters that cannot be stored',
    ]);
  });

  test('--shift moves events and teasers by the same weeks into the coming 7 days', async () => {
    const result = await load(
      {
        events: [packEvent({ date_start: '2026-10-20T19:30' }), packEvent({ key: 'e2', date_start: '2026-10-24' })],
        teasers: [{ key: 't', position: '2026-10-22', headline: { de: 'T' } }],
      },
      { shift: true },
    );
    expect(result.weeks).toBe(5);
    expect(
      (await kit.db.select({ at: events.startsAt }).from(events).orderBy(events.key)).map((row) => row.at),
    ).toEqual(['2026-11-24T18:30:00.000Z', '2026-11-27T23:00:00.000Z']);
  });
});
