import type { Page } from '@vestibule/contracts';
import { pages } from '../../../engines/records/tables';
import { EDITOR, addEditor, addModule, addPage, addPicture } from '../../../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

// Statements that this file shows:
// - docs/behaviour/content.md#online-windows
// - docs/behaviour/content.md#thumbnails

let site: TestApp;
let visit: number;
describe('page modules', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    const paths = { de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' };
    visit = await addPage(site.db, paths, { title: { de: 'Besuch', en: 'Visit' } });
  });
  afterAll(() => site.close());

  const pageOf = async (path: string, visitor: Visitor = site.visitor()) => (await visitor.get(path)).json<Page>();
  async function editor(): Promise<Visitor> {
    await addEditor(site.db, 'publisher');
    const visitor = site.visitor();
    await visitor.login(EDITOR.email, EDITOR.password);
    return visitor;
  }

  test('the share picture comes in ready-made sizes', async () => {
    expect(await pageOf('/de/pageeditor-api/page/besuch')).toMatchObject({ og_image: '', og_image_thumbs: null });
    await addPicture(site.db, 'a.jpg');
    await site.db.update(pages).set({ ogImage: 'a.jpg' });
    expect((await pageOf('/de/pageeditor-api/page/besuch')).og_image_thumbs).toEqual({
      small: expect.stringMatching(/^\/media\/\w+\/320\.jpg$/),
      medium: expect.stringMatching(/\/768\.jpg$/),
      large: expect.stringMatching(/\/1280\.jpg$/),
    });
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
          {
            classes: '67',
            children: [{ model: 'image', image_obj: null, image_thumbnails: null, format: 'landscape' }],
          },
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
});
