import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import page from './search.page';

const ANSWERS: Record<string, FakeAnswer> = {
  '/de/api/search/': EXAMPLES.search,
  '/de/api/search/?q=nichts': { count: 0, meant: null, groups: [] },
  '/de/api/search/?q=abnd': { ...EXAMPLES.search, meant: 'abend' },
  '/de/api/search/events/': EXAMPLES.searchEvents,
  '/de/api/search/events/?q=abend&page=9': { count: 14, meant: null, next: null, previous: null, results: [] },
  '/de/api/search/others/': { ...EXAMPLES.searchOthers, count: 0, next: null, results: [] },
};

async function show(path: string, params: Record<string, string> = {}) {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers: ANSWERS, path });
  const context = fake.context(params, path);
  const data = await page.loader?.(context);
  if (!data) throw new Error('no data');
  const ui = <page.Component data={data} />;
  return { ...fake, ui, asked: fake.requests.map((request) => request.path), meta: page.meta(data, context) };
}
const box = () => screen.getByRole('search', { name: 'Website durchsuchen' });
const group = (name: string) => screen.getByRole('region', { name });

describe('search', () => {
  test('groups with their counts, marked matches, time and place', async () => {
    const { ui, wrapper, asked, meta } = await show('/de/search?q=abend');
    render(ui, { wrapper });
    expect(asked).toEqual(['/de/api/search/?q=abend']);
    expect(screen.getByText('10 Treffer für „abend“')).toBeVisible();
    expect(box()).toHaveAttribute('data-text', 'abend');
    expect(box()).not.toHaveAttribute('data-category');
    const events = group('Veranstaltungen (4)');
    expect(within(events).getByRole('link', { name: 'Abendführung durch die Sammlung' })).toHaveAttribute(
      'href',
      '/de/veranstaltungen/abendfuehrung/7',
    );
    expect(within(events).getByText('Abendführung').tagName).toBe('MARK');
    expect(within(events).getAllByRole('presentation').length).toBeGreaterThan(0);
    expect(events).toHaveTextContent('Sa, 21. Nov. 2026, 19:30 Uhr');
    expect(events).toHaveTextContent('Großer Saal');
    expect(within(events).getByRole('link', { name: 'Alle 4 Treffer: Veranstaltungen' })).toHaveAttribute(
      'href',
      '/de/search/events/1?q=abend',
    );
    expect(within(group('Produktionen (1)')).queryByRole('link', { name: /^Alle/ })).not.toBeInTheDocument();
    expect(group('Produktionen (1)')).toHaveTextContent('12. Sep. 2026 – 28. Feb. 2027');
    expect(within(group('Seiten (1)')).getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
    expect(meta).toMatchObject({ title: 'abend – Suche', noindex: true, urls: { en: '/en/search?q=abend' } });
  });

  test('one category, page by page', async () => {
    const { ui, wrapper, asked, meta } = await show('/de/search/events/1?q=abend', { category: 'events', page: '1' });
    render(ui, { wrapper });
    expect(asked).toEqual(['/de/api/search/events/?q=abend&page=1']);
    expect(screen.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute('href', '/de/search/events/2?q=abend');
    expect(screen.getByRole('link', { name: 'Überall suchen' })).toHaveAttribute('href', '/de/search?q=abend');
    expect(meta.title).toBe('abend – Veranstaltungen – Suche');
    await expect(show('/de/search/events/9?q=abend', { category: 'events', page: '9' })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('other categories are requested by name; an unknown one has no page', async () => {
    const { asked } = await show('/de/search/persons?q=abend', { category: 'persons' });
    expect(asked).toEqual(['/de/api/search/others/?q=abend&category=persons&page=1']);
    for (const params of [
      { category: 'toString' },
      { category: 'events', page: '0' },
      { category: 'events', page: 'x' },
    ])
      await expect(show('/de/search?q=abend', params)).rejects.toMatchObject({ status: 404 });
  });

  test('nothing found says both sentences and another way on', async () => {
    const { ui, wrapper } = await show('/de/search?q=nichts');
    render(ui, { wrapper });
    expect(screen.getByText('Ihre Suche hat leider nichts ergeben.')).toBeVisible();
    expect(screen.getByText('Bitte versuchen Sie es mit einem anderen Suchbegriff.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });

  test('a misspelt search has the results of its correction, and leads to it', async () => {
    const { ui, wrapper } = await show('/de/search?q=abnd');
    render(ui, { wrapper });
    expect(screen.getByText(/^Keine Treffer für „abnd“\. Meinten Sie/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'abend' })).toHaveAttribute('href', '/de/search?q=abend');
    expect(screen.getByText('10 Treffer für „abend“')).toBeVisible();
    expect(group('Formulare (1)')).toBeVisible();
  });

  test('without a text nothing is asked', async () => {
    const { ui, wrapper, asked } = await show('/de/search?q=%20');
    render(ui, { wrapper });
    expect(asked).toEqual([]);
    expect(box()).toHaveAttribute('data-text', '');
  });

  test('the box searches the category that is shown', async () => {
    const { ui, wrapper } = await show('/de/search/events/2?q=abend', { category: 'events', page: '2' });
    render(ui, { wrapper });
    expect(box()).toHaveAttribute('data-category', 'events');
    expect(box()).toHaveAttribute('data-text', 'abend');
  });
});
