import type { AnswerOf } from '@vestibule/contracts';
import { EditedPage, match } from '../../../features/content/modules/content/testing/edited-page';

let edited: EditedPage;
describe('load states', () => {
  beforeAll(async () => {
    edited = await EditedPage.open();
    await edited.reset();
  });
  afterAll(() => edited.site.close());

  async function change(body: object, lang = 'de') {
    const url = `/${lang}/pageeditor-api/publication/${edited.page}`;
    const { version } = (await edited.editor.get(url)).json<AnswerOf<'publication'>>();
    await edited.editor.write('POST', url, body, match(version));
  }

  test('the list of pages has their addresses and their publication, and none of their modules', async () => {
    const listed = async () =>
      (await edited.editor.get('/api/records/pages/'))
        .json<AnswerOf<'records'>>()
        .results.find(({ id }) => id === edited.page);
    const states = async () => (await listed())?.publication?.map(({ state, planned }) => planned ?? state);
    await edited.add('alt');
    await change({ action: 'publish' });
    expect(await states()).toEqual(['published', 'changed', 'changed']);
    expect((await listed())?.urls).toMatchObject({ de: '/de/besuch', en: '/en/visit' });
    expect((await listed())?.values).not.toHaveProperty('modules');
    await edited.add('neu');
    expect(await states()).toEqual(['changed', 'changed', 'changed']);
    await change({ action: 'unpublish' });
    const at = '2026-11-22T08:00:00Z';
    await change({ action: 'schedule', at }, 'en');
    expect(await states()).toEqual(['unpublished', expect.stringContaining('2026-11-22') as string, 'changed']);
  });
});
