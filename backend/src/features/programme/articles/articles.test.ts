import type { Article, ArticleCategory, ArticlesPage, ArticleTag } from '@vestibule/contracts';
import { articles, articleTags } from '../../../engines/records/tables';
import { documents } from '../../../platform/db/tables';
import { addPicture, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('articles', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const setTeaser = (value: object) => site.db.insert(documents).values({ name: 'settings', value });
  type Values = Partial<typeof articles.$inferInsert>;
  let keys = 0;
  async function add(
    title: string,
    date: string | null,
    more: Values = {},
    tags: readonly number[] = [],
  ): Promise<number> {
    const [row] = await site.db
      .insert(articles)
      .values({ key: `article-${(keys += 1)}`, title: { de: title }, date, ...more })
      .returning();
    const id = row?.id ?? 0;
    if (tags.length > 0) await site.db.insert(articleTags).values(tags.map((termId) => ({ articleId: id, termId })));
    return id;
  }
  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const list = (query = '', lang = 'de') => get<ArticlesPage>(`/${lang}/api/articles/${query}`);
  const titles = async (query = '') => (await list(query)).results.map(({ title }) => title);

  test('the newest first, on the same day the later one; without a date last; page by page', async () => {
    await add('alt', '1933-02-28');
    await add('ohne', null);
    await add('neu', '2026-11-20');
    await add('neuer', '2026-11-20');
    expect(await titles()).toEqual(['neuer', 'neu', 'alt', 'ohne']);
    expect(await list('?page_size=3')).toMatchObject({
      count: 4,
      next: '/de/api/articles/?page_size=3&page=2',
      previous: null,
    });
    expect(await titles('?page_size=3&page=2')).toEqual(['ohne']);
  });

  test('of a category, of a tag, of both', async () => {
    const [music, craft, photo] = [
      await addTerm(site.db, 'category', 'Musik'),
      await addTerm(site.db, 'tag', 'Handwerk'),
      await addTerm(site.db, 'tag', 'Foto'),
    ];
    await add('a', '2026-11-03', { categoryId: music }, [craft, photo]);
    await add('b', '2026-11-02', { categoryId: music });
    await add('c', '2026-11-01', {}, [craft]);
    expect(await titles(`?category=${music}`)).toEqual(['a', 'b']);
    expect(await titles(`?tag=${craft}`)).toEqual(['a', 'c']);
    expect(await titles(`?category=${music}&tag=${craft}`)).toEqual(['a']);
    expect(await titles('?category=4711')).toEqual([]);
  });

  test('only categories and tags that articles have', async () => {
    const music = await addTerm(site.db, 'category', 'Musik');
    await addTerm(site.db, 'category', 'Leer');
    const craft = await addTerm(site.db, 'tag', 'Handwerk', false);
    await addTerm(site.db, 'tag', 'Ohne');
    await add('a', '2026-11-03', { categoryId: music }, [craft]);
    await add('b', '2026-11-02', {}, [craft]);
    expect(await get<ArticleCategory[]>('/api/article-categories/')).toEqual([
      { id: music, name: 'Musik', style_name: 'musik', slug: 'musik' },
    ]);
    expect(await get<ArticleTag[]>('/de/api/article-tags/')).toEqual([
      { id: craft, slug: 'handwerk', name: 'Handwerk', count: 2 },
    ]);
  });

  test('an article with everything, in the language that it is translated to', async () => {
    await addPicture(site.db, 'a.jpg');
    const tag = await addTerm(site.db, 'tag', 'Foto');
    const older = await add('Älteres', '2026-11-01');
    const id = await add(
      'x',
      '2026-11-02',
      {
        title: { de: 'Neues Licht', en: 'New light' },
        body: { de: '<p>Ein <em>Kart</em>on.</p><p>Mehr &amp; mehr.</p>' },
        author: 'Ada',
        image: 'a.jpg',
        categoryId: await addTerm(site.db, 'category', 'Haus'),
      },
      [tag],
    );
    const newer = await add('Neueres', '2026-11-02');
    const article = await get<Article>(`/en/api/articles/${id}/`);
    expect(article).toMatchObject({
      lang: 'en',
      title: 'New light',
      slug: 'new-light',
      names: { de: 'neues-licht', cs: 'neues-licht' },
      body: '<p>Ein <em>Kart</em>on.</p><p>Mehr &amp; mehr.</p>',
      summary: 'Ein Karton. Mehr & mehr.',
      author: 'Ada',
      category: { name: 'Haus', slug: 'haus' },
      tags: [{ id: tag, name: 'Foto', slug: 'foto' }],
      image_obj: { alt: 'Bild a.jpg' },
      previous: { id: older, lang: 'de', title: 'Älteres' },
      next: { id: newer, slug: 'neueres' },
    });
    expect(await get<Article>(`/de/api/articles/${older}/`)).toMatchObject({ previous: null, next: { id } });
  });

  test('responses name the tags that they depend on; an unknown id is not found', async () => {
    const id = await add('a', '2026-11-02');
    expect((await site.visitor().get('/de/api/articles/')).headers['x-tags']).toBe('articles');
    expect((await site.visitor().get(`/de/api/articles/${id}/`)).headers['x-tags']).toBe(`article:${id},articles`);
    expect((await site.visitor().get(`/de/api/articles/${id + 1}/`)).statusCode).toBe(404);
  });

  test('the magazine opens with the article that the settings name, else with the newest', async () => {
    const teaser = async () =>
      (await get<{ article: { title: string } | null }>('/de/api/articles-teaser/')).article?.title ?? null;
    expect(await teaser()).toBeNull();
    await add('alt', '2020-01-01', { key: 'klassiker' });
    await add('neu', '2026-11-20');
    expect(await teaser()).toBe('neu');
    await setTeaser({ articles_teaser: 'klassiker' });
    expect(await teaser()).toBe('alt');
    await site.db.update(documents).set({ value: { articles_teaser: 'gone' } });
    expect(await teaser()).toBe('neu');
  });
});
