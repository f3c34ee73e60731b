import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { drafts } from '../../tables';
import { pages } from '../../../../engines/records/tables';
import { EDITOR, addEditor, addPage } from '../../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';

let site: TestApp;
let page: number;
let anna: Visitor;
let berta: Visitor;
describe('drafts', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    page = await addPage(site.db, { de: '/de/besuch' });
    [anna, berta] = [site.visitor(), site.visitor()];
    for (const [visitor, email] of [
      [anna, 'anna@example.org'],
      [berta, 'berta@example.org'],
    ] as const) {
      await addEditor(site.db, 'editor', email);
      await visitor.login(email, EDITOR.password);
    }
  });
  afterAll(() => site.close());

  const body = (values: object, more: object = {}) => ({
    key: 'm7',
    page,
    model: 'headline',
    module: 7,
    version: 'v1',
    section: null,
    column: 0,
    index: 0,
    values,
    ...more,
  });
  const keep = (visitor: Visitor, values: object, more: object = {}) =>
    visitor.write('POST', '/de/pageeditor-api/drafts', body(values, more));
  const kept = async (visitor: Visitor, lang = 'de') =>
    (await visitor.get(`/${lang}/pageeditor-api/drafts?page_id=${page}`)).json<AnswerOf<'drafts'>>();

  test('the last draft is stored, one for each module and language, for its author alone', async () => {
    expect((await keep(anna, { content: 'Ha' })).json()).toEqual({
      ...body({ content: 'Ha' }),
      updated_at: '2026-11-21T11:00:00.000Z',
    });
    await keep(anna, { content: 'Hallo' });
    await keep(anna, { content: 'Neu' }, { key: 'n-1', module: null, version: null, index: 3 });
    await anna.write('POST', '/en/pageeditor-api/drafts', body({ content: 'Hello' }));
    await keep(berta, { content: 'Meins' });
    expect((await kept(anna)).map(({ values }) => values)).toEqual([{ content: 'Hallo' }, { content: 'Neu' }]);
    expect((await kept(anna, 'en')).map(({ values }) => values)).toEqual([{ content: 'Hello' }]);
    expect((await kept(berta)).map(({ values }) => values)).toEqual([{ content: 'Meins' }]);
  });

  test('an invalid draft is stored unchanged', async () => {
    await keep(anna, { content: '', anchor: 'ä ö', headline_level: null });
    expect(await kept(anna)).toMatchObject([{ values: { content: '', anchor: 'ä ö', headline_level: null } }]);
  });

  test('dropping it is for its author, and goes with the page', async () => {
    await keep(anna, { content: 'Hallo' });
    await berta.write('DELETE', '/de/pageeditor-api/drafts/m7');
    expect(await kept(anna)).toHaveLength(1);
    expect((await anna.write('DELETE', '/de/pageeditor-api/drafts/m7')).json()).toEqual({});
    expect(await kept(anna)).toEqual([]);
    await keep(anna, { content: 'Hallo' });
    await site.db.delete(pages).where(eq(pages.id, page));
    expect(await site.db.select().from(drafts)).toEqual([]);
  });

  test('others neither store nor read any, and an invalid body is refused by its field', async () => {
    const visitor = site.visitor();
    expect((await visitor.get(`/de/pageeditor-api/drafts?page_id=${page}`)).statusCode).toBe(401);
    expect((await keep(visitor, {})).statusCode).toBe(401);
    expect((await keep(anna, {}, { page: 99_999 })).statusCode).toBe(404);
    for (const [more, field] of [
      [{ model: 'hologram' }, 'model'],
      [{ values: 'x' }, 'values'],
      [{ key: 'a b' }, 'key'],
      [{ other: 1 }, 'other'],
    ] as const)
      expect((await keep(anna, {}, more)).json()).toMatchObject({ code: 'validation', field });
  });
});
