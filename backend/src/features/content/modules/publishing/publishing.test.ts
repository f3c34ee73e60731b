import type { AnswerOf, Page, SitemapRecord } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { pages, publications } from '../../../../engines/records/tables';
import { indexAll } from '../../../../engines/search/write/index-records';
import { addPage } from '../../../../testing/fixtures';
import { NOON, type TestApp } from '../../../../testing/test-app';
import { ANY_VERSION } from '../../../../testing/visitor';
import { EditedPage, match } from '../content/testing/edited-page';
import { settleDue } from './settle-due';

// Statements that this file shows:
// - docs/behaviour/editing.md#planned-publication

type Publication = AnswerOf<'publication'>;

let edited: EditedPage;
let site: TestApp;
let page: number;
describe('publishing', () => {
  beforeAll(async () => {
    edited = await EditedPage.open();
    ({ site } = edited);
  });
  beforeEach(async () => {
    await edited.reset();
    ({ page } = edited);
  });
  afterAll(() => site.close());

  const PATH = { de: '/de/pageeditor-api/page/besuch', en: '/en/pageeditor-api/page/visit' } as const;
  const url = (lang = 'de') => `/${lang}/pageeditor-api/publication/${page}`;
  const publication = async () => (await edited.editor.get(url())).json<Publication>();
  const stateOf = async (lang: 'de' | 'en' | 'cs' = 'de') =>
    (await publication()).languages.find((one) => one.lang === lang)?.state;
  const change = async (body: object, lang: 'de' | 'en' = 'de') =>
    edited.editor.write('POST', url(lang), body, match((await publication()).version));
  const ask = (lang: 'de' | 'en' = 'de', query = '') => site.visitor().get(PATH[lang] + query);
  /** Text that a visitor reads on the page; the status where there is none. */
  const seen = async (lang: 'de' | 'en' = 'de', query = '') => {
    const answer = await ask(lang, query);
    if (answer.statusCode !== 200) return answer.statusCode;
    return answer.json<Page>().modules.map((module) => ('content' in module ? module.content : module.model));
  };
  const found = async (word: string) =>
    (await site.visitor().get(`/de/api/search/?q=${word}`)).json<AnswerOf<'search'>>().count;

  test('an editor’s change is public once it is published, language by language', async () => {
    await edited.add('alt');
    await change({ action: 'publish' });
    await change({ action: 'publish' }, 'en');
    expect(await stateOf()).toBe('published');
    await edited.add('neu');
    expect([await seen(), await seen('en')]).toEqual([['alt'], ['alt']]);
    expect(await edited.shown()).toEqual(['alt', 'neu']);
    expect((await edited.editor.get(PATH.de)).json<Page>().modules).toHaveLength(2);
    expect(await stateOf()).toBe('changed');

    const answer = await change({ action: 'publish' });
    expect(answer.headers['x-purge-tags']).toBe(`page:${page}`);
    expect(answer.json<Publication>().languages).toMatchObject([
      { lang: 'de', state: 'published', author: 'editor', since: '2026-11-21T11:00:00.000Z', planned: null },
      { lang: 'en', state: 'changed' },
      { lang: 'cs', state: 'changed', author: '' },
    ]);
    expect([await seen(), await seen('en')]).toEqual([['alt', 'neu'], ['alt']]);
  });

  test('all languages are published in one step, each of them noted', async () => {
    await edited.add('alt');
    await change({ action: 'publish' });
    await change({ action: 'unpublish' }, 'en');
    await edited.add('neu');
    const answer = await change({ action: 'publish', all: true });
    expect(answer.headers['x-purge-tags']?.toString().split(',').sort()).toEqual([`page:${page}`, 'pages'].sort());
    expect(answer.json<Publication>().languages.map(({ state }) => state)).toEqual(Array(3).fill('published'));
    expect([await seen(), await seen('en')]).toEqual(Array(2).fill(['alt', 'neu']));
    await edited.add('ungesehen');
    const stale = await edited.editor.write('POST', url(), { action: 'publish', all: true }, match('old'));
    expect([stale.statusCode, await seen('en')]).toEqual([412, ['alt', 'neu']]);
  });

  test('a page that was there before stays as it was with the first change of it, and a step back holds it too', async () => {
    const id = await edited.add('alt');
    await site.db.delete(publications);
    expect([await stateOf(), await seen()]).toEqual(['published', ['alt']]);
    await edited.editor.write('PATCH', `/de/pageeditor-api/headline/${id}`, { content: 'neu' }, ANY_VERSION);
    expect([await stateOf(), await seen()]).toEqual(['changed', ['alt']]);
    await site.db.delete(publications);
    expect(await seen()).toEqual(['neu']);
    const { version } = await edited.content();
    await edited.editor.write('POST', edited.url, { step: 'undo' }, match(version));
    expect([await edited.shown(), await seen()]).toEqual([['alt'], ['neu']]);
  });

  test('a page that is offline holds nothing back: once it is online it shows what there is', async () => {
    await site.db.update(pages).set({ isOnline: false }).where(eq(pages.id, page));
    await edited.add('vorbereitet');
    expect(await seen()).toBe(404);
    await site.db.update(pages).set({ isOnline: true }).where(eq(pages.id, page));
    expect(await seen()).toEqual(['vorbereitet']);
  });

  test('a planned publication comes at its instant with the content of the time when it was planned', async () => {
    await edited.add('alt');
    await change({ action: 'publish' });
    await edited.add('geplant');
    const at = new Date(NOON + 3_600_000).toISOString();
    const planned = await change({ action: 'schedule', at });
    expect(planned.headers['x-purge-tags']).toBe(`page:${page}`);
    expect(planned.json<Publication>().languages[0]).toMatchObject({ state: 'changed', planned: at });
    await edited.add('danach');
    expect((await ask()).headers['x-valid-until']).toBe(at);
    site.setNow(NOON + 3_599_999);
    expect(await seen()).toEqual(['alt']);
    site.setNow(NOON + 3_600_000);
    expect(await seen()).toEqual(['alt', 'geplant']);
    expect((await ask()).headers['x-valid-until']).toBeUndefined();
    expect((await publication()).languages[0]).toMatchObject({ state: 'changed', since: at, planned: null });
  });

  const fail = (error: unknown) => {
    throw error;
  };

  test('the search knows published content, and planned content after its instant', async () => {
    await edited.add('Zauberlaterne');
    await indexAll(site.db);
    expect(await found('Zauberlaterne')).toBe(0);
    const at = NOON + 3_600_000;
    await change({ action: 'schedule', at: new Date(at).toISOString() });
    expect(await settleDue(site.db, at - 1, fail)).toEqual([]);
    expect(await found('Zauberlaterne')).toBe(0);
    expect(await settleDue(site.db, at, fail)).toEqual([`page:${page}`]);
    expect(await found('Zauberlaterne')).toBe(1);
    expect(await settleDue(site.db, at, fail)).toEqual([]);
  });

  test('a plan is taken back, and gives way to whatever is done at once', async () => {
    await edited.add('alt');
    const at = new Date(NOON + 1000).toISOString();
    for (const action of ['cancel', 'publish', 'unpublish']) {
      await change({ action: 'schedule', at });
      expect((await publication()).languages[0]?.planned).toBe(at);
      await change({ action });
      expect((await publication()).languages[0]?.planned).toBeNull();
    }
  });

  test('withdrawn content of a language is nowhere in it, and is there again when it is published', async () => {
    const child = await addPage(site.db, { de: '/de/besuch/anfahrt', en: '/en/visit/way' }, { parentId: page });
    await edited.add('alt');
    expect((await change({ action: 'unpublish' }, 'en')).headers['x-purge-tags']).toBe(`page:${page},pages`);
    expect([await seen('en'), await stateOf('en')]).toEqual([404, 'unpublished']);
    expect((await ask()).json<Page>()).toMatchObject({ urls: { de: '/de/besuch' } });
    expect((await ask()).json<Page>().urls.en).toBeUndefined();
    expect((await site.visitor().get('/en/pageeditor-api/page/visit/way')).json<Page>().breadcrumbs).toContainEqual(
      expect.objectContaining({ url: '' }),
    );
    const listed = async () =>
      (await site.visitor().get('/api/sitemap/'))
        .json<{ results: SitemapRecord[] }>()
        .results.map(({ names }) => names);
    expect(await listed()).toContainEqual({ de: '/de/besuch' });
    expect(child).not.toBe(page);
    expect((await edited.editor.get(PATH.en)).statusCode).toBe(200);
    expect((await change({ action: 'publish' }, 'en')).headers['x-purge-tags']).toBe(`page:${page},pages`);
    expect(await seen('en')).toEqual(['alt']);
    expect(await listed()).toContainEqual({ de: '/de/besuch', en: '/en/visit' });
  });

  test('a link shows what is not published until it ends, in no cache, and nothing else', async () => {
    await edited.add('neu');
    const { path, expires } = (await edited.editor.write('POST', `/de/pageeditor-api/preview/${page}`)).json<
      AnswerOf<'contentPreview'>
    >();
    expect(path).toMatch(/^\/de\/besuch\?preview=/);
    const query = path.slice(path.indexOf('?'));
    expect([await seen(), await seen('de', query)]).toEqual([[], ['neu']]);
    const answer = await ask('de', query);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers['x-tags']).toBeUndefined();
    expect(answer.json<Page>().noindex).toBe(true);
    await addPage(site.db, { de: '/de/geheim' }, { isOnline: false });
    expect((await site.visitor().get(`/de/pageeditor-api/page/geheim${query}`)).statusCode).toBe(404);
    expect(await seen('en', query)).toBe(404);
    expect(await seen('de', `${query}x`)).toBe(404);
    expect(await seen('de', '?preview=99999999999999.x')).toBe(404);
    site.setNow(Date.parse(expires));
    expect(await seen('de', query)).toBe(404);
  });

  test('only editors publish, the content that they have seen, and at a valid instant', async () => {
    await edited.add('a');
    const { version } = await publication();
    const visitor = site.visitor();
    expect((await visitor.get(url())).statusCode).toBe(401);
    expect((await visitor.write('POST', url(), { action: 'publish' }, ANY_VERSION)).statusCode).toBe(401);
    expect((await visitor.write('POST', `/de/pageeditor-api/preview/${page}`)).statusCode).toBe(401);
    await edited.add('b');
    const late = await edited.editor.write('POST', url(), { action: 'publish' }, match(version));
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'conflict' }]);
    expect((await edited.editor.write('POST', url(), { action: 'publish' })).statusCode).toBe(428);
    for (const body of [
      { action: 'schedule' },
      { action: 'schedule', at: new Date(NOON).toISOString() },
      { action: 'schedule', at: new Date(NOON + 3 * 366 * 86_400_000).toISOString() },
      { action: 'schedule', at: '2026-13-45T25:00:00Z' },
      { action: 'schedule', at: 'morgen' },
      { action: 'publish', at: new Date(NOON + 1000).toISOString() },
    ]) {
      const answer = await change(body);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field: 'at' }]);
    }
    expect(await seen()).toEqual([]);
    expect((await edited.editor.get('/de/pageeditor-api/publication/99999')).statusCode).toBe(404);
  });
});
