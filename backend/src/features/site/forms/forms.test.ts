import { FORM_FIELD_TYPES as TYPES, type FormDetail } from '@vestibule/contracts';
import { formEntries } from '../tables';
import { forms, type StoredField } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { storedField } from './testing/stored-field';

// Statements that this file shows:
// - docs/behaviour/content.md#forms

const field = (slug: string, type: StoredField['type'], changes: Partial<StoredField> = {}) =>
  storedField(slug, type, { label: { de: slug, en: `${slug} (en)` }, ...changes });
const choices = [
  { value: 'a', label: { de: 'Erste' } },
  { value: 'b', label: {} },
];

let site: TestApp;
describe('forms', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await site.db.insert(forms).values({
      key: 'kontakt',
      title: { de: 'Schreiben Sie uns', en: 'Write to us' },
      email: 'haus@example.org',
      fields: [
        field('name', TYPES.text, { required: true }),
        field('email', TYPES.email, { required: true }),
        field('topics', TYPES.checkboxes, { choices }),
        field('source', TYPES.text, { visible: false, default: 'website' }),
      ],
    });
  });
  afterAll(() => site.close());

  let address = 0;
  const send = (field_values: object, lang = 'de', form: unknown = 1) =>
    site
      .visitor({ 'x-forwarded-for': `192.0.2.${(address += 1)}` })
      .write('POST', `/${lang}/api/forms-entries/`, { form, field_values });
  const RIGHT = { name: ' Anna ', email: 'anna@example.org', topics: ['b'], email2: '' };

  test('a form in the language of the page, the confirmation field at its end', async () => {
    const answer = await site.visitor().get('/en/api/forms/1/');
    expect(answer.headers['x-tags']).toBe('forms');
    const form = answer.json<FormDetail>();
    expect(form).toMatchObject({
      title: 'Write to us',
      email: 'haus@example.org',
      names: { de: 'schreiben-sie-uns', en: 'write-to-us' },
    });
    expect(
      form.fields.map(({ id, slug, field_type, required, default: value }) => [id, slug, field_type, required, value]),
    ).toEqual([
      [1, 'name', 1, true, ''],
      [2, 'email', 3, true, ''],
      [3, 'topics', 5, false, []],
      [4, 'source', 1, false, 'website'],
      [5, 'email2', 'emailconfirm', false, ''],
    ]);
    expect(form.fields[2]?.choices).toEqual([
      { value: 'a', label: 'Erste' },
      { value: 'b', label: 'b' },
    ]);
    expect((await site.visitor().get('/en/api/forms/2/')).statusCode).toBe(404);
  });

  test('stores the entry, trimmed, with the defaults of hidden fields and without the trap', async () => {
    const answer = await send({ ...RIGHT, source: 'forged' }, 'cs');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await site.db.select().from(formEntries)).toMatchObject([
      { formId: 1, lang: 'cs', values: { name: 'Anna', email: 'anna@example.org', topics: ['b'], source: 'website' } },
    ]);
  });

  test.each([
    [{ email: 'anna@example.org' }, 'de', 'name', 'Dieses Feld ist erforderlich!'],
    [{ ...RIGHT, email: 'anna' }, 'en', 'email', 'Invalid e-mail address!'],
    [{ ...RIGHT, name: '  ', email: '' }, 'cs', 'name', 'Toto pole je povinné!'],
    [{ ...RIGHT, topics: ['c'] }, 'en', 'topics', 'This value does not fit here.'],
    [{ ...RIGHT, email2: 'anna@example.org' }, 'en', 'email2', 'Please leave this field empty.'],
    [{ ...RIGHT, other: 'x' }, 'en', 'field_values', 'This value does not fit here.'],
  ])('%j is refused, in the language of the page, by the name of the field', async (values, lang, name, message) => {
    const answer = await send(values, lang);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'validation', field: name, message }]);
    expect(await site.db.select().from(formEntries)).toEqual([]);
  });

  test('a form that is not there takes nothing; one without a number is no form', async () => {
    expect((await send(RIGHT, 'de', 9)).statusCode).toBe(404);
    expect((await send(RIGHT, 'de', 'x')).json()).toMatchObject({ code: 'validation', field: 'form' });
  });

  test('only this site’s own pages send, and no more than a hand can', async () => {
    const visitor = site.visitor({ 'x-forwarded-for': '198.51.100.1' });
    expect(
      (
        await visitor.send({ method: 'POST', url: '/de/api/forms-entries/', payload: { form: 1, field_values: RIGHT } })
      ).json(),
    ).toMatchObject({ code: 'csrf' });
    for (let sent = 0; sent < 10; sent += 1)
      await visitor.write('POST', '/de/api/forms-entries/', { form: 1, field_values: RIGHT });
    expect((await visitor.write('POST', '/de/api/forms-entries/', { form: 1, field_values: RIGHT })).statusCode).toBe(
      429,
    );
  });
});
