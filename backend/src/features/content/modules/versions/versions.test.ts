import type { AnswerOf, Page } from '@vestibule/contracts';
import type { TestApp } from '../../../../testing/test-app';
import { ANY_VERSION } from '../../../../testing/visitor';
import { EditedPage, match } from '../content/testing/edited-page';

type Listed = AnswerOf<'pageVersions'>;
type Described = AnswerOf<'pageVersion'>;

let edited: EditedPage;
let site: TestApp;
let page: number;
describe('versions', () => {
  beforeAll(async () => {
    edited = await EditedPage.open();
    ({ site } = edited);
  });
  beforeEach(async () => {
    await edited.reset();
    ({ page } = edited);
  });
  afterAll(() => site.close());

  const url = (lang = 'de') => `/${lang}/pageeditor-api/versions/${page}`;
  const list = async () => (await edited.editor.get(url())).json<Listed>();
  const latest = async (): Promise<Listed[number]> => {
    const [version] = await list();
    if (!version) throw new Error('There is no version');
    return version;
  };
  const describeLatest = async (lang = 'de') =>
    (await edited.editor.get(`${url(lang)}/${(await latest()).id}`)).json<Described>().changes;
  const patch = (id: number, content: string, lang = 'de') =>
    edited.editor.write('PATCH', `/${lang}/pageeditor-api/headline/${id}`, { content }, ANY_VERSION);

  test('each step is a version with its author and time; one is the latest, one is published', async () => {
    const id = await edited.add('a');
    await edited.editor.write('POST', `/de/pageeditor-api/publication/${page}`, { action: 'publish' }, ANY_VERSION);
    await patch(id, 'b');
    expect(await list()).toMatchObject([
      {
        step: 'change',
        model: 'headline',
        author: 'editor',
        at: '2026-11-21T11:00:00.000Z',
        latest: true,
        published: false,
      },
      { step: 'add', latest: false, published: true },
      { step: 'other', author: '', model: null, latest: false, published: false },
    ]);
  });

  test('the changes of a version are listed module by module, in words, in the language of the request', async () => {
    const a = await edited.add('Die alte Orgel');
    expect(await describeLatest()).toMatchObject([
      {
        id: a,
        change: 'added',
        fields: expect.arrayContaining([{ name: 'content', before: '', after: 'Die alte Orgel' }]),
      },
    ]);
    await patch(a, 'Die neue Orgel');
    expect(await describeLatest()).toEqual([
      {
        id: a,
        model: 'headline',
        change: 'changed',
        fields: [{ name: 'content', before: 'Die alte Orgel', after: 'Die neue Orgel' }],
      },
    ]);
    await patch(a, 'The new organ', 'en');
    expect((await describeLatest('en'))[0]?.fields).toEqual([
      { name: 'content', before: 'Die neue Orgel', after: 'The new organ' },
    ]);
    // Nothing that one would read in German.
    expect((await describeLatest('de'))[0]?.fields).toEqual([]);

    const text = await edited.editor.write('POST', '/de/pageeditor-api/text', {
      page,
      content: '<p>Zwei <b>Wörter</b></p>',
    });
    expect((await describeLatest())[0]?.fields).toContainEqual({ name: 'content', before: '', after: 'Zwei Wörter' });
    const { order } = await edited.content();
    await edited.editor.write('POST', '/de/pageeditor-api/reorder', { module: a, page, position: 1 }, match(order));
    expect((await describeLatest()).map(({ change }) => change)).toContain('moved');
    await edited.editor.write(
      'DELETE',
      `/de/pageeditor-api/text/${text.json<{ id: number }>().id}`,
      undefined,
      ANY_VERSION,
    );
    expect(await describeLatest()).toMatchObject([{ model: 'text', change: 'removed' }]);
  });

  test('restoring a version is a step that can be undone, and the publication stays', async () => {
    const id = await edited.add('a');
    const before = await latest();
    await patch(id, 'b');
    await edited.add('c');
    const { version } = await edited.content();
    const answer = await edited.editor.write('POST', url(), { version: before.id }, match(version));
    expect([answer.statusCode, await edited.shown()]).toEqual([200, ['a']]);
    expect(await latest()).toMatchObject({ step: 'restore', model: null, author: 'editor', latest: true });
    const visitor = (await site.visitor().get('/de/pageeditor-api/page/besuch')).json<Page>();
    expect(visitor.modules).toEqual([]);
    await edited.editor.write('POST', edited.url, { step: 'undo' }, match((await edited.content()).version));
    expect(await edited.shown()).toEqual(['b', 'c']);
  });

  test('a version is looked at by editors, on its own page, and by nobody else', async () => {
    const id = await edited.add('a');
    const { id: version } = await latest();
    await patch(id, 'b');
    const view = `/de/pageeditor-api/page/besuch?version_id=${version}`;
    const answer = await edited.editor.get(view);
    expect(answer.json<Page>()).toMatchObject({ noindex: true, modules: [{ content: 'a' }] });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await site.visitor().get(view)).statusCode).toBe(404);
    expect((await edited.editor.get('/de/pageeditor-api/page/besuch?version_id=999999')).statusCode).toBe(404);
    for (const path of [url(), `${url()}/${version}`]) expect((await site.visitor().get(path)).statusCode).toBe(401);
  });

  test('nothing is restored over unseen changes, nor a version that the page does not have', async () => {
    await edited.add('a');
    const { id } = await latest();
    const { version } = await edited.content();
    await edited.add('b');
    expect((await edited.editor.write('POST', url(), { version: id }, match(version))).statusCode).toBe(412);
    expect((await edited.editor.write('POST', url(), { version: id })).statusCode).toBe(428);
    const now = match((await edited.content()).version);
    expect((await edited.editor.write('POST', url(), { version: 999_999 }, now)).statusCode).toBe(404);
    expect((await edited.editor.get(`${url()}/999999`)).statusCode).toBe(404);
    expect((await edited.editor.get('/de/pageeditor-api/versions/99999')).statusCode).toBe(404);
    expect(await edited.shown()).toEqual(['a', 'b']);
  });
});
