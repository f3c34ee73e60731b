import type { ContentModule, Page } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { modules } from '../../../engines/records/tables';
import { EDITOR, addEditor, addModule, addPage, addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../../testing/visitor';

let site: TestApp;
let editor: Visitor;
let page: number;
describe('modules', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  let address = 0;
  beforeEach(async () => {
    await site.reset();
    await addEditor(site.db, 'publisher');
    page = await addPage(site.db, { de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' });
    editor = site.visitor({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  const shown = async (lang = 'de') =>
    (await editor.get(`/${lang}/pageeditor-api/page/${lang === 'en' ? 'visit' : 'besuch'}`)).json<Page>().modules;
  const create = async (model: string, body: object, lang = 'de') => {
    const response = await editor.write('POST', `/${lang}/pageeditor-api/${model}`, { page, ...body });
    expect(response.statusCode).toBe(201);
    return response.json<ContentModule>();
  };

  test('a new module is last, or at the given place', async () => {
    for (const [content, position] of [['b'], ['c'], ['a', 0], ['d', 99]] as const)
      await create('headline', { content, ...(position === undefined ? {} : { position }) });
    expect(await shown()).toMatchObject([{ content: 'a' }, { content: 'b' }, { content: 'c' }, { content: 'd' }]);
  });

  test('modules go into a section’s columns, and with it when it is removed', async () => {
    const section = await create('section', { layout: '50-50' });
    const inColumn = (content: string, column?: number) =>
      create('headline', {
        content,
        page: undefined,
        section: section.id,
        ...(column === undefined ? {} : { column }),
      });
    await inColumn('left');
    await inColumn('right', 1);
    expect(await shown()).toMatchObject([
      { columns: [{ children: [{ content: 'left' }] }, { children: [{ content: 'right' }] }] },
    ]);
    const tooFar = await editor.write('POST', '/de/pageeditor-api/headline', {
      content: 'a',
      section: section.id,
      column: 2,
    });
    expect([tooFar.statusCode, tooFar.json()]).toEqual([
      400,
      { code: 'validation', message: expect.any(String), field: 'column' },
    ]);

    await editor.write('PATCH', `/de/pageeditor-api/section/${section.id}`, { layout: '100' }, ANY_VERSION);
    expect(await shown()).toMatchObject([{ columns: [{ children: [{ content: 'left' }, { content: 'right' }] }] }]);
    const removed = await editor.write('DELETE', `/de/pageeditor-api/section/${section.id}`, undefined, ANY_VERSION);
    expect([removed.json(), removed.headers['x-purge-tags']]).toEqual([{}, `page:${page}`]);
    expect(await site.db.select().from(modules)).toEqual([]);
  });

  test('texts are written for the language of the path, the rest for all', async () => {
    const { id } = await create('headline', { content: 'Hallo', subline: 'Unten', headline_level: 2 });
    const response = await editor.write(
      'PATCH',
      `/en/pageeditor-api/headline/${id}`,
      {
        content: ' Hello ',
        headline_level: 4,
      },
      ANY_VERSION,
    );
    expect(response.json()).toMatchObject({ id, lang: 'en', content: 'Hello', subline: 'Unten', headline_level: 4 });
    expect(response.headers['x-purge-tags']).toBe(`page:${page}`);
    expect(await shown('de')).toMatchObject([{ lang: 'de', content: 'Hallo', headline_level: 4 }]);
    expect(await shown('en')).toMatchObject([{ lang: 'en', content: 'Hello', headline_level: 4 }]);
  });

  test('a first change in another language starts from the displayed text', async () => {
    const { id } = await create('headline', { content: 'Hallo', subline: 'Unten' });
    await editor.write('PATCH', `/cs/pageeditor-api/headline/${id}`, { subline: 'Dole' }, ANY_VERSION);
    expect(await shown('cs')).toMatchObject([{ lang: 'cs', content: 'Hallo', subline: 'Dole' }]);
    expect(await shown('de')).toMatchObject([{ lang: 'de', content: 'Hallo', subline: 'Unten' }]);
  });

  test('HTML is made safe before it is stored; plain texts stay as they are', async () => {
    const html = '<p onclick="x()">a</p><script>alert(1)</script><img src="https://evil.example/x.png">';
    const text = await create('text', { content: html });
    const teaser = await create('full_teaser', { text: html, headline: '<b>a</b>' });
    await editor.write('PATCH', `/de/pageeditor-api/text/${text.id}`, { content: html }, ANY_VERSION);
    expect(await site.db.select({ texts: modules.texts }).from(modules).orderBy(modules.id)).toEqual([
      { texts: { de: { content: '<p>a</p>' } } },
      { texts: { de: { text: '<p>a</p>', headline: '<b>a</b>' } } },
    ]);
    expect(teaser).toMatchObject({ text: '<p>a</p>' });
  });

  test('a picture is answered as soon as it is set', async () => {
    await addPicture(site.db, 'b.jpg');
    expect(await create('image', { image: 'b.jpg', description: 'Ein Bild', format: 'wide' })).toMatchObject({
      model: 'image',
      image_obj: { alt: 'Bild b.jpg' },
      description: 'Ein Bild',
      format: 'wide',
    });
  });

  test('the model in the path must be the module’s own', async () => {
    const { id } = await create('headline', { content: 'Hallo' });
    expect(
      (await editor.write('PATCH', `/de/pageeditor-api/text/${id}`, { content: 'x' }, ANY_VERSION)).statusCode,
    ).toBe(404);
    expect((await editor.write('DELETE', `/de/pageeditor-api/text/${id}`, undefined, ANY_VERSION)).statusCode).toBe(
      404,
    );
    expect(await shown()).toHaveLength(1);
  });

  test('a change is noted on the page, and one in a container purges the container', async () => {
    const container = (await editor.write('POST', '/de/pageeditor-api/container/by-slug', { slug: 'footer' })).json<{
      id: number;
    }>().id;
    const id = await addModule(site.db, 'headline', { containerId: container, texts: { de: { content: 'a' } } });
    const response = await editor.write('PATCH', `/de/pageeditor-api/headline/${id}`, { content: 'b' }, ANY_VERSION);
    expect(response.headers['x-purge-tags']).toBe(`container:${container}`);
    expect((await site.visitor().get('/de/pageeditor-api/container/by-slug/footer')).json()).toMatchObject({
      columns: [{ children: [{ content: 'b' }] }],
    });
    const [row] = await site.db.select({ updatedAt: modules.updatedAt }).from(modules).where(eq(modules.id, id));
    expect(row?.updatedAt).toBe('2026-11-21T11:00:00.000Z');
  });
});
