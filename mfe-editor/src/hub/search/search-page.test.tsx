import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import page from './search.page';

const check = (searched: string, place: number | null) => ({
  searched,
  hit_kind: 'pages',
  hit_title: 'Anreise',
  place,
});

async function show(path = '/cms-hub/search') {
  const page1 = { first: 3, count: 3, results: [check('Anfahrt', 1), check('parken', null)] };
  const answers = {
    '/api/search-checks/?language=de&page=1': page1,
    '/api/search-checks/?language=de&page=2': { ...page1, results: [check('Bus', 5)] },
  };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers });
  const data = await page.loader?.(fake.context({}, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
}

// Statements that this file shows:
// - docs/behaviour/editing.md#checks-of-the-search
describe('checks of the search', () => {
  test('each has the place of its record, and those that fail say so', async () => {
    await show();
    expect(screen.getByText('Geprüft: 2 von 3 …')).toBeVisible();
    expect(await screen.findByText('Prüfungen: 3, davon nicht gelungen: 2')).toBeVisible();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SuchwörterTitel des Treffers (mehrere mit „ / “ dazwischen)Platz',
      'parkenSeite: Anreisenicht dabei – nicht gelungen',
      'BusSeite: Anreise5 – nicht gelungen',
      'AnfahrtSeite: Anreise1',
    ]);
    expect(screen.getByRole('link', { name: 'Prüfungen bearbeiten oder importieren' })).toHaveAttribute(
      'href',
      '/cms-hub/records/search_checks',
    );
    expect(screen.getByRole('link', { name: 'Englisch' })).toHaveAttribute('href', '/cms-hub/search?language=en');
  });

  test('a language that the site does not have is the default one', async () => {
    await show('/cms-hub/search?language=xx');
    await screen.findByText(/^Prüfungen: 3/);
    expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'page');
  });
});
