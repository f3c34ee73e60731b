import { modules } from '../../../../engines/records/tables';
import { addPage } from '../../../../testing/fixtures';
import type { TestApp } from '../../../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../../../testing/visitor';
import { EditedPage, match, type Content } from './testing/edited-page';

let edited: EditedPage;
let site: TestApp;
let editor: Visitor;
let page: number;
describe('content', () => {
  beforeAll(async () => {
    edited = await EditedPage.open();
    ({ site } = edited);
  });
  beforeEach(async () => {
    await edited.reset();
    ({ editor, page } = edited);
  });
  afterAll(() => site.close());

  const content = () => edited.content();
  const shown = () => edited.shown();
  const add: EditedPage['add'] = (...given) => edited.add(...given);
  const addSection: EditedPage['addSection'] = (...given) => edited.addSection(...given);
  const versionOf = async (id: number) => (await content()).versions.find((one) => one.id === id)?.version ?? '';
  const move = async (module: number, at: object, order?: string) =>
    editor.write('POST', '/de/pageeditor-api/reorder', { module, ...at }, match(order ?? (await content()).order));

  test('a module moves within its column, into a section and out again', async () => {
    const [a, b] = [await add('a'), await add('b'), await add('c')];
    expect((await move(a, { page, position: 2 })).json<Content>().columns[0]?.children).toMatchObject([
      { content: 'b' },
      { content: 'c' },
      { content: 'a' },
    ]);
    const section = await addSection();
    await add('x', { section, column: 1 });
    const answer = await move(b, { section, column: 1, position: 0 });
    expect(answer.headers['x-purge-tags']).toBe(`page:${page}`);
    expect(await shown()).toEqual(['c', 'a', [[], ['b', 'x']]]);
    await move(b, { page, position: 0 });
    expect(await shown()).toEqual(['b', 'c', 'a', [[], ['x']]]);
  });

  test('after a removal a place in the list is still a place in the list', async () => {
    const ids = [await add('a'), await add('b'), await add('c'), await add('d')];
    for (const id of ids.slice(0, 2))
      await editor.write('DELETE', `/de/pageeditor-api/headline/${id}`, undefined, ANY_VERSION);
    await add('x', { page, position: 1 });
    expect(await shown()).toEqual(['c', 'x', 'd']);
  });

  test('a place that cannot be is refused by its name, and nothing moves', async () => {
    const section = await addSection();
    const inner = (await editor.write('POST', '/de/pageeditor-api/section', { section })).json<{ id: number }>().id;
    const other = await addPage(site.db, { de: '/de/anderswo' });
    const a = await add('a');
    for (const [module, at, field] of [
      [section, { section: inner }, 'section'],
      [section, { section }, 'section'],
      [a, { page: other }, 'page'],
      [a, { section, column: 2 }, 'column'],
      [a, { section: a }, 'section'],
      [a, {}, 'page'],
    ] as const) {
      const answer = await move(module, at);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field }]);
    }
    expect((await move(99_999, { page })).statusCode).toBe(404);
    expect(await shown()).toEqual([[[[[]]], []], 'a']);
  });

  test('an editor who has seen an older order moves nothing; a change of a text does not change the order', async () => {
    const a = await add('a');
    await add('b');
    const { order } = await content();
    await editor.write('PATCH', `/de/pageeditor-api/headline/${a}`, { content: 'A' }, ANY_VERSION);
    expect((await move(a, { page, position: 1 }, order)).statusCode).toBe(200);
    const late = await move(a, { page, position: 0 }, order);
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'conflict' }]);
    expect(await shown()).toEqual(['b', 'A']);
    const without = await editor.write('POST', '/de/pageeditor-api/reorder', { module: a, page });
    expect(without.statusCode).toBe(428);
  });

  test('a change and a removal are refused over a newer version, also inside a section', async () => {
    const section = await addSection();
    const a = await add('a', { section });
    const [older, olderSection] = [await versionOf(a), await versionOf(section)];
    const patch = (content: string, version: string) =>
      editor.write('PATCH', `/de/pageeditor-api/headline/${a}`, { content }, match(version));
    expect((await patch('b', older)).statusCode).toBe(200);
    expect((await patch('c', older)).json()).toMatchObject({ code: 'conflict' });
    const remove = (version: string) =>
      editor.write('DELETE', `/de/pageeditor-api/section/${section}`, undefined, match(version));
    expect((await remove(olderSection)).statusCode).toBe(412);
    expect((await editor.write('DELETE', `/de/pageeditor-api/section/${section}`)).statusCode).toBe(428);
    expect(await shown()).toEqual([[['b'], []]]);
    // Where it stands is none of a module's versions.
    const latest = await versionOf(a);
    await move(a, { page, position: 0 });
    expect((await patch('d', latest)).statusCode).toBe(200);
    expect((await remove(await versionOf(section))).statusCode).toBe(200);
  });

  test('a copy stands right below, with everything in it, and is another', async () => {
    const section = await addSection();
    await add('a', { section, column: 1 });
    await add('z');
    const answer = await editor.write('POST', '/de/pageeditor-api/copy', { module: section });
    expect(answer.statusCode).toBe(200);
    expect(await shown()).toEqual([[[], ['a']], [[], ['a']], 'z']);
    const keys = (await site.db.select().from(modules)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(5);
    await editor.write('DELETE', `/de/pageeditor-api/section/${section}`, undefined, ANY_VERSION);
    expect(await shown()).toEqual([[[], ['a']], 'z']);
  });

  test('a container has its columns', async () => {
    const { id } = (await editor.write('POST', '/de/pageeditor-api/container/by-slug', { slug: 'hinweise' })).json<{
      id: number;
    }>();
    const [a] = [await add('a', { container: id }), await add('b', { container: id })];
    await move(a, { container: id, position: 1 }, undefined).then(({ statusCode }) => expect(statusCode).toBe(412));
    const answer = async () => (await editor.get(`/de/pageeditor-api/content/container/${id}`)).json<Content>();
    expect((await move(a, { container: id, position: 1 }, (await answer()).order)).statusCode).toBe(200);
    expect(await answer()).toMatchObject({
      columns: [{ classes: '100', children: [{ content: 'b' }, { content: 'a' }] }],
      undo: true,
    });
  });
});
