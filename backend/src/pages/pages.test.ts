import type { Page } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { containers, pages } from '../db/schema';
import { EDITOR, addEditor, addModule, addPage, addPicture } from '../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../testing/test-app';
import type { Visitor } from '../testing/visitor';

let site: TestApp;
let visit: number;
let directions: number;
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
  await addEditor(site.db);
  const visitor = site.visitor();
  await visitor.login(EDITOR.email, EDITOR.password);
  return visitor;
}

test('a page is found by its path in the language asked for', async () => {
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
  expect((await pageOf('/de/pageeditor-api/page/')).siblings).toEqual([{ urls: { de: '/de', en: '/en', cs: '/cs' } }]);
});

test('what is shared falls back to what search engines are told, and that to the headline', async () => {
  const share = async (values: Partial<typeof pages.$inferInsert>) => {
    await site.db.update(pages).set(values).where(eq(pages.id, visit));
    const { og_title, og_description, og_type, settings_url } = await pageOf('/de/pageeditor-api/page/besuch');
    return [og_title, og_description, og_type, settings_url];
  };
  expect(await share({ isOnline: true })).toEqual(['Besuch', '', 'website', '']);
  expect(await share({ headline: { de: 'Kommen Sie!' } })).toEqual(['Kommen Sie!', '', 'website', '']);
  expect(await share({ metaTitle: { de: 'Ihr Besuch' }, metaDescription: { de: 'Zeiten' } })).toEqual([
    'Ihr Besuch',
    'Zeiten',
    'website',
    '',
  ]);
  expect(
    await share({ ogTitle: { de: 'Bis bald' }, ogDescription: { de: 'Wir freuen uns' }, ogType: 'article' }),
  ).toEqual(['Bis bald', 'Wir freuen uns', 'article', '']);
});

test('a version that there is not is 404, whoever asks, and what is no number is refused by name', async () => {
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

test('an offline page is there for editors only, and their answer is stored nowhere', async () => {
  await addPage(site.db, { de: '/de/geheim' }, { isOnline: false });
  const visitor = await editor();
  expect((await site.visitor().get('/de/pageeditor-api/page/geheim')).statusCode).toBe(404);
  const response = await visitor.get('/de/pageeditor-api/page/geheim');
  expect(response.json()).toMatchObject({ is_online: false });
  expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(response.headers['x-tags']).toBeUndefined();
});

test('a page names what it depends on', async () => {
  expect((await site.visitor().get('/de/pageeditor-api/page/besuch')).headers['x-tags']).toBe(`page:${visit},pages`);
});

test('modules come as a tree, in order, each in the language it has', async () => {
  await addPicture(site.db, 'a.jpg');
  await addModule(site.db, 'text', { pageId: visit, position: 1, texts: { de: { content: '<p>Hallo</p>' } } });
  await addModule(site.db, 'headline', {
    pageId: visit,
    position: 0,
    texts: { de: { content: 'Besuch', subline: 'unten' }, en: { content: 'Visit' } },
    data: { headline_level: 3 },
  });
  const section = await addModule(site.db, 'section', {
    pageId: visit,
    position: 2,
    data: { layout: '67-33', image: 'a.jpg', extra_class: 'cc02' },
  });
  const inner = await addModule(site.db, 'section', { pageId: visit, sectionId: section, column: 1, data: {} });
  await addModule(site.db, 'headline', { pageId: visit, sectionId: inner, texts: { cs: { content: 'Dovnitř' } } });
  await addModule(site.db, 'image', { pageId: visit, sectionId: section, column: 0, data: { image: 'missing.jpg' } });
  await addModule(site.db, 'model-of-tomorrow', { pageId: visit, position: 9 });
  expect((await pageOf('/en/pageeditor-api/page/visit')).modules).toMatchObject([
    { model: 'headline', lang: 'en', content: 'Visit', subline: 'unten', headline_level: 3 },
    { model: 'text', lang: 'de', content: '<p>Hallo</p>' },
    {
      model: 'section',
      layout: '67-33',
      extra_class: 'cc02',
      image_obj: { id: expect.any(String) },
      columns: [
        { classes: '67', children: [{ model: 'image', image_obj: null, image_thumbnails: null, format: 'landscape' }] },
        {
          classes: '33',
          children: [
            { model: 'section', columns: [{ classes: '100', children: [{ lang: 'cs', content: 'Dovnitř' }] }] },
          ],
        },
      ],
    },
  ]);
});

test('teasers outside their online window are there for editors only', async () => {
  const items = [
    { key: 'always' },
    { key: 'soon', online_from: '2026-11-21T12:01' },
    { key: 'today', online_from: '2026-11-21', online_to: '2026-11-21' },
    { key: 'over', online_to: '2026-11-20' },
    { key: 'just over', online_to: '2026-11-21T11:00:00Z' },
  ];
  await addModule(site.db, 'teaser_list', {
    pageId: visit,
    data: { items },
    texts: { de: { items: { today: { headline: 'Heute', link: '/de/heute' } } } },
  });
  const keys = async (visitor?: Visitor) =>
    (await pageOf('/de/pageeditor-api/page/besuch', visitor)).modules.flatMap((module) =>
      module.model === 'teaser_list' ? module.items.map((item) => item.key) : [],
    );
  expect(await keys()).toEqual(['always', 'today']);
  expect(await keys(await editor())).toEqual(items.map((item) => item.key));
  site.setNow(NOON + 60_000);
  expect(await keys()).toEqual(['always', 'soon', 'today']);
  const [list] = (await pageOf('/de/pageeditor-api/page/besuch')).modules;
  expect(list).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ headline: 'Heute', link: '/de/heute', subline: '' })]),
  });
});

describe('a section by its slug', () => {
  const url = '/de/pageeditor-api/container/by-slug/footer-links';
  const create = (visitor: Visitor, slug = 'footer-links') =>
    visitor.write('POST', '/de/pageeditor-api/container', { slug });
  test('is there for others once an editor has made it, empty', async () => {
    const visitor = await editor();
    // Reading writes nothing, for any user.
    for (const one of [site.visitor(), visitor]) expect((await one.get(url)).statusCode).toBe(404);
    expect(await site.db.select().from(containers)).toEqual([]);
    const response = await create(visitor);
    expect([response.statusCode, response.headers['x-purge-tags']]).toEqual([200, 'containers']);
    expect(response.json()).toMatchObject({
      slug: 'footer-links',
      parent: null,
      object_id: null,
      content_type: 'container',
      columns: [{ classes: '100', children: [] }],
    });
    const public_ = await site.visitor().get(url);
    expect(public_.json()).toEqual(response.json());
    expect(public_.headers['x-tags']).toBe(`container:${response.json<{ id: number }>().id},containers`);
  });

  test('is made once, however often it is asked for', async () => {
    const visitor = await editor();
    const made = await Promise.all([create(visitor), create(visitor)]);
    expect(new Set(made.map((one) => one.json<{ id: number }>().id)).size).toBe(1);
  });

  test('is not made for anybody else, without the csrf header, or by a name that no template has', async () => {
    const visitor = await editor();
    expect((await create(site.visitor())).statusCode).toBe(401);
    expect(
      (
        await visitor.send({ method: 'POST', url: '/de/pageeditor-api/container', payload: { slug: 'footer-links' } })
      ).json(),
    ).toMatchObject({ code: 'csrf' });
    expect((await create(visitor, 'a b')).json()).toMatchObject({ code: 'validation', field: 'slug' });
    expect(await site.db.select().from(containers)).toEqual([]);
  });
});
