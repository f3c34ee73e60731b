/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, screen, within } from '@testing-library/react';
import { META, renderLayout } from './testing/render-layout';
import { SiteFooter } from './site-footer';

function show(changes: Partial<typeof exampleSettings> = {}) {
  const fake = renderLayout(<SiteFooter meta={META} />);
  act(() => fake.store.settings.set({ ...exampleSettings, ...changes }));
}
const legal = () => within(screen.getByRole('navigation', { name: 'Rechtliches' }));

describe('site footer', () => {
  test('the cookie settings are a link to the page that says what they are', () => {
    show();
    expect(legal().getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute('href', '/de/cookies');
  });

  test('the whistleblower link is another site’s, and there only with an address', () => {
    show();
    expect(legal().queryByRole('link', { name: 'Hinweisgebersystem' })).not.toBeInTheDocument();
    show({ design: { ...exampleSettings.design, footer: { whistleblowerUrl: 'https://meldestelle.example/' } } });
    const [, second] = screen.getAllByRole('navigation', { name: 'Rechtliches' });
    expect(within(second as HTMLElement).getByRole('link', { name: 'Hinweisgebersystem' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test('address, telephone, mail and social networks, as far as there are any', () => {
    show();
    const contact = within(screen.getByLabelText('Kontakt'));
    expect(contact.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Museumsplatz 1, 01234 Musterstadt', '/de/venues/museum/1'],
      ['Tel. +49 351 1234-0', 'tel:+4935112340'],
      ['info@example.org', 'mailto:info@example.org'],
      [expect.stringContaining('Mastodon'), 'https://social.example/@museum'],
    ]);
  });

  test.each([
    ['+49 (0)351 / 1234–0', 'tel:+4935112340'],
    ['0351 1234', 'tel:03511234'],
  ])('the number %s is dialled as %s', (phone, href) => {
    show({ contact: { phone, email: '', profiles: [], venue: null } });
    expect(screen.getByRole('link', { name: /^Tel\./ })).toHaveAttribute('href', href);
  });

  test('settings without a contact have none', () => {
    show({ contact: { phone: '', email: '', profiles: [], venue: null } });
    expect(screen.queryByLabelText('Kontakt')).not.toBeInTheDocument();
  });

  test('the region’s mark stands where the settings have no logos', () => {
    show();
    expect(screen.getByRole('img', { name: 'Gefördert von der Kultur in der Region' })).toHaveAttribute('width', '140');
  });

  test('logos of the settings take its place', () => {
    show({ html_footer_logos: { code: '<p>Freundeskreis</p>' } });
    expect(screen.getByText('Freundeskreis')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Kultur in der Region/ })).not.toBeInTheDocument();
  });
});
