import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router-dom';
import de from '../../translations/de.json';
import en from '../../translations/en.json';
import remote from '../../remote';
import { SETTINGS } from '../testing/records';
import slot from './cart-badge.slot';

const setCookie = (amount: string) => {
  document.cookie = `cartAmount=${amount}; path=/`;
};
describe('cart badge', () => {
  afterEach(() => setCookie('; max-age=0'));

  const badge = <slot.Component params={{}} data={undefined} />;
  const host = (lang: 'de' | 'en' = 'de') => fakeHost({ lang, namespace: 'commerce', texts: lang === 'de' ? de : en });

  test('without tickets it is a plain link', () => {
    render(badge, { wrapper: host().wrapper });
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/de/cart');
  });

  test('leads to the basket of the house’s own provider where the settings name one', () => {
    const { wrapper, store } = host();
    const { design } = SETTINGS;
    const header = { ...design.header, basketLink: 'https://tickets.example.org/basket' };
    act(() => store.settings.set({ ...SETTINGS, design: { ...design, header } }));
    render(badge, { wrapper });
    expect(screen.getByRole('link', { name: /^Warenkorb/ })).toHaveAttribute(
      'href',
      'https://tickets.example.org/basket',
    );
  });

  test('beside a shop in a frame it leads to that, or to the cart that was filled last', () => {
    const { wrapper, store } = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de });
    act(() => store.settings.set({ ...SETTINGS, shop_frame: 'https://shop.example' }));
    render(badge, { wrapper });
    const goal = () => screen.getByRole('link', { name: /^Warenkorb/ }).getAttribute('href');
    expect(goal()).toBe('/de/webshop');
    act(() => store.basket.setCart(2, '/en/webshop/basket'));
    expect(goal()).toBe('/en/webshop/basket');
    // A cookie that somebody else has written leads to no other page of this site.
    for (const url of ['/de/cart', '/de/user/settings']) {
      act(() => store.basket.setCart(0, url));
      expect(goal()).toBe('/de/cart');
    }
  });

  /** The time beside the count comes with code of its own. */
  const codeCame = () => act(() => import('./cart-time').then(() => undefined));

  test('the count comes from the cookie, in the browser only', async () => {
    setCookie('2');
    const { wrapper: Wrapper } = host('en');
    expect(renderToString(<Wrapper>{badge}</Wrapper>)).not.toContain('2');
    render(badge, { wrapper: Wrapper });
    await codeCame();
    expect(screen.getByRole('link', { name: 'Cart 2 tickets' })).toHaveTextContent('2');
  });

  test('hydrates the server’s HTML, though a neighbour has read the cart before', async () => {
    const { wrapper: Wrapper, store } = host();
    const tree = <Wrapper>{badge}</Wrapper>;
    const root = document.createElement('div');
    root.innerHTML = renderToString(tree);
    setCookie('2');
    act(() => store.basket.setCart(2, '/de/cart'));
    const problems: unknown[] = [];
    await act(async () => hydrateRoot(root, tree, { onRecoverableError: (error) => problems.push(error) }));
    expect(problems).toEqual([]);
    expect(root).toHaveTextContent('Warenkorb 2');
  });

  test('a change of the page reads it again; adding tickets is seen at once', async () => {
    const { wrapper, store } = host();
    render(
      <>
        {badge}
        <Link to="/de/anders">weiter</Link>
      </>,
      { wrapper },
    );
    setCookie('1');
    await userEvent.click(screen.getByRole('link', { name: 'weiter' }));
    expect(screen.getByRole('link', { name: 'Warenkorb 1 Ticket' })).toBeVisible();
    act(() => store.basket.setCart(3, '/de/cart'));
    expect(screen.getByRole('link', { name: 'Warenkorb 3 Tickets' })).toBeVisible();
  });

  test('while the shop is offline it leads nowhere and says why', () => {
    const { wrapper, store } = host();
    act(() => store.settings.set({ ...SETTINGS, is_shop_online: false }));
    render(badge, { wrapper });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByTitle('Webshop offline')).toHaveTextContent('Warenkorb (Webshop offline)');
  });
});
