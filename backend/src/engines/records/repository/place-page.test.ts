import { desc } from 'drizzle-orm';
import { PURGE_HEADER } from '@vestibule/contracts';
import { auditLog } from '../../../platform/audit/tables';
import { pages, redirects } from '../tables';
import { addPageTree, PAGE_TREE } from '../testing/add-page-tree';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
let editor: Visitor;
let ids: ReadonlyMap<string, number>;
const id = (key: string) => ids.get(key) ?? 0;

describe('place page', () => {
  beforeEach(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
    ids = await addPageTree(editor);
  });
  afterEach(() => site.close());

  const versionOf = async (key: string) =>
    (await editor.get(`/api/records/pages/${id(key)}/`)).json<{ version: string }>().version;
  const place = async (key: string, parent: number | null, before: number | null = null, version?: string) =>
    editor.write(
      'POST',
      `/api/records/pages/${id(key)}/place/`,
      { parent, before },
      {
        'if-match': `"${version ?? (await versionOf(key))}"`,
      },
    );
  async function tree() {
    const { results } = (await editor.get('/api/records/pages/')).json<{
      results: { depth: number; values: { key: string } }[];
    }>();
    return results.map(({ depth, values }) => `${depth} ${values.key}`);
  }
  const ways = async () =>
    Object.fromEntries((await site.db.select().from(redirects)).map(({ oldPath, newPath }) => [oldPath, newPath]));

  test('a page is moved among those beside it, and no address changes', async () => {
    const moved = await place('zeiten', id('besuch'), id('anreise'));
    expect(moved.statusCode).toBe(200);
    expect(moved.headers[PURGE_HEADER.toLowerCase()]).toBe('pages,nav');
    expect(await tree()).toEqual(['0 besuch', '1 zeiten', '1 anreise', '2 bahn', '0 kontakt']);
    expect(await ways()).toEqual({});
    const [noted] = await site.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(noted).toMatchObject({ subject: 'pages', before: { place: 2 }, after: { place: 1 } });
  });

  test('the pages below a page move along, and the old addresses lead to the new ones', async () => {
    const moved = await place('anreise', id('kontakt'));
    expect(moved.json()).toMatchObject({ values: { parent: 'kontakt' } });
    expect(moved.headers[PURGE_HEADER.toLowerCase()]).toBe('pages,nav,redirects');
    expect(await tree()).toEqual(['0 besuch', '1 zeiten', '0 kontakt', '1 anreise', '2 bahn']);
    expect(await ways()).toEqual({
      '/de/besuch/anreise': '/de/kontakt/anreise',
      '/en/besuch-en/anreise-en': '/en/kontakt-en/anreise-en',
      '/cs/besuch/anreise': '/cs/kontakt/anreise',
      '/de/besuch/anreise/bahn': '/de/kontakt/anreise/bahn',
      '/en/besuch-en/anreise-en/bahn-en': '/en/kontakt-en/anreise-en/bahn-en',
      '/cs/besuch/anreise/bahn': '/cs/kontakt/anreise/bahn',
    });
  });

  test('no redirect leads to another one, to itself, or hides a page', async () => {
    await site.db.insert(redirects).values({ oldPath: '/de/weg/', newPath: '/de/besuch/zeiten?heute=1#jetzt' });
    await place('zeiten', id('kontakt'));
    expect(await ways()).toMatchObject({
      '/de/weg/': '/de/kontakt/zeiten?heute=1#jetzt',
      '/de/besuch/zeiten': '/de/kontakt/zeiten',
    });
    await place('zeiten', null);
    expect(await ways()).toMatchObject({ '/de/besuch/zeiten': '/de/zeiten', '/de/kontakt/zeiten': '/de/zeiten' });
    await place('zeiten', id('besuch'));
    const last = await ways();
    expect(last).toMatchObject({ '/de/kontakt/zeiten': '/de/besuch/zeiten', '/de/zeiten': '/de/besuch/zeiten' });
    expect(Object.keys(last)).not.toContain('/de/besuch/zeiten');
  });

  test('another word in the address of a page, by its form, leaves a way as well', async () => {
    const body = { slug: { de: 'ankunft' } };
    const version = await versionOf('anreise');
    const saved = await editor.write('PATCH', `/api/records/pages/${id('anreise')}/`, body, {
      'if-match': `"${version}"`,
    });
    expect(saved.headers[PURGE_HEADER.toLowerCase()]).toBe('pages,nav,redirects');
    expect(await ways()).toMatchObject({ '/de/besuch/anreise/bahn': '/de/besuch/ankunft/bahn' });
  });

  test('a page that nobody could open leaves no way', async () => {
    await site.db.update(pages).set({ isOnline: false });
    await place('anreise', null);
    expect(await ways()).toEqual({});
  });

  test.each([
    ['below itself', 'besuch', () => place('besuch', id('besuch')), 'parent'],
    ['below its descendant', 'besuch', () => place('besuch', id('bahn')), 'parent'],
    ['below a missing page', 'besuch', () => place('besuch', 9999), 'parent'],
    ['before a page that stands elsewhere', 'kontakt', () => place('kontakt', null, id('bahn')), 'before'],
    ['before itself', 'kontakt', () => place('kontakt', null, id('kontakt')), 'before'],
  ] as const)('no page stands %s', async (_, key, move, field) => {
    const version = await versionOf(key);
    const refused = await move();
    expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining({ field })]);
    expect(await tree()).toEqual(PAGE_TREE);
    expect(await versionOf(key)).toBe(version);
  });

  test('no two pages have one address in a language', async () => {
    const slug = { de: 'anders', en: 'bahn-en' };
    await editor.write('POST', '/api/records/pages/', { key: 'zug', slug, title: { de: 'Zug' } });
    const refused = await place('bahn', null);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { field: 'slug.en', message: expect.stringContaining('/en/bahn-en') as string },
    ]);
  });

  test('two do not move a page over each other', async () => {
    const seen = await versionOf('zeiten');
    expect((await place('zeiten', null, null, seen)).statusCode).toBe(200);
    expect((await place('zeiten', id('kontakt'), null, seen)).statusCode).toBe(412);
    const url = `/api/records/pages/${id('zeiten')}/place/`;
    expect((await editor.write('POST', url, { parent: null, before: null })).statusCode).toBe(428);
  });
});
