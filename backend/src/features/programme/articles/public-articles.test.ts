import type { Article, ArticlesPage } from '@vestibule/contracts';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { articles, articleTags } from '../../../engines/records/tables';
import { indexRecords } from '../../../engines/search/write/index-records';
import { addEditor, addTerm, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('public articles', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  type Values = Partial<typeof articles.$inferInsert>;
  async function add(title: string, date: string, more: Values = {}, tags: readonly number[] = []): Promise<number> {
    const values = { key: title, title: { de: title }, date, ...more };
    const [row] = await site.db.insert(articles).values(values).returning();
    const id = row?.id ?? 0;
    if (tags.length > 0) await site.db.insert(articleTags).values(tags.map((termId) => ({ articleId: id, termId })));
    return id;
  }
  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();

  describe('an article whose day has not come', () => {
    /** The last second of the day before, at the site (Berlin, winter time), and midnight. */
    const [BEFORE, MIDNIGHT] = [Date.parse('2026-12-23T22:59:59Z'), Date.parse('2026-12-23T23:00:00Z')];
    const ADDRESSES = [
      '/de/api/articles/',
      '/de/api/articles-teaser/',
      '/de/api/article-categories/',
      '/de/api/article-tags/',
      '/de/api/articles/feed.rss',
      '/de/api/articles/feed.atom',
      '/de/api/search/?q=Sperrfrist',
      '/de/api/search/others/?q=Sperrfrist',
      '/de/api/search/autocomplete/?q=Sperr',
      '/api/sitemap/',
    ];
    let id: number;
    let older: number;
    beforeEach(async () => {
      older = await add('Älteres', '2026-11-01');
      const [category, tag] = [await addTerm(site.db, 'category', 'Presse'), await addTerm(site.db, 'tag', 'Geheim')];
      id = await add('Sperrfrist', '2026-12-24', { categoryId: category }, [tag]);
      await indexRecords(site.db, 'articles');
    });
    const mentions = async () => {
      const found: string[] = [];
      for (const address of ADDRESSES) {
        const { body } = await site.visitor().get(address);
        if (/sperrfrist|presse|geheim/i.test(body.replaceAll(/"(next|query)":"[^"]*"/g, ''))) found.push(address);
      }
      return found;
    };

    it('is nowhere before midnight of the site, and everywhere from then on', async () => {
      site.setNow(BEFORE);
      expect(await mentions()).toEqual([]);
      expect((await site.visitor().get(`/de/api/articles/${id}/`)).statusCode).toBe(404);
      expect(await get<Article>(`/de/api/articles/${older}/`)).toMatchObject({ next: null });
      site.setNow(MIDNIGHT);
      expect(await mentions()).toEqual(ADDRESSES);
      expect(await get<Article>(`/de/api/articles/${id}/`)).toMatchObject({ is_public: true });
      expect(await get<Article>(`/de/api/articles/${older}/`)).toMatchObject({ next: { id } });
    });

    it('ends cached responses at that midnight', async () => {
      site.setNow(BEFORE);
      for (const address of [...ADDRESSES, `/de/api/articles/${id}/`, `/de/api/articles/${older}/`]) {
        const { headers } = await site.visitor().get(address);
        expect([address, headers[VALID_UNTIL_HEADER]]).toEqual([address, '2026-12-23T23:00:00.000Z']);
      }
    });

    it('is seen by editors, marked, and not cached', async () => {
      await addEditor(site.db);
      const editor = site.visitor();
      await editor.login(EDITOR.email, EDITOR.password);
      const answer = await editor.get(`/de/api/articles/${id}/`);
      expect([answer.statusCode, answer.json<Article>(), answer.headers['cache-control']]).toMatchObject([
        200,
        { is_public: false },
        'private, no-store',
      ]);
    });
  });

  test('an article that is offline is nowhere, however old', async () => {
    const id = await add('Entwurf', '2026-11-01', { isOnline: false });
    await indexRecords(site.db, 'articles');
    expect((await get<ArticlesPage>('/de/api/articles/')).count).toBe(0);
    expect((await site.visitor().get(`/de/api/articles/${id}/`)).statusCode).toBe(404);
    expect((await get<{ count: number }>('/de/api/search/?q=Entwurf')).count).toBe(0);
    expect((await get<{ count: number }>('/api/sitemap/')).count).toBe(0);
  });
});
