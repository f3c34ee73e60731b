import type { AnswerOf } from '@vestibule/contracts';
import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';

// Statements that this file shows:
// - docs/behaviour/editing.md#tables-of-records

type Imported = AnswerOf<'importRecords'>;

let site: TestApp;
let editor: Visitor;

async function loginAs(role: string): Promise<void> {
  await addEditor(site.db, role, `${role}@example.org`);
  editor = site.visitor();
  await editor.login(`${role}@example.org`, EDITOR.password);
}

describe('tables of records', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await loginAs('administrator');
  });
  afterAll(() => site.close());

  const importTable = (kind: string, csv: string, more: object = {}) =>
    editor.write('POST', `/api/records/${kind}/import/`, { csv, ...more });
  const done = async (kind: string, csv: string, more: object = {}) =>
    (await importTable(kind, csv, more)).json<Imported>();
  const values = async (kind: string) =>
    (await editor.get(`/api/records/${kind}/`)).json<AnswerOf<'records'>>().results.map((record) => record.values);

  const CHECKS = [
    'language;searched;hit_kind;hit_title',
    'de;Anfahrt;pages;Anreise',
    'cs;"kavárna; dvůr";pages;Návštěva',
  ].join('\r\n');

  it('makes the records of new lines, changes those of others, and counts equal ones', async () => {
    expect(await done('search_checks', CHECKS)).toEqual({ created: 2, changed: 0, same: 0, problems: [] });
    expect(await values('search_checks')).toContainEqual({
      language: 'cs',
      searched: 'kavárna; dvůr',
      hit_kind: 'pages',
      hit_title: 'Návštěva',
    });
    const other = CHECKS.replace('Anreise', 'Besuch');
    expect(await done('search_checks', other)).toEqual({ created: 0, changed: 1, same: 1, problems: [] });
    const { results } = (await editor.get('/api/audit/?page=1')).json<AnswerOf<'audit'>>();
    expect(results.filter(({ subject }) => subject === 'search_checks').map(({ action }) => action)).toEqual([
      'change',
      'create',
      'create',
    ]);
  });

  it('leaves values without a cell, and the other languages of a text', async () => {
    await done('rooms', 'key,name,title.de,title.en\nsaal,Saal,Großer Saal,Great Hall');
    expect(await done('rooms', 'key,name,title.de\nsaal,,Festsaal')).toMatchObject({ changed: 1 });
    expect(await values('rooms')).toMatchObject([
      { key: 'saal', name: 'Saal', title: { de: 'Festsaal', en: 'Great Hall' } },
    ]);
  });

  it('stores nothing in a dry run', async () => {
    expect(await done('search_checks', CHECKS, { dry_run: true })).toMatchObject({ created: 2, problems: [] });
    expect(await values('search_checks')).toEqual([]);
    expect(site.purged).toEqual([]);
  });

  it('stores nothing where a line has a problem, and names line, field and reason of each', async () => {
    const csv = [
      'key,title.de,date_start,room',
      'a,Abend,2026-12-01T19:30,',
      'b,Morgen,,',
      ',Mittag,2026-12-01T12:00,',
      'a,Abend,2026-12-02T19:30,',
      'c,Nacht,2026-12-03T22:00,Turm',
      'd,"Früh,2026-12-03',
    ].join('\n');
    const { created, problems } = await done('events', csv);
    expect(created).toBe(0);
    expect(problems.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'date_start', 'required'],
      [4, 'key', 'required'],
      [5, 'key', 'twice_in_table'],
      [6, 'room', 'no_record'],
      [7, '', expect.any(String)],
    ]);
    expect(await values('events')).toEqual([]);
  });

  it('keeps to the rights of the role and of each field', async () => {
    const events = 'key,title.de,date_start,is_online\na,Abend,2026-12-01T19:30,';
    await loginAs('editor');
    expect((await importTable('events', `${events}false`)).statusCode).toBe(403);
    await loginAs('programme');
    expect((await importTable('synonyms', 'language,typed\nde,der')).statusCode).toBe(403);
    expect(await done('events', `${events}true`)).toMatchObject({ created: 1, problems: [] });
  });

  it('is a table again that imports as it is', async () => {
    await done('rooms', `key,name,title.de,capacity\nsaal,Saal,=1+1,420\nturm,Turm,"Turm ""alt""",`);
    await done('venues', 'name,address.city,latitude,key\nHaus,Tannlitz,49.5,haus');
    for (const kind of ['rooms', 'venues']) {
      const file = await editor.get(`/api/records/${kind}/export.csv`);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${kind}.csv"`);
      const before = await values(kind);
      expect(await done(kind, file.body)).toMatchObject({ created: 0, changed: 0, same: before.length, problems: [] });
      expect(await values(kind)).toEqual(before);
    }
  });

  it('takes no pages, no unknown kinds and no endless tables', async () => {
    for (const kind of ['pages', 'nothing']) expect((await importTable(kind, 'key\na')).statusCode).toBe(404);
    const rows = Array.from({ length: 301 }, (_, index) => `de,w${index}`);
    const answer = await importTable('synonyms', ['language,typed', ...rows].join('\n'));
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ field: 'csv' })]);
  });
});
