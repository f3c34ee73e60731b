import type { Article } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { render, screen } from '@testing-library/react';
import remote from '../../remote';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import page from './article.page';

async function show(changes: Partial<Article> = {}, id = '7') {
  const fake = fakeHost({
    namespace: 'programme',
    routes: remote.routes,
    texts: de,
    answers: {
      '/de/api/articles/7/': { ...EXAMPLES.article, ...changes },
      '/de/api/events/?tag=3&page_size=12': eventsPage([listItem()]),
    },
  });
  fake.store.settings.set(EXAMPLES.settings);
  const context = fake.context({ slug: 'x', id });
  const data = await page.loader?.(context);
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return page.meta(data, context);
}

describe('article', () => {
  test('subject, author, date, and further articles', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Licht im Archiv' })).toBeVisible();
    expect(screen.getByText('Von Mara Beispiel')).toBeVisible();
    expect(screen.getByText('1 Minute Lesezeit')).toBeVisible();
    expect(screen.getByText('20. Nov. 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByRole('link', { name: 'Ausstellungen' })).toHaveAttribute(
      'href',
      '/de/news/categories/ausstellungen/7',
    );
    expect(screen.getByRole('list', { name: 'Themen dieses Artikels' })).toHaveTextContent('#Fotografie');
    const older = screen.getByRole('link', { name: 'Älterer Artikel Guest column' });
    expect(older).toHaveAttribute('href', '/de/news/guest-column/8');
    expect(screen.getByText('Guest column')).toHaveAttribute('lang', 'en');
    expect(screen.queryByRole('link', { name: /Neuerer Artikel/ })).not.toBeInTheDocument();
  });

  test('search engines get a NewsArticle and the address with the right slug', async () => {
    const meta = await show();
    expect(meta).toMatchObject({
      title: 'Licht im Archiv',
      type: 'article',
      urls: { de: '/de/news/licht-im-archiv/7' },
      description: EXAMPLES.article.summary,
    });
    expect(meta.breadcrumbs.map(({ title }) => title)).toEqual(['Magazin', 'Ausstellungen', 'Licht im Archiv']);
    expect(schemaProblems(meta.jsonLd)).toEqual([]);
    expect(meta.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle',
        datePublished: '2026-11-20',
        author: { '@type': 'Person', name: 'Mara Beispiel' },
        url: 'https://example.org/de/news/licht-im-archiv/7',
      }),
    ]);
  });

  test('with nothing but a title it is still an article', async () => {
    const meta = await show({
      lang: 'en',
      title: 'Untitled',
      body: '',
      date: null,
      author: '',
      category: null,
      tags: [],
      exhibition: null,
      image_obj: null,
      image_thumbnails: null,
      previous: null,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Untitled' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    // Unknown values are left out; all others are right.
    expect(schemaProblems(meta.jsonLd)).toEqual([
      expect.stringContaining('need datePublished'),
      expect.stringContaining('need image'),
    ]);
  });

  test.each(['0', 'abc', '8'])('there is no article %s', async (id) => {
    await expect(show({}, id)).rejects.toMatchObject({ status: 404 });
  });

  test('leads to the exhibition that it is about', async () => {
    await show({ exhibition: { id: 9, slug: 'salz', title: 'Salz' } });
    expect(screen.getByRole('link', { name: 'Salz' })).toHaveAttribute('href', '/de/ausstellungen/salz/9');
  });

  test('events that carry one of its tags are named below', async () => {
    await show({ tags: [{ id: 3, slug: 'fotografie', name: 'Fotografie' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Dazu im Programm' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abend 1' })).toHaveAttribute('href', '/de/veranstaltungen/abend-1/1');
  });

  test('an article without such events says nothing of the programme', async () => {
    await show({ tags: [] });
    expect(screen.queryByRole('heading', { name: 'Dazu im Programm' })).not.toBeInTheDocument();
  });

  test('an editor who sees it before visitors do gets a note, and search engines get nothing of it', async () => {
    const meta = await show({ is_public: false });
    expect(screen.getByRole('note')).toHaveTextContent('Nur für Sie sichtbar');
    expect(meta.noindex).toBe(true);
  });
});
