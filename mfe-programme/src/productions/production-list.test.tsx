import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import slot from './production-list.slot';

const [example] = EXAMPLES.productions.results;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function show(params: Parameters<NonNullable<typeof slot.loader>>[0]['params'], ...ends: readonly string[]) {
  const results = ends.map((date_to, at) => ({
    ...example,
    id: at + 1,
    title: `Schau ${at + 1}`,
    date_from: '2020-01-01',
    date_to,
  }));
  const answers = { '/de/api/productions/': { ...EXAMPLES.productions, results } };
  const { wrapper, context, requests } = fakeHost({ namespace: 'programme', texts: de, answers });
  const data = (await slot.loader?.(context(params))) ?? [];
  const { container } = render(<slot.Component params={params} data={data} />, { wrapper });
  return { container, paths: requests.map(({ path }) => path) };
}

describe('production list', () => {
  test('current productions, of the type and number of the page, and how long each can be seen', async () => {
    const params = { headline: 'Jetzt', type: 'ausstellung', limit: 3 };
    const { paths } = await show(params, inDays(20), inDays(400));
    expect(paths).toEqual(['/de/api/productions/?view=now&exhibition_type=ausstellung&page_size=3']);
    const region = screen.getByRole('region', { name: 'Jetzt' });
    const cards = within(region).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Schau 1',
      'Schau 2',
    ]);
    // The day of the test may turn between the server's and this clock.
    expect(cards[0]).toHaveTextContent(/noch (19|20|21) Tage/);
    expect(cards[1]).not.toHaveTextContent('noch');
    expect(screen.getByRole('link', { name: 'Alle Produktionen' })).toHaveAttribute('href', '/de/produktionen');
  });

  test('all types without one; nothing while nothing is on', async () => {
    const { container, paths } = await show({ headline: '', type: '', limit: 6 });
    expect(paths).toEqual(['/de/api/productions/?view=now&page_size=6']);
    expect(container).toBeEmptyDOMElement();
  });
});
