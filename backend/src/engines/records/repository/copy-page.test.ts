import type { AnswerOf } from '@vestibule/contracts';
import { addModule } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { staff } from '../../../features/users/testing/staff';
import { addPageTree, PAGE_TREE } from '../testing/add-page-tree';
import { pages } from '../tables';

type Record = AnswerOf<'record'>;

let site: TestApp;
let editor: Visitor;
let ids: ReadonlyMap<string, number>;
const id = (key: string) => ids.get(key) ?? 0;

describe('copy of a page', () => {
  beforeEach(async () => {
    site = await createTestApp();
    ids = await addPageTree(await staff(site, 'publisher'));
    editor = await staff(site, 'editor');
  });
  afterEach(() => site.close());

  const copy = (key: string, subtree = false, person = editor) =>
    person.write('POST', `/api/records/pages/${id(key)}/copy/`, { subtree });
  const tree = async () =>
    (await editor.get('/api/records/pages/')).json<AnswerOf<'records'>>().results.map(({ depth, values }) => {
      const { title, is_online: isOnline } = values as { title: { de: string }; is_online?: boolean };
      return `${depth} ${title.de}${isOnline === false ? ' hidden' : ''}`;
    });

  test('is hidden, stands beside it, and has an address and a title of its own in each language', async () => {
    const made = await copy('anreise');
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        values: {
          parent: 'besuch',
          slug: { de: 'anreise-copy', en: 'anreise-en-copy' },
          title: { de: 'anreise (Kopie)' },
          is_online: false,
        },
      },
    ]);
    const again = (await copy('anreise')).json<Record>();
    expect(again.values).toMatchObject({ slug: { de: 'anreise-copy-2' }, title: { de: 'anreise (Kopie 2)' } });
    expect(await tree()).toEqual([
      ...PAGE_TREE.slice(0, 4),
      '1 anreise (Kopie) hidden',
      '1 anreise (Kopie 2) hidden',
      ...PAGE_TREE.slice(4),
    ]);
  });

  test('has its modules with those in columns, which are changed apart from then on', async () => {
    const pageId = id('bahn');
    const section = await addModule(site.db, 'section', { pageId, data: { layout: '50-50' } });
    await addModule(site.db, 'text', {
      pageId,
      sectionId: section,
      column: 1,
      texts: { de: { content: '<p>Zug</p>' } },
    });
    await addModule(site.db, 'headline', { pageId, position: 1, texts: { de: { content: 'Ankommen' } } });
    const made = (await copy('bahn')).json<Record>();
    const modulesOf = async (page: number) => {
      const answer = await editor.get(`/de/pageeditor-api/content/page/${page}`);
      return answer.json<AnswerOf<'content'>>().columns.flatMap(({ children }) => children as { id: number }[]);
    };
    const [before, after] = [await modulesOf(pageId), await modulesOf(made.id)];
    const withoutIds = (value: unknown) => JSON.stringify(value).replaceAll(/"id":\d+/g, '');
    expect(after).toHaveLength(2);
    expect(withoutIds(after)).toBe(withoutIds(before));
    expect(after.map((one) => one.id)).not.toEqual(before.map((one) => one.id));
  });

  test('has the pages below it, hidden, in their order', async () => {
    expect((await copy('besuch', true)).statusCode).toBe(201);
    expect(await tree()).toEqual([
      ...PAGE_TREE,
      '0 besuch (Kopie) hidden',
      '1 anreise hidden',
      '2 bahn hidden',
      '1 zeiten hidden',
    ]);
    const paths = (await site.db.select({ path: pages.path }).from(pages)).map(({ path }) => path.de);
    expect(paths).toContain('/de/besuch-copy/anreise/bahn');
    for (const path of ['besuch-copy', 'besuch-copy/anreise'])
      expect((await site.visitor().get(`/de/pageeditor-api/page/${path}`)).statusCode).toBe(404);
  });

  test('has the draft of the page, not the state that visitors see', async () => {
    const url = `/api/records/pages/${id('kontakt')}/`;
    const { version } = (await editor.get(url)).json<Record>();
    const match = { 'if-match': `"${version}"` };
    await editor.write('PATCH', `${url}?save=draft`, { title: { de: 'Schreiben Sie uns' } }, match);
    expect((await copy('kontakt')).json<Record>().values['title']).toEqual({ de: 'Schreiben Sie uns (Kopie)' });
  });

  test('is made by those who may make pages, of a page that is there and is not the home page', async () => {
    expect((await copy('kontakt', false, await staff(site, 'programme'))).statusCode).toBe(403);
    expect((await editor.write('POST', '/api/records/pages/999/copy/', {})).statusCode).toBe(404);
    await site.db.update(pages).set({ slug: { de: '' } });
    const refused = await copy('kontakt');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: 'id: the home page cannot be copied' },
    ]);
  });
});
