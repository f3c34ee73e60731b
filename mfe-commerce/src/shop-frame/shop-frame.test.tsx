import { cookieValue } from '@vestibule/contracts/cookie-value';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import remote from '../../remote';
import cartBadge from '../cart/cart-badge.slot';
import { SETTINGS } from '../testing/records';
import webshop from '../webshop/webshop.page';

const SHOP = 'https://shop.example/haus';
const type = 'vestibule.shop';

async function open(url = '/de/webshop/event/5?seats=2') {
  history.replaceState({ key: 'kept' }, '', url);
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: url });
  act(() => fake.store.settings.set({ ...SETTINGS, shop_frame: SHOP }));
  const context = fake.context({}, url);
  const data = await webshop.loader?.(context);
  if (!data) throw new Error('no data');
  const page = (
    <>
      <cartBadge.Component params={{}} data={undefined} />
      <webshop.Component data={data} />
    </>
  );
  return { ...fake, context, data, page };
}

async function show(url?: string) {
  const opened = await open(url);
  render(opened.page, { wrapper: opened.wrapper });
  return opened;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Webshop des Hauses');
const send = (data: unknown, { source = frame().contentWindow, origin = 'https://shop.example' } = {}) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
const badge = () => screen.getByRole('link', { name: /^Warenkorb/ });
const alone = () => screen.getByRole('link', { name: 'Webshop in eigenem Fenster öffnen' });

describe('shop frame', () => {
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['cartAmount', 'cartUrl']) document.cookie = `${name}=; path=/; max-age=0`;
  });

  test('the shop that the settings name is in the page, at the place of the address, and beside it a way to it alone', async () => {
    const { data, context, page, wrapper: Wrapper, requests } = await open();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Wrapper>{page}</Wrapper>);
    const src = `${SHOP}/event/5?seats=2&lang=de`;
    const found = root.querySelector('iframe');
    expect(found?.getAttribute('src')).toBe(src);
    expect(found?.getAttribute('allow')).toBe('payment https://shop.example');
    expect(found?.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(found?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(
      root.querySelector(`a[href="${src.replaceAll('&', '&amp;')}"], a[target="_blank"]`)?.getAttribute('rel'),
    ).toBe('noopener');
    // Without script nothing would ever say that it has come.
    expect(root).not.toHaveTextContent('wird geladen');
    expect(requests).toEqual([]);
    expect(webshop.meta(data, context)).toMatchObject({
      noindex: true,
      urls: { de: '/de/webshop/event/5?seats=2', cs: '/cs/webshop/event/5?seats=2' },
    });
  });

  test('a place that the frame must not open is not found', async () => {
    for (const path of ['/de/webshop/a%2F..%2F..%2Fb', '/de/testshop/checkout'])
      await expect(open(path)).rejects.toMatchObject({ status: 404 });
  });

  test('height, address and the link to the shop follow its messages', async () => {
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Der Webshop wird geladen');
    send({ type, height: 1480, url: `${SHOP}/seats/9?lang=de` });
    expect(frame()).toHaveAttribute('height', '1480');
    expect(location.pathname + location.search).toBe('/de/webshop/seats/9');
    expect(history.state).toEqual({ key: 'kept' });
    expect(alone()).toHaveAttribute('href', `${SHOP}/seats/9?lang=de`);
    // The frame itself has gone there already.
    expect(frame()).toHaveAttribute('src', `${SHOP}/event/5?seats=2&lang=de`);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    // The site has a page of its own at that place.
    send({ type, height: 900, url: `${SHOP}/checkout` });
    expect(frame()).toHaveAttribute('height', '900');
    expect(location.pathname).toBe('/de/webshop/seats/9');
  });

  test('a new step begins at its top', async () => {
    await show();
    const scroll = jest.fn();
    frame().scrollIntoView = scroll;
    send({ type, height: 900 });
    expect(scroll).not.toHaveBeenCalled();
    send({ type, scroll: 'top' });
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('the badge shows how many tickets the shop holds, and leads to its cart in the frame', async () => {
    const { requests } = await show('/de/testshop');
    expect(badge()).toHaveAttribute('href', '/de/webshop');
    send({ type, cart: { count: 3, url: `${SHOP}/cart` } });
    expect(badge()).toHaveAccessibleName('Warenkorb 3 Tickets');
    expect(badge()).toHaveAttribute('href', '/de/testshop/cart');
    expect(cookieValue(document.cookie, 'cartAmount')).toBe('3');
    expect(cookieValue(document.cookie, 'cartUrl')).toBe(encodeURIComponent('/de/testshop/cart'));
    // Our own cart would say that there are none.
    await act(() => import('../cart/cart-time').then(() => undefined));
    expect(requests).toEqual([]);
    send({ type, cart: { count: 0 } });
    expect(badge()).toHaveAccessibleName('Warenkorb');
    expect(cookieValue(document.cookie, 'cartAmount')).toBeUndefined();
  });

  test('nobody else is listened to: another window, another origin, another shape', async () => {
    await show();
    const forged = { type, height: 77, url: `${SHOP}/forged`, cart: { count: 9 }, cookies: 'blocked' };
    send(forged, { source: window });
    send(forged, { origin: 'https://evil.example' });
    send(forged, { origin: 'null' });
    send(forged, { origin: 'https://shop.example.evil.example' });
    send({ ...forged, height: -1 });
    expect(frame()).not.toHaveAttribute('height');
    expect(location.pathname).toBe('/de/webshop/event/5');
    expect([badge().textContent, document.cookie]).toEqual(['Warenkorb', '']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('wird geladen');
    send(forged);
    expect(frame()).toHaveAttribute('height', '77');
    expect(badge()).toHaveAccessibleName('Warenkorb 9 Tickets');
  });

  test('a shop that is not let keep cookies says so, and is opened alone', async () => {
    await show();
    send({ type, cookies: 'blocked' });
    expect(screen.getByRole('alert')).toHaveTextContent('keine Cookies');
    expect(screen.getByRole('link', { name: 'In eigenem Fenster kaufen' })).toHaveAttribute('target', '_blank');
    send({ type, height: 900 });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    send({ type, cookies: 'allowed' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a shop without a message for 15 seconds is reported, until it sends one', async () => {
    jest.useFakeTimers();
    await show();
    act(() => jest.advanceTimersByTime(14_999));
    expect(screen.getByRole('status')).toHaveTextContent('wird geladen');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('noch nicht gemeldet');
    send({ type, height: 900 });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('it is asked to speak once somebody listens, and told nothing else', async () => {
    await show();
    const heard = new Promise((resolve) =>
      frame().contentWindow?.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data)),
    );
    expect(await heard).toEqual({ type: 'vestibule.page' });
  });
});
