import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import { cart } from '../testing/records';
import { OWN_PARTS } from '../shop-routes';
import page from './webshop.page';

const [item] = EXAMPLES.events.results;
if (!item) throw new Error('The examples have no event');
const offer = {
  ...item,
  status: 'scheduled',
  availability: 'available',
  price_from: '8.00',
  price_to: '12.00',
  id_jet: 'VB7',
};
const LATER = { ...offer, id: 8, title: 'Später', date_start: '2026-11-21T21:00:00+01:00' };
const FEW = {
  ...offer,
  id: 7,
  title: 'Früher',
  date_start: '2026-11-21T18:00:00+01:00',
  availability: 'few',
  price_to: '8.00',
};

async function show(results: readonly object[], next: string | null = null, url = '/de/webshop') {
  const answers = {
    '/de/api/events/': { count: results.length, next, previous: null, results },
    '/de/api/shop-cart/': cart(),
  };
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: url, answers });
  const context = fake.context({}, url);
  const data = await page.loader?.(context);
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, context, data };
}

describe('webshop', () => {
  test('shows bookable events, the earliest first, beside the cart', async () => {
    const { requests } = await show([LATER, FEW]);
    expect(requests[0]?.path).toBe('/de/api/events/?bookable=true&page_size=20&page=1');
    const [first, second] = within(screen.getByRole('region', { name: 'Jetzt im Verkauf' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Früher.*8\s€Nur noch wenige Tickets/);
    expect(second).toHaveTextContent(/Später.*ab 8\s€/);
    expect(screen.getByRole('link', { name: 'Tickets buchen: Später' })).toHaveAttribute(
      'href',
      `/de/veranstaltungen/${LATER.slug}/8#tickets`,
    );
    const beside = screen.getByRole('complementary', { name: 'Warenkorb' });
    expect(await within(beside).findByRole('heading', { level: 3, name: 'Stimmen im Gewölbe' })).toBeVisible();
  });

  test('further dates are links of the address that one is at', async () => {
    await show([LATER], '/de/api/events/?page=3', '/de/testshop?page=2');
    expect(screen.getByRole('link', { name: 'Frühere Termine' })).toHaveAttribute('href', '/de/testshop');
    expect(screen.getByRole('link', { name: 'Spätere Termine' })).toHaveAttribute('href', '/de/testshop?page=3');
    await screen.findByRole('timer');
  });

  test('an empty shop leads to the programme', async () => {
    await show([]);
    expect(screen.getByText(/keine Tickets im Verkauf/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Zum Programm' })[0]).toHaveAttribute('href', '/de/veranstaltungen');
    await screen.findByRole('timer');
  });

  test('a page that is none is the visitor’s mistake; the shop is not for search engines', async () => {
    const { context } = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de });
    await expect(page.loader?.(context({}, '/de/webshop?page=x'))).rejects.toMatchObject({
      status: 400,
      field: 'page',
    });
    expect(page.meta({ offers: [], page: 1, hasNext: false }, context({}))).toMatchObject({
      noindex: true,
      urls: { en: '/en/webshop' },
    });
  });

  test('every name of the shop is asked whether the shop is online, with and without a language', () => {
    const shops = remote.routes.filter((route) => route.page === './pages/webshop');
    expect(shops).toHaveLength(10);
    expect(
      shops.every(
        ({ layout, middleware, bodyClass }) =>
          layout === 'webshop' && middleware?.[0] === 'shop-online' && bodyClass === 'none',
      ),
    ).toBe(true);
    expect(shops.filter(({ localised }) => localised === false).map((route) => route.path.de)).toEqual([
      'webshop/*',
      'testshop/*',
      'test.webshop/*',
      'eventim.webshop/*',
      'eventim-template/*',
    ]);
  });

  test('another shop never gets a path that this site has below the shop’s name', () => {
    const own = remote.routes.flatMap(({ path }) => /^webshop\/(\w+)/.exec(path.de)?.[1] ?? []);
    expect(own).toContain('checkout');
    expect(OWN_PARTS).toEqual(expect.arrayContaining(own));
  });
});
