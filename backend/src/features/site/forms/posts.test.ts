import { FORM_FIELD_TYPES as TYPES, hasChoices, type FormDetail, type FormValue } from '@vestibule/contracts';
import { formEntries } from '../tables';
import { forms, type StoredField } from '../../../engines/records/tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import { storedField } from './testing/stored-field';

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: {} }));
const field = (slug: string, type: StoredField['type'], required = false, value: FormValue = null) =>
  storedField(slug, type, {
    label: { de: slug },
    required,
    visible: slug !== 'source',
    choices: hasChoices(type) ? choices : [],
    default: value,
  });
const FIELDS = [
  field('name', TYPES.text, true),
  field('message', TYPES.textarea),
  field('email', TYPES.email, true),
  field('consent', TYPES.checkbox, true),
  field('topics', TYPES.checkboxes),
  field('group', TYPES.select),
  field('languages', TYPES.multiselect),
  field('reply', TYPES.radio, false, 'a'),
  field('day', TYPES.date),
  field('people', TYPES.number),
  field('website', TYPES.url),
  field('source', TYPES.text, false, 'website'),
];

let site: TestApp;
describe('forms: posts', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await site.db
      .insert(forms)
      .values(['kontakt', 'anfrage'].map((key) => ({ key, title: { de: key }, fields: FIELDS })));
  });
  afterAll(() => site.close());

  const tokenOf = async (form: number) => (await site.visitor().get(`/de/api/forms/${form}/`)).json<FormDetail>().token;
  let address = 0;
  const visitor = () => site.visitor({ ...BY_GATEWAY, 'x-forwarded-for': `203.0.113.${(address += 1)}` });
  const post = (pairs: readonly (readonly [string, string])[], { form = 1, by = visitor(), lang = 'de' } = {}) =>
    by.send({
      method: 'POST',
      url: `/${lang}/api/forms/${form}/posts/`,
      payload: { posted: new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString() },
    });
  const RIGHT = [
    ['name', ' Anna '],
    ['email', 'anna@example.org'],
    ['consent', 'true'],
  ] as const;
  const entries = () => site.db.select().from(formEntries);

  test('every type of field is stored as a script’s entry is', async () => {
    const answer = await post(
      [
        ['form-token', await tokenOf(1)],
        ...RIGHT,
        ['message', 'erste\r\nzweite'],
        ['topics', 'a'],
        ['topics', 'c'],
        ['group', 'b'],
        ['languages', 'b'],
        ['reply', 'c'],
        ['day', '2026-12-01'],
        ['people', '12,5'],
        ['website', 'https://example.org/a?b=c&d'],
        ['email2', ''],
      ],
      { lang: 'cs' },
    );
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ done: true }, 'private, no-store']);
    expect(await entries()).toMatchObject([
      {
        formId: 1,
        lang: 'cs',
        values: {
          name: 'Anna',
          email: 'anna@example.org',
          consent: true,
          message: 'erste\nzweite',
          topics: ['a', 'c'],
          group: 'b',
          languages: ['b'],
          reply: 'c',
          day: '2026-12-01',
          people: '12,5',
          website: 'https://example.org/a?b=c&d',
          source: 'website',
        },
      },
    ]);
    expect((await entries())[0]?.values).not.toHaveProperty('email2');
  });

  test('a value that is not posted is empty, whatever its default: the visitor has removed it', async () => {
    await post([['form-token', await tokenOf(1)], ...RIGHT]);
    expect((await entries())[0]?.values).toMatchObject({ topics: [], reply: '', day: '' });
  });

  test('all problems are reported at once, and nothing is stored', async () => {
    const answer = await post([
      ['form-token', await tokenOf(1)],
      ['name', '  '],
      ['message', 'x'.repeat(5001)],
      ['email', 'anna'],
      ['topics', 'z'],
      ['group', 'a'],
      ['group', 'b'],
      ['day', '2026-02-31'],
      ['email2', 'anna@example.org'],
      ['other', 'x'],
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        done: false,
        reason: 'values',
        problems: {
          '': 'invalid',
          name: 'required',
          message: 'long',
          email: 'email',
          consent: 'required',
          topics: 'invalid',
          group: 'invalid',
          day: 'invalid',
          email2: 'trap',
        },
      },
    ]);
    expect(await entries()).toEqual([]);
  });

  test('lines that a browser ends with two signs are counted as a script counts them', async () => {
    const lines = Array.from({ length: 2500 }, () => 'x').join('\r\n');
    expect((await post([['form-token', await tokenOf(1)], ...RIGHT, ['message', lines]])).json()).toEqual({
      done: true,
    });
  });

  test('values that a database cannot store, and more than any form has, are refused', async () => {
    const token = ['form-token', await tokenOf(1)] as const;
    for (const bad of [[['name', 'a\0b']], Array.from({ length: 101 }, () => ['topics', 'a'] as const)] as const)
      expect((await post([token, ...RIGHT, ...(bad as [string, string][])])).json()).toMatchObject({
        code: 'validation',
      });
    expect(await entries()).toEqual([]);
  });

  test('without a good token nothing is stored; everybody gets the same one, as pages are cached', async () => {
    const answer = await site.visitor().get('/de/api/forms/1/');
    const { token } = answer.json<FormDetail>();
    expect(await tokenOf(1)).toBe(token);
    // Until then pages may show it.
    expect(answer.headers['x-valid-until']).toBe('2026-11-22T00:00:00.000Z');
    for (const [wrong, form] of [
      ['', 1],
      [`${token}x`, 1],
      [token, 2],
    ] as const) {
      const refused = await post([['form-token', wrong], ...RIGHT], { form });
      expect([refused.statusCode, refused.json()]).toEqual([200, { done: false, reason: 'token', problems: {} }]);
    }
    site.setNow(Date.parse('2026-11-29T00:00:00Z'));
    expect((await post([['form-token', token], ...RIGHT])).json()).toMatchObject({ reason: 'token' });
    expect(await entries()).toEqual([]);
    expect((await post([['form-token', await tokenOf(1)], ...RIGHT])).json()).toEqual({ done: true });
    expect((await post([['form-token', token], ...RIGHT], { form: 9 })).statusCode).toBe(404);
  });

  test('only the gateway passes posts on', async () => {
    const pairs = [['form-token', await tokenOf(1)], ...RIGHT] as const;
    for (const headers of [{}, { authorization: 'Bearer wrong' }])
      expect((await post(pairs, { by: site.visitor(headers) })).json()).toMatchObject({ code: 'forbidden' });
    expect(await entries()).toEqual([]);
  });

  test('posts and entries of scripts are counted together', async () => {
    const by = visitor();
    const pairs = [['form-token', await tokenOf(1)], ...RIGHT] as const;
    const entry = { form: 1, field_values: { name: 'Anna', email: 'anna@example.org', consent: true } };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(pairs, { by })).statusCode).toBe(200);
      expect((await by.write('POST', '/de/api/forms-entries/', entry)).statusCode).toBe(200);
    }
    const over = [await post(pairs, { by }), await by.write('POST', '/de/api/forms-entries/', entry)];
    expect(over.map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) > 0])).toEqual([
      [429, true],
      [429, true],
    ]);
    expect((await post(pairs)).statusCode).toBe(200);
    expect(await entries()).toHaveLength(11);
  });
});
