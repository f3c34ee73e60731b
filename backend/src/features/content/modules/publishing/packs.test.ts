import type { Page } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { asPublished } from '../../../packs/export/published-pages';
import { Problems } from '../../../../engines/records/problems';
import { pages } from '../../../../engines/records/tables';
import { readRecords } from '../../../../engines/records/read-records';
import { References } from '../../../../engines/records/references';
import { writeRecords } from '../../../../engines/records/write-records';
import { NOON } from '../../../../testing/test-app';
import { ANY_VERSION } from '../../../../testing/visitor';
import { EditedPage } from '../content/testing/edited-page';

let edited: EditedPage;
describe('packs', () => {
  beforeAll(async () => {
    edited = await EditedPage.open();
    await edited.reset();
  });
  afterAll(() => edited.site.close());

  test('an export has the publication of each language, an import publishes all its content', async () => {
    const { site, page } = edited;
    const change = (action: string, lang = 'de') =>
      edited.editor.write('POST', `/${lang}/pageeditor-api/publication/${page}`, { action }, ANY_VERSION);
    const ask = () => site.visitor().get('/de/pageeditor-api/page/besuch');
    const id = await edited.add('alt');
    await change('publish');
    await edited.editor.write('PATCH', `/de/pageeditor-api/headline/${id}`, { content: 'neu' }, ANY_VERSION);
    await edited.editor.write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'new' }, ANY_VERSION);
    const exported = async () =>
      (await asPublished(site.db, await readRecords(site.db, 'pages'))).map((one) => one.values);
    expect(await exported()).toMatchObject([{ modules: [{ content: { de: 'alt' } }] }]);
    await change('publish', 'en');
    expect(await exported()).toMatchObject([{ modules: [{ content: { de: 'alt', en: 'new' } }] }]);
    await change('unpublish');
    await change('unpublish', 'en');
    expect(JSON.stringify(await exported())).not.toMatch(/alt|neu|new/);

    const [row] = await site.db.select({ key: pages.key }).from(pages).where(eq(pages.id, page));
    const record = { key: row?.key ?? '', slug: { de: 'besuch' }, title: { de: 'Besuch' }, modules: [] };
    const context = {
      references: new References(site.db, { creates: false }),
      times: new Map(),
      weeks: 0,
      isDemo: false,
      now: NOON,
      problems: new Problems(),
    };
    await writeRecords(site.db, 'pages', [record], { ...context, isEdit: true });
    expect((await ask()).statusCode).toBe(404);
    await writeRecords(site.db, 'pages', [record], context);
    expect((await ask()).json<Page>().modules).toEqual([]);
  });
});
