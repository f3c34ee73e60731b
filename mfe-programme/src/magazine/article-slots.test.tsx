import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import highlights from './article-highlights.slot';
import list from './article-list.slot';

const { results } = EXAMPLES.articles;
const page = (...ids: readonly number[]) => ({
  ...EXAMPLES.articles,
  results: results.slice(0, 1).flatMap((article) => ids.map((id) => ({ ...article, id, title: `Artikel ${id}` }))),
});
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const host = (answers: Record<string, FakeAnswer>) => fakeHost({ namespace: 'programme', texts: de, answers });

describe('article slots', () => {
  test('as many of the newest articles as the page asks for, below their own heading', async () => {
    const { wrapper, context, requests } = host({ '/de/api/articles/': page(1, 2, 3) });
    const params = { headline: 'Lesen', limit: 3 };
    const data = (await list.loader?.(context(params))) ?? [];
    render(<list.Component params={params} data={data} />, { wrapper });
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/articles/?page_size=3']);
    expect(screen.getByRole('region', { name: 'Lesen' })).toBeVisible();
    expect(titles()).toEqual(['Artikel 1', 'Artikel 2', 'Artikel 3']);
    expect(screen.getByRole('link', { name: 'Zum Magazin' })).toHaveAttribute('href', '/de/news');
  });

  test('the newest of each category, none twice; with a heading for those who listen', async () => {
    const answers = {
      '/de/api/articles/?category=2&page_size=1': page(5),
      '/de/api/articles/?category=3&page_size=1': page(6),
    };
    const { wrapper, context } = host({ ...answers, '/de/api/articles/?category=4&page_size=1': page(5) });
    const params = { headline: '', categories: [2, 3, 4] };
    const data = (await highlights.loader?.(context(params))) ?? [];
    render(<highlights.Component params={params} data={data} />, { wrapper });
    expect(titles()).toEqual(['Artikel 5', 'Artikel 6']);
    expect(screen.getByRole('heading', { level: 2, name: 'Aus dem Magazin' })).toBeInTheDocument();
  });

  test('without a category the newest of all; nothing in a house without articles', async () => {
    const { wrapper, context, requests } = host({ '/de/api/articles/': page() });
    const params = { headline: '', categories: [] };
    const data = (await highlights.loader?.(context(params))) ?? [];
    const { container } = render(
      <>
        <highlights.Component params={params} data={data} />
        <list.Component params={{ headline: '', limit: 3 }} data={data} />
      </>,
      { wrapper },
    );
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/articles/?page_size=1']);
    expect(container).toBeEmptyDOMElement();
  });
});
