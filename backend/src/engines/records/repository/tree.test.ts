import { addPageTree, PAGE_TREE } from '../testing/add-page-tree';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

interface Listed {
  readonly depth?: number;
  readonly values: Readonly<Record<string, unknown>>;
}

let site: TestApp;
let editor: Visitor;
describe('repository: tree', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  test('pages are listed as a tree, unless they are sorted by something', async () => {
    await addPageTree(editor);
    const list = async (query: string, kind = 'pages') =>
      (await editor.get(`/api/records/${kind}/${query}`)).json<{ results: Listed[] }>().results;
    const keys = async (query: string) => (await list(query)).map(({ values }) => values['key']);
    const inOrder = (await list('')).map(({ values, depth }) => `${String(depth)} ${String(values['key'])}`);
    expect(inOrder).toEqual(PAGE_TREE);
    expect(await keys('?page=2&page_size=2')).toEqual(['bahn', 'zeiten']);
    expect(await keys('?sort=key')).toEqual(['anreise', 'bahn', 'besuch', 'kontakt', 'zeiten']);
    expect(await keys('?q=z')).toEqual(['zeiten']);
    await editor.write('POST', '/api/records/rooms/', { key: 'saal', name: 'Saal' });
    expect((await list('', 'rooms')).map((one) => 'depth' in one)).toEqual([false]);
  });
});
