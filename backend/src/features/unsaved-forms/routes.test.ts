import type { AnswerOf } from '@vestibule/contracts';
import { addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';

const URL = '/api/unsaved-forms/';
let site: TestApp;
let anna: Visitor;
let berta: Visitor;

describe('unsaved forms', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOON);
    [anna, berta] = [site.visitor(), site.visitor()];
    for (const [visitor, role, email] of [
      [anna, 'editor', 'anna@example.org'],
      [berta, 'shop', 'berta@example.org'],
    ] as const) {
      await addEditor(site.db, role, email);
      await visitor.login(email, EDITOR.password);
    }
  });
  afterAll(() => site.close());

  const body = (values: object, more: object = {}) => ({
    form: 'records.articles.7',
    title: 'Die Orgel',
    version: 'v1',
    before: { title: { de: 'Die Orgel' } },
    values,
    ...more,
  });
  const store = (visitor: Visitor, values: object, more: object = {}) => visitor.write('POST', URL, body(values, more));
  const stored = async (visitor: Visitor) =>
    (await visitor.get(URL)).json<AnswerOf<'unsavedForms'>>().map(({ form, values }) => [form, values]);

  test('are stored once for each form, for their author alone, whatever the role', async () => {
    expect((await store(anna, { title: { de: 'D' } })).json()).toEqual({
      ...body({ title: { de: 'D' } }),
      updated_at: new Date(NOON).toISOString(),
    });
    site.setNow(NOON + 1000);
    await store(anna, { title: { de: 'Die Pfeifen' } });
    site.setNow(NOON + 2000);
    await store(anna, { is_site_online: null }, { form: 'settings', title: '', version: 'x' });
    await store(berta, { title: { de: 'Meine' } });
    expect(await stored(anna)).toEqual([
      ['settings', { is_site_online: null }],
      ['records.articles.7', { title: { de: 'Die Pfeifen' } }],
    ]);
    expect(await stored(berta)).toEqual([['records.articles.7', { title: { de: 'Meine' } }]]);
  });

  test('are deleted by their author, and after 90 days', async () => {
    await store(anna, { a: 1 });
    await berta.write('DELETE', `${URL}records.articles.7/`);
    expect(await stored(anna)).toHaveLength(1);
    expect((await anna.write('DELETE', `${URL}records.articles.7/`)).json()).toEqual({});
    expect(await stored(anna)).toEqual([]);
    await store(anna, { a: 1 });
    site.setNow(NOON + 91 * 24 * 60 * 60 * 1000);
    [anna, berta] = [site.visitor(), site.visitor()];
    expect((await anna.login('anna@example.org', EDITOR.password)).statusCode).toBe(200);
    await berta.login('berta@example.org', EDITOR.password);
    await store(berta, { a: 1 });
    expect(await stored(anna)).toEqual([]);
  });

  test('others neither store nor read any, and an invalid body is refused by its field', async () => {
    const visitor = site.visitor();
    expect((await visitor.get(URL)).statusCode).toBe(401);
    expect((await store(visitor, {})).statusCode).toBe(401);
    for (const [more, field] of [
      [{ form: 'a b' }, 'form'],
      [{ values: 'x' }, 'values'],
      [{ before: [] }, 'before'],
      [{ title: 'x'.repeat(301) }, 'title'],
      [{ other: 1 }, 'other'],
    ] as const)
      expect((await store(anna, {}, more)).json()).toMatchObject({ code: 'validation', field });
  });
});
