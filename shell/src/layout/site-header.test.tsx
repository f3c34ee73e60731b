/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, cleanup, screen } from '@testing-library/react';
import { META, renderLayout } from './testing/render-layout';
import { SiteHeader } from './site-header';

// Statements that this file shows:
// - docs/behaviour/frame.md#favourites
// - docs/behaviour/frame.md#tickets

function show(changes: Partial<typeof exampleSettings>) {
  const fake = renderLayout(<SiteHeader meta={META} />);
  act(() => fake.store.settings.set({ ...exampleSettings, ...changes }));
}
const favorites = () => screen.queryAllByRole('link', { name: 'Merkliste' });

describe('site header', () => {
  test('favourites lead where the setting says', () => {
    show({});
    for (const link of favorites()) expect(link).toHaveAttribute('href', '/en');
    expect(favorites()).not.toHaveLength(0);
  });

  test('without an address there are no favourites', () => {
    show({ design: { ...exampleSettings.design, header: { ...exampleSettings.design.header, favoritesLink: '' } } });
    expect(favorites()).toHaveLength(0);
  });

  const links = (header: object) => ({
    design: { ...exampleSettings.design, header: { ...exampleSettings.design.header, ...header } },
  });

  test('easy language and sign language are found in header and menu where the house has them', () => {
    show(links({ easyLanguageLink: '/de/leichte-sprache' }));
    const easy = screen.getAllByRole('link', { name: 'Leichte Sprache' });
    expect(easy.map((link) => link.getAttribute('href'))).toEqual(['/de/leichte-sprache', '/de/leichte-sprache']);
    expect(screen.queryByRole('link', { name: 'Gebärdensprache' })).not.toBeInTheDocument();
  });

  test('header and menu lead to the shop', () => {
    show(links({ webshopLink: '/en/webshop' }));
    const hrefs = screen.getAllByRole('link', { name: 'Tickets' }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/en/webshop', '/en/webshop']);
  });

  test('no link leads to a shop that is not there, or offline', () => {
    show(links({ webshopLink: '' }));
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
    cleanup();
    show({ ...links({ webshopLink: '/en/webshop' }), is_shop_online: false });
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
  });

  test('the account goes offline with the shop, and says why', () => {
    show({ is_shop_online: false });
    expect(screen.queryByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
    expect(screen.getAllByTitle('Webshop offline')[0]).toHaveTextContent('Anmelden (Webshop offline)');
  });
});
