import { Failure, fakeHost, type FakeAnswer, type FakeHost } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import de from '../../translations/de.json';
import { comeNear, watchTheEnd } from '../testing/near-the-end';
import category from './news-category.page';
import tag from './news-tag.page';
import tags from './news-tags.page';
import news from './news.page';

const ARTICLES = '/de/api/articles/';
const ANSWERS: Record<string, FakeAnswer> = {
  [ARTICLES]: EXAMPLES.articles,
  [`${ARTICLES}?page=2`]: { ...EXAMPLES.articles, next: null },
  [`${ARTICLES}?page=9`]: { count: 12, next: null, previous: null, results: [] },
  '/de/api/articles-teaser/': { article: null },
  '/de/api/article-categories/': EXAMPLES.articleCategories,
  '/de/api/article-tags/': EXAMPLES.articleTags,
};
watchTheEnd();

type AnyPage = typeof news | typeof category | typeof tags;

async function show(page: AnyPage, path: string, params: Record<string, string> = {}, answers = ANSWERS) {
  const pageData = (further: string) => Promise.resolve(page.loader?.(fake.context(params, further)));
  const fake: FakeHost = fakeHost({
    namespace: 'programme',
    routes: remote.routes,
    texts: de,
    answers,
    path,
    pageData,
  });
  const context = fake.context(params, path);
  const data = await page.loader?.(context);
  const { Component, meta } = page as typeof news;
  const { container } = render(<Component data={data as never} />, { wrapper: fake.wrapper });
  return { ...fake, container, meta: meta(data as never, context) };
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const categoryLinks = () =>
  within(screen.getByRole('navigation', { name: 'Rubriken des Magazins' })).getAllByRole('link');

describe('magazine', () => {
  test('the lead story, then the others; categories and topics beside them', async () => {
    const { meta, container } = await show(news, '/de/news');
    expect(screen.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
    expect(titles()).toEqual(['Licht im Archiv', 'Guest column', 'Ohne Datum']);
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Licht im Archiv' })).toHaveAttribute(
      'href',
      '/de/news/licht-im-archiv/7',
    );
    expect(within(screen.getByRole('article')).getByText('20. Nov. 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(container.querySelector('[lang=en]')).toHaveTextContent('Guest column');
    expect(categoryLinks().map((link) => link.textContent)).toEqual([
      'Alle',
      'Ausstellungen',
      'Sammlung',
      'Alle #Themen',
    ]);
    expect(categoryLinks()[0]).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Weitere Artikel' })).toHaveAttribute('href', '/de/news?page=2');
    expect(meta).toMatchObject({ title: 'Magazin', urls: { en: '/en/news' } });
    expect(meta.feeds?.map(({ type, path }) => [type, path])).toEqual([
      ['application/rss+xml', '/de/api/articles/feed.rss'],
      ['application/atom+xml', '/de/api/articles/feed.atom'],
    ]);
  });

  test('an article of the list has its picture beside it', async () => {
    const results = EXAMPLES.articles.results.map((article) => ({ ...article, image_obj: EXAMPLES.article.image_obj }));
    await show(news, '/de/news', {}, { ...ANSWERS, [ARTICLES]: { ...EXAMPLES.articles, results } });
    const row = screen.getByRole('link', { name: 'Guest column' }).closest('li');
    expect(within(row as HTMLElement).getByRole('presentation')).toHaveAttribute('alt', '');
  });

  test('the article that the house wants first stands there, and not a second time', async () => {
    await show(news, '/de/news', {}, { ...ANSWERS, '/de/api/articles-teaser/': EXAMPLES.articlesTeaser });
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Guest column' })).toBeVisible();
    expect(titles()).toEqual(['Guest column', 'Licht im Archiv', 'Ohne Datum']);
  });

  test('a further page has no lead story, and the way back; one past the end is not found', async () => {
    const { meta } = await show(news, '/de/news?page=2');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Neuere Artikel' })).toHaveAttribute('href', '/de/news');
    expect(screen.queryByRole('link', { name: 'Weitere Artikel' })).not.toBeInTheDocument();
    expect(meta).toMatchObject({ title: 'Magazin – Seite 2', urls: { de: '/de/news?page=2' } });
    await expect(show(news, '/de/news?page=9')).rejects.toMatchObject({ status: 404 });
    await expect(show(news, '/de/news?page=x')).rejects.toMatchObject({ status: 400, field: 'page' });
  });

  test('the content page gives the headline; categories may be missing', async () => {
    const { [ARTICLES]: articles } = ANSWERS;
    await show(
      news,
      '/de/news',
      {},
      { [ARTICLES]: articles ?? {}, '/de/pageeditor-api/page/news': { ...EXAMPLES.page, headline: 'Geschichten' } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Geschichten' })).toBeVisible();
    expect(categoryLinks()).toHaveLength(2);
  });

  test('a category asks for its articles, is marked, and is found by its id whatever the slug', async () => {
    const { requests, meta } = await show(category, '/de/news/categories/falsch/7', { slug: 'falsch', id: '7' });
    expect(requests.map(({ path }) => path)).toContain(`${ARTICLES}?category=7&page=1`);
    expect(screen.getByRole('heading', { level: 1, name: 'Ausstellungen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ausstellungen' })).toHaveAttribute('aria-current', 'page');
    expect(meta.urls.cs).toBe('/cs/news/categories/ausstellungen/7');
    await expect(show(category, '/de/news/categories/x/99', { slug: 'x', id: '99' })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('so does a tag', async () => {
    const { requests, meta } = await show(tag, '/de/news/tags/fotografie/7', { slug: 'fotografie', id: '7' });
    expect(requests.map(({ path }) => path)).toContain(`${ARTICLES}?tag=7&page=1`);
    expect(screen.getByRole('heading', { level: 1, name: '#Fotografie' })).toBeVisible();
    expect(meta).toMatchObject({ title: '#Fotografie – Magazin', urls: { en: '/en/news/tags/fotografie/7' } });
  });

  test('all tags, each with how many articles there are', async () => {
    await show(tags, '/de/news/tags');
    expect(screen.getByRole('link', { name: '#Fotografie 2 Artikel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle #Themen' })).toHaveAttribute('aria-current', 'page');
  });

  const story = (id: number, title: string) => ({
    ...EXAMPLES.articles.results[0],
    id,
    title,
    url: `/de/news/x/${id}`,
  });
  const MORE = {
    ...EXAMPLES.articles,
    results: [story(31, 'Neu geladen'), story(8, 'Guest column'), story(9, 'Ohne Datum')],
    next: null,
  };

  test('further articles join as the reader comes near: the lead story stays first, none is there twice', async () => {
    await show(
      news,
      '/de/news',
      {},
      {
        ...ANSWERS,
        '/de/api/articles-teaser/': { article: story(31, 'Zuerst') },
        [`${ARTICLES}?page=2`]: { ...MORE, results: [...MORE.results, story(32, 'Auch neu')] },
      },
    );
    const before = titles();
    expect(before[0]).toBe('Zuerst');
    await act(async () => comeNear());
    expect(await screen.findByText('1 weiterer Artikel geladen.')).toBeVisible();
    expect(titles()).toEqual([...before, 'Auch neu']);
    expect(screen.queryByRole('link', { name: 'Weitere Artikel' })).not.toBeInTheDocument();
  });

  test('articles of a category that cannot be loaded can be requested again; the focus goes on reading', async () => {
    let broken = true;
    const further = () => (broken ? new Failure(503) : MORE);
    const { requests } = await show(
      category,
      '/de/news/categories/ausstellungen/7',
      { slug: 'ausstellungen', id: '7' },
      { ...ANSWERS, [`${ARTICLES}?category=7&page=2`]: further },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Weitere Artikel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Artikel konnten nicht geladen werden.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Neu geladen' })).toHaveFocus();
    expect(requests.map(({ path }) => path)).toContain(`${ARTICLES}?category=7&page=2`);
  });

  test('while articles are on their way, boxes stand for them', async () => {
    await show(news, '/de/news', {}, { ...ANSWERS, [`${ARTICLES}?page=2`]: () => new Promise(() => undefined) });
    await act(async () => comeNear());
    expect(screen.getByText('Weitere Artikel werden geladen. Bitte warten.')).toBeInTheDocument();
  });

  test('without articles it says where else to go', async () => {
    await show(news, '/de/news', {}, { ...ANSWERS, [ARTICLES]: { count: 0, next: null, previous: null, results: [] } });
    expect(screen.getByText('Hier ist noch kein Artikel erschienen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });
});
