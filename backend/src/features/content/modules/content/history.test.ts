import { contentVersions } from '../../tables';
import { modules } from '../../../../engines/records/tables';
import type { TestApp } from '../../../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../../../testing/visitor';
import { EditedPage, match } from './testing/edited-page';

let edited: EditedPage;
let site: TestApp;
let editor: Visitor;
let page: number;
describe('content: history', () => {
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
  const url = () => edited.url;
  const step = async (name: 'undo' | 'redo', version?: string) =>
    editor.write('POST', url(), { step: name }, match(version ?? (await content()).version));

  test('steps are taken back and done again, as often as there are any, under the same ids', async () => {
    expect(await content()).toMatchObject({ undo: false, redo: false });
    const section = await addSection();
    const a = await add('a', { section });
    await editor.write('PATCH', `/en/pageeditor-api/headline/${a}`, { content: 'A' }, ANY_VERSION);
    const before = await content();
    await editor.write('DELETE', `/de/pageeditor-api/section/${section}`, undefined, ANY_VERSION);
    expect(await shown()).toEqual([]);

    const back = await step('undo');
    expect(back.headers['x-purge-tags']).toBe(`page:${page}`);
    expect(back.json()).toMatchObject({ ...before, undo: true, redo: true });
    await step('undo');
    await step('undo');
    expect(await shown()).toEqual([[[], []]]);
    expect((await step('undo')).json()).toMatchObject({ columns: [{ children: [] }], undo: false, redo: true });
    expect((await step('undo')).statusCode).toBe(404);
    for (let again = 0; again < 3; again += 1) expect((await step('redo')).statusCode).toBe(200);
    expect(await content()).toMatchObject({ ...before, undo: true, redo: true });
    await step('redo');
    expect(await shown()).toEqual([]);
    expect((await step('redo')).statusCode).toBe(404);
  });

  test('a change after an undo goes on from there', async () => {
    await add('a');
    await add('b');
    await step('undo');
    await add('c');
    expect(await content()).toMatchObject({ undo: true, redo: false });
    await step('undo');
    expect(await shown()).toEqual(['a']);
  });

  test('a step is undone by an editor who has seen the present content; an import is not', async () => {
    await add('a');
    const { version } = await content();
    await add('b');
    expect((await step('undo', version)).statusCode).toBe(412);
    await site.db.update(modules).set({ texts: { de: { content: 'importiert' } } });
    expect(await content()).toMatchObject({ undo: false, redo: false });
    await add('c');
    expect((await step('undo')).statusCode).toBe(200);
    expect(await shown()).toEqual(['importiert', 'importiert']);
  });

  test('the content is there for editors, and each step names who took it', async () => {
    await add('a');
    expect((await site.visitor().get(url())).statusCode).toBe(401);
    expect((await site.visitor().write('POST', url(), { step: 'undo' }, match('a'))).statusCode).toBe(401);
    for (const wrong of ['page/99999', 'page/0', 'event/1', 'container/99999'])
      expect((await editor.get(`/de/pageeditor-api/content/${wrong}`)).statusCode).toBe(404);
    expect((await editor.get(url())).headers['cache-control']).toBe('private, no-store');
    expect(await site.db.select().from(contentVersions).orderBy(contentVersions.id)).toMatchObject([
      { step: 'other', authorId: null, modules: [] },
      { step: 'add', model: 'headline', authorId: expect.any(Number), undoTo: expect.any(Number) },
    ]);
  });
});
