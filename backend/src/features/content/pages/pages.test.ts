import type { Page } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { pages } from '../../../engines/records/tables';
import { EDITOR, addEditor, addPage } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
let visit: number;
let directions: number;
describe('pages', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    const titled = (de: string, en?: string) => ({ title: { de, ...(en ? { en } : {}) } });
    const home = await addPage(site.db, { de: '/de', en: '/en', cs: '/cs' }, titled('Willkommen', 'Welcome'));
    visit = await addPage(
      site.db,
      { de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' },
      { ...titled('Besuch', 'Visit'), parentId: home },
    );
    directions = await addPage(
      site.db,
      { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here', cs: '/cs/besuch/anfahrt' },
      { ...titled('Anfahrt'), parentId: visit, metaDescription: { de: 'Wie man kommt' } },
    );
  });
  afterAll(() => site.close());

  const pageOf = async (path: string, visitor: Visitor = site.visitor()) => (await visitor.get(path)).json<Page>();
  async function editor(): Promise<Visitor> {
    await addEditor(site.db, 'publisher');
    const visitor = site.visitor();
    await visitor.login(EDITOR.email, EDITOR.password);
    return visitor;
  }

  test('a page is found by its path in the requested language', async () => {
    expect(await pageOf('/de/pageeditor-api/page/besuch/anfahrt')).toMatchObject({
      id: directions,
      lang: 'de',
      path: '/de/besuch/anfahrt',
      title: 'Anfahrt',
      meta_title: 'Anfahrt',
      og_description: 'Wie man kommt',
      parent: visit,
    });
    expect(await pageOf('/en/pageeditor-api/page/visit/getting-here/')).toMatchObject({
      id: directions,
      lang: 'de',
      path: '/en/visit/getting-here',
    });
    expect((await site.visitor().get('/en/pageeditor-api/page/besuch')).statusCode).toBe(404);
    expect((await site.visitor().get('/de/pageeditor-api/page/besuch/nichts')).json()).toEqual({
      code: 'not_found',
      message: 'This page could not be found',
    });
  });

  test('the home page answers with and without the slash', async () => {
    for (const path of ['/en/pageeditor-api/page/', '/en/pageeditor-api/page'])
      expect(await pageOf(path)).toMatchObject({
        title: 'Welcome',
        path: '/en',
        breadcrumbs: [{ title: 'Home', url: '/en' }],
      });
  });

  test('breadcrumbs begin with Home and follow the parents', async () => {
    expect((await pageOf('/en/pageeditor-api/page/visit/getting-here')).breadcrumbs).toEqual([
      { title: 'Home', url: '/en' },
      { title: 'Visit', url: '/en/visit' },
      { title: 'Anfahrt', url: '/en/visit/getting-here' },
    ]);
  });

  test('siblings are the online pages with the same parent, in their order, in every language', async () => {
    const [row] = await site.db.select({ parentId: pages.parentId }).from(pages).where(eq(pages.id, visit));
    const add = (de: string, more: Partial<typeof pages.$inferInsert>) =>
      addPage(site.db, { de, en: `${de}-en` }, { parentId: row?.parentId ?? null, ...more });
    await add('/de/haus', { position: 2 });
    await add('/de/mieten', { position: 1 });
    await add('/de/entwurf', { position: 1, isOnline: false });
    const expected = [
      { urls: { de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' } },
      { urls: { de: '/de/mieten', en: '/de/mieten-en' } },
      { urls: { de: '/de/haus', en: '/de/haus-en' } },
    ];
    for (const path of ['/cs/pageeditor-api/page/besuch', '/de/pageeditor-api/page/haus'])
      expect((await pageOf(path)).siblings).toEqual(expected);
    // Of another parent's child it is none.
    expect((await pageOf('/de/pageeditor-api/page/besuch/anfahrt')).siblings).toEqual([
      { urls: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here', cs: '/cs/besuch/anfahrt' } },
    ]);
    expect((await pageOf('/de/pageeditor-api/page/')).siblings).toEqual([
      { urls: { de: '/de', en: '/en', cs: '/cs' } },
    ]);
  });

  test('share tags fall back to those for search engines, and those to the headline', async () => {
    const share = async (values: Partial<typeof pages.$inferInsert>) => {
      await site.db.update(pages).set(values).where(eq(pages.id, visit));
      const { og_title, og_description, og_type } = await pageOf('/de/pageeditor-api/page/besuch');
      return [og_title, og_description, og_type];
    };
    expect(await share({ isOnline: true })).toEqual(['Besuch', '', 'website']);
    expect(await share({ headline: { de: 'Kommen Sie!' } })).toEqual(['Kommen Sie!', '', 'website']);
    expect(await share({ metaTitle: { de: 'Ihr Besuch' }, metaDescription: { de: 'Zeiten' } })).toEqual([
      'Ihr Besuch',
      'Zeiten',
      'website',
    ]);
    expect(
      await share({ ogTitle: { de: 'Bis bald' }, ogDescription: { de: 'Wir freuen uns' }, ogType: 'article' }),
    ).toEqual(['Bis bald', 'Wir freuen uns', 'article']);
  });

  test('a page says where the hub has its form', async () => {
    expect((await pageOf('/de/pageeditor-api/page/besuch')).settings_url).toBe(`/cms-hub/records/pages/${visit}`);
  });

  test('a missing version is 404, for everybody, and an invalid number is refused by name', async () => {
    for (const visitor of [site.visitor(), await editor()]) {
      const url = '/de/pageeditor-api/page/besuch';
      expect((await visitor.get(`${url}?version_id=999999`)).json()).toMatchObject({ code: 'not_found' });
      expect((await visitor.get(`${url}?version_id=abc`)).json()).toMatchObject({
        code: 'validation',
        field: 'version_id',
      });
      expect((await visitor.get(`${url}?utm_source=a`)).statusCode).toBe(200);
    }
  });

  test('a page that only groups others is there for editors only, and beside no page', async () => {
    const folder = await addPage(site.db, { de: '/de/ordner' }, { isClickable: false });
    await addPage(site.db, { de: '/de/ordner/blatt' }, { parentId: folder, title: { de: 'Blatt' } });
    await addPage(site.db, { de: '/de/daneben' });
    expect((await site.visitor().get('/de/pageeditor-api/page/ordner')).statusCode).toBe(404);
    expect((await pageOf('/de/pageeditor-api/page/ordner/blatt')).breadcrumbs[1]).toMatchObject({ url: '' });
    expect((await pageOf('/de/pageeditor-api/page/daneben')).siblings).not.toContainEqual({
      urls: { de: '/de/ordner' },
    });
    expect(await pageOf('/de/pageeditor-api/page/ordner', await editor())).toMatchObject({ id: folder });
    await site.db.update(pages).set({ isClickable: false });
    expect((await site.visitor().get('/de/pageeditor-api/page/')).statusCode).toBe(200);
  });

  test('an offline page is there for editors only, and their answer is stored nowhere', async () => {
    await addPage(site.db, { de: '/de/geheim' }, { isOnline: false });
    const visitor = await editor();
    expect((await site.visitor().get('/de/pageeditor-api/page/geheim')).statusCode).toBe(404);
    const response = await visitor.get('/de/pageeditor-api/page/geheim');
    expect(response.json()).toMatchObject({ is_online: false });
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(response.headers['x-tags']).toBeUndefined();
  });

  test('a page names the tags that it depends on', async () => {
    expect((await site.visitor().get('/de/pageeditor-api/page/besuch')).headers['x-tags']).toBe(`page:${visit},pages`);
  });
});
