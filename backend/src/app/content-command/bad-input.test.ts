import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countRows } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { removeFolders, temporaryFolder } from '../../features/packs/testing/pack';
import { run } from './run';

let site: TestApp;
let dataDir: string;
describe('bad input', () => {
  /** The command lets a running backend do the work, as with any site that is up. */
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    site = await createTestApp({ dataDir });
    const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
    await writeFile(
      join(dataDir, 'backend.lock'),
      JSON.stringify({ pid: process.pid, port, token: 'internal-token-of-the-tests' }),
    );
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    await site.close();
    await removeFolders();
  });

  const lines = (...records: (object | string)[]) =>
    records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');
  const event = (key: string, more: object = {}) => ({
    key,
    title: { de: 'Orgelnacht' },
    date_start: '2026-11-25T19:30',
    ...more,
  });

  /**
   * Runs the import of a folder with these files on an empty site; returns its status, the lines with errors, and the
   * number of rows.
   */
  async function importOf(files: Readonly<Record<string, string | Buffer>>, ...flags: string[]) {
    const dir = await temporaryFolder();
    for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
    let written = '';
    const output = { isTTY: false, write: (text: string) => (written += text) };
    const status = await run(['import', dir, ...flags], { DATA_DIR: dataDir }, output, output);
    const { roles: _ready, ...counts } = await countRows(site.db);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const problems = (kind: string) =>
      [...written.matchAll(new RegExp(`^${kind} +(.*)$`, 'gm'))].map(([, message]) => message);
    return { status, errors: problems('error'), warnings: problems('warning'), rows, written };
  }

  /** As Windows saves Czech: á is one byte. */
  const inLatin = (text: string) => Buffer.from(text, 'latin1');

  test('each kind of bad input is reported with file, line and field, in their order; nothing is written', async () => {
    const { status, errors, rows, written } = await importOf({
      'evnts.jsonl': '',
      'persons.jsonl': inLatin(
        lines({ key: 'ada', name: 'Ada' }, { key: 'pat', name: 'Pátek', function: { cs: 'ředitel'.slice(1) } }),
      ),
      'events.jsonl': lines(
        event('1', { persons: ['nobody', 'noone'] }),
        event('2', { date_start: '2026-02-30' }),
        event('3', { titel: { de: 'Orgelnacht' } }),
        event('1'),
        event('5', { production: 'nothing', status: 'late' }),
        '{"key": "6"',
        event('7', { production: 'nothing' }),
        event('8', {
          title: 'Orgelnacht',
          duration_minutes: 'long',
          tags: 'Jazz',
          is_online: 'maybe',
          seat_groups: [{ key: 'g', capacity: -1 }],
        }),
      ),
      'articles.jsonl': lines(
        { key: 'a', title: { de: 'A'.repeat(1001) } },
        { key: 'b', title: { de: 'B' }, body: { cs: 'x'.repeat(5_000_000) } },
      ),
      'settings.json': '{"is_site_onlin": true}',
    });
    expect(errors).toEqual([
      'evnts.jsonl: is not a file of the format; did you mean events.jsonl?',
      'persons.jsonl:2: name: is not UTF-8; save the file in that encoding',
      'articles.jsonl:1: title.de: has 1,001 characters; at most 1,000 are allowed',
      'articles.jsonl:2: body.cs: has 5,000,000 characters; at most 200,000 are allowed',
      'events.jsonl:1: persons: there are no persons with keys nobody, noone',
      'events.jsonl:2: date_start: must be a day (YYYY-MM-DD) or a time (YYYY-MM-DDTHH:MM) of ISO 8601',
      'events.jsonl:3: titel: is not a field of the format; did you mean title?',
      'events.jsonl:4: key: is the same as in line 1',
      'events.jsonl:5: status: must be one of scheduled, moved, cancelled',
      expect.stringMatching(/^events\.jsonl:6: is not JSON/),
      'events.jsonl:7: production: there is no production with key nothing',
      'events.jsonl:8: title: must be an object with one text per language',
      'events.jsonl:8: duration_minutes: must be a number',
      'events.jsonl:8: tags: must be a list',
      'events.jsonl:8: is_online: must be true or false',
      'events.jsonl:8: seat_groups[0].capacity: must be at least 0',
      'settings.json: is_site_onlin: is not a field of the format; did you mean is_site_online?',
    ]);
    expect(written).toContain('Nothing was imported');
    expect([status, rows]).toEqual([1, 0]);
  });

  test('CSV and calendars alike', async () => {
    const vevent = (...rest: string[]) => ['BEGIN:VEVENT', ...rest, 'END:VEVENT'];
    const { status, errors, rows } = await importOf({
      'rooms.csv': 'key,nmae,name\n1,x,Saal\n2,y\n3,z,Hof\n3,z,Burg\n',
      'series.csv': inLatin('key;name\n1;Führungen\n'),
      'events.csv': `key,title,date_start,text\n1,A,morgen,x\n2,B,2026-12-01,${'x'.repeat(200_001)}\n`,
      'haus.ics': inLatin(
        [
          'BEGIN:VCALENDAR',
          ...vevent('UID:a', 'SUMMARY:Führung', 'DTSTART:20270101T100000Z'),
          ...vevent('UID:a', 'SUMMARY:B', 'DTSTART:20270101T100000Z'),
          'END:VCALENDAR',
        ].join('\r\n'),
      ),
    });
    expect(errors).toEqual([
      'rooms.csv:1: nmae: is not a field of the format; did you mean name?',
      'rooms.csv:3: has more or fewer cells than the first line has fields',
      'rooms.csv:5: key: is the same as in line 4',
      'series.csv:2: name: is not UTF-8; save the file in that encoding',
      'events.csv:2: date_start: must be a day (YYYY-MM-DD) or a time (YYYY-MM-DDTHH:MM) of ISO 8601',
      'events.csv:3: text.de: has 200,001 characters; at most 200,000 are allowed',
      'haus.ics:2: title.de: is not UTF-8; save the file in that encoding',
    ]);
    expect([status, rows]).toEqual([1, 0]);
  });

  test('a problem of every line is reported five times, with the number of the others', async () => {
    const { errors } = await importOf({
      'events.jsonl': lines(...Array.from({ length: 400 }, (_, index) => event(String(index), { titel: 'Saal' }))),
    });
    expect(errors).toHaveLength(5);
    expect(errors[0]).toBe('events.jsonl:1: titel: is not a field of the format; did you mean title?');
    expect(errors[4]).toBe(
      'events.jsonl:5: titel: is not a field of the format; did you mean title? (and in 395 more: line 6, 7, 8, 9, 10 …)',
    );
  });

  test('a field that the format does not know is refused, unless such fields are ignored', async () => {
    const pack = {
      'rooms.jsonl': lines({ key: 'a', name: 'Saal' }, { key: 'b', name: 'Hof', colour: 'red' }),
      'settings.json': '{"opening": 1}',
    };
    const refused = await importOf(pack);
    expect(refused.errors).toEqual([
      'rooms.jsonl:2: colour: is not a field of the format; --ignore-unknown leaves such fields out',
      'settings.json: opening: is not a field of the format; --ignore-unknown leaves such fields out',
    ]);
    expect([refused.status, refused.rows]).toEqual([1, 0]);
    const taken = await importOf(pack, '--ignore-unknown');
    expect(taken).toMatchObject({
      status: 0,
      errors: [],
      warnings: [
        'rooms.jsonl:2: colour: is not a field of the format; left out',
        'settings.json: opening: is not a field of the format; left out',
      ],
    });
  });

  test('control: the same pack without mistakes passes, byte order mark, notes and long body', async () => {
    const { status, errors, warnings, rows } = await importOf({
      'README.md': 'Our programme',
      '.gitignore': '',
      'persons.jsonl': `\uFEFF${lines({ key: 'pat', name: 'Pátek', function: { cs: 'ředitel', fr: 'directeur' } })}`,
      'events.jsonl': lines(event('1', { persons: ['pat'], title: { de: 'Zeichen \u2028 trennt' } }), '', event('2')),
      'articles.jsonl': lines({ key: 'b', title: { de: 'B' }, body: { cs: 'x'.repeat(200_000) } }),
      'rooms.csv': '\uFEFFkey,name\n1,Saal\n',
      'settings.json': '\uFEFF{"is_site_online": true}',
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      'persons.jsonl:1: function.fr: is in no language of this site; left out',
      'README.md: is not a file of the format; left out',
    ]);
    expect(status).toBe(0);
    expect(rows).toBeGreaterThan(5);
  });
});
