import { FORM_FIELD_TYPES as TYPES } from '@vestibule/contracts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { formEntries } from '../tables';
import { forms } from '../../../engines/records/tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import { expireEntries } from './expire-entries';
import { storedField } from './testing/stored-field';

const DAY_MS = 24 * 3600 * 1000;

let site: TestApp;
describe('entries', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await site.db.insert(forms).values(
      [180, 0].map((retentionDays) => ({
        key: `kontakt ${retentionDays}`,
        title: { de: 'Schreiben Sie uns', en: 'Write to us' },
        retentionDays,
        fields: [
          storedField('name', TYPES.text, { label: { de: 'Ihr Name', en: 'Your name' } }),
          storedField('topics', TYPES.checkboxes),
          storedField('news', TYPES.checkbox, { label: { de: 'Rundbrief' } }),
        ],
      })),
    );
  });
  afterAll(() => site.close());

  const send = (formId: number, values: object, age = 0) =>
    site.db
      .insert(formEntries)
      .values({ formId, lang: 'de', values: values as never, createdAt: new Date(NOON - age).toISOString() });

  describe('entries are stored', () => {
    test('for as long as their form says, to the moment', async () => {
      for (const form of [1, 2]) for (const age of [181, 180, 179, 0]) await send(form, { age }, age * DAY_MS);
      expect(await expireEntries(site.db, NOON)).toBe(1);
      const left = (form: number) => site.db.select().from(formEntries).where(eq(formEntries.formId, form));
      expect((await left(1)).map(({ values }) => values['age'])).toEqual([180, 179, 0]);
      // Nothing is removed without an end.
      expect(await left(2)).toHaveLength(4);
      expect(await expireEntries(site.db, NOON + 1)).toBe(1);
    });

    test('as the page of the form says', async () => {
      const days = async (form: number) =>
        (await site.visitor().get(`/de/api/forms/${form}/`)).json<{ retention_days: number }>().retention_days;
      expect([await days(1), await days(2)]).toEqual([180, 0]);
    });
  });

  describe('entries as CSV', () => {
    beforeEach(() => addEditor(site.db, 'publisher'));
    const csv = async (form: number | string, language = 'de') => {
      const visitor = site.visitor({ 'accept-language': language });
      await visitor.login(EDITOR.email, EDITOR.password);
      return visitor.get(`/api/forms/${form}/entries.csv`);
    };

    test('all of them, the oldest first, in the editor’s language, whatever is in them', async () => {
      await send(1, { name: 'Žofie; "Nováková"\nBrno', topics: ['a', 'b'], news: true }, DAY_MS);
      await send(1, { name: '=HYPERLINK("https://evil.example")', topics: [], news: false, gone: 'x' });
      await send(2, { name: 'of another form' });
      const answer = await csv(1);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="schreiben-sie-uns-2026-11-21.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const text = answer.body;
      expect(text.startsWith('\ufeff')).toBe(true);
      expect(parse(text, { delimiter: ';', bom: true })).toEqual([
        ['Eingegangen', 'Sprache', 'Ihr Name', 'topics', 'Rundbrief'],
        ['2026-11-20T11:00:00.000Z', 'de', 'Žofie; "Nováková"\nBrno', 'a, b', '1'],
        // A spreadsheet does not take it for a formula.
        ['2026-11-21T11:00:00.000Z', 'de', '\'=HYPERLINK("https://evil.example")', '', ''],
      ]);
      expect((await csv(1, 'en')).body).toContain('Received;Language;Your name;topics');
    });

    test('more than fit into one look at the database', async () => {
      const many = Array.from({ length: 1203 }, (_, index) => ({
        formId: 1,
        lang: 'de',
        values: { name: `${index}` },
      }));
      await site.db.insert(formEntries).values(many);
      const lines = (await csv(1)).body.trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(';')[2])).toEqual(many.map(({ values }) => values.name));
    });

    test('for editors only, and of a form that there is', async () => {
      expect((await site.visitor().get('/api/forms/1/entries.csv')).statusCode).toBe(401);
      expect((await csv(9)).statusCode).toBe(404);
      expect((await csv('x')).statusCode).toBe(404);
    });
  });
});
