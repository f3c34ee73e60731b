import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import slot from './exhibition-list.slot';

type Params = Parameters<NonNullable<typeof slot.loader>>[0]['params'];
const ANY: Params = { headline: '', view: '', venue: null, type: '', exhibitions: [], limit: 6 };

async function show(params: Params, results: readonly object[] = EXAMPLES.exhibitions.results) {
  const answers = { '/de/api/exhibitions/': { ...EXAMPLES.exhibitions, results } };
  const { wrapper, context, requests } = fakeHost({ namespace: 'programme', texts: de, answers });
  const data = (await slot.loader?.(context(params))) ?? [];
  const { container } = render(<slot.Component params={params} data={data} />, { wrapper });
  return { container, paths: requests.map(({ path }) => path) };
}

describe('exhibition list of a page', () => {
  test('exhibitions of the editor’s choice, with until when and where, and the way to all', async () => {
    const params = {
      ...ANY,
      headline: 'Jetzt',
      view: 'current',
      venue: 2,
      type: 'schau',
      exhibitions: [7, 9],
      limit: 3,
    };
    const { paths } = await show(params as Params);
    expect(paths).toEqual(['/de/api/exhibitions/?view=current&venue=2&exhibition_type=schau&ids=7%2C9&page_size=3']);
    const region = within(screen.getByRole('region', { name: 'Jetzt' }));
    expect(region.getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute(
      'href',
      '/de/ausstellungen/das-blaue-zimmer/7',
    );
    expect(region.getByText('Museum')).toBeVisible();
    expect(region.getByRole('link', { name: 'Alle Ausstellungen' })).toHaveAttribute('href', '/de/ausstellungen');
  });

  test('all that are not over without a choice; nothing while there are none', async () => {
    const { container, paths } = await show(ANY, []);
    expect(paths).toEqual(['/de/api/exhibitions/?page_size=6']);
    expect(container).toBeEmptyDOMElement();
  });
});
