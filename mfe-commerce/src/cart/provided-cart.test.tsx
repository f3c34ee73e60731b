import type { Cart } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import checkoutPage from '../checkout/checkout.page';
import { cart } from '../testing/records';
import { CartPanel } from './cart-panel';
import { takeCart } from './newest-cart';
import { readCart } from './read-cart';
import { ReservationStore } from './reservation-store';

const CART = '/de/api/shop-cart/';
const CHECKOUT = 'https://shop.example/kasse/1';
/** A state of a basket that another system keeps. */
const state = (number: number, tickets: number, id = 3): Cart =>
  cart({ tickets_quantity: tickets, checkout_url: CHECKOUT, version: { cart: id, number } });
/** Answers each call when the test says so, in whatever order. */
function answering() {
  const calls: ((answer: Cart) => void)[] = [];
  const answer = () => new Promise<Cart>((resolve) => calls.push(resolve));
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, answers: { [CART]: answer } });
  return { ...fake, calls };
}

describe('provided cart', () => {
  test('an older state of the cart that comes late is not shown', async () => {
    const { wrapper, store, calls } = answering();
    render(<CartPanel level={2} />, { wrapper });
    await waitFor(() => expect(calls).toHaveLength(1));
    // Somebody adds meanwhile, and hears of it first.
    act(() => expect(takeCart(store.basket, { tickets_quantity: 5, version: { cart: 3, number: 2 } })).toBe(true));
    await act(async () => calls[0]?.(state(1, 3)));
    expect([store.basket.cartAmount, screen.queryByRole('list')]).toEqual([5, null]);
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(async () => calls[1]?.(state(2, 5)));
    expect(await screen.findByRole('list', { name: 'Tickets im Warenkorb' })).toBeVisible();
    expect(store.basket.cartAmount).toBe(5);
  });

  test.each([
    ['the same again', state(2, 4), 4],
    ['a newer state', state(3, 6), 6],
    ['a newer cart, which restarts its versions', state(1, 1, 4), 1],
    ['an older state', state(1, 9), 5],
    ['an older cart', state(9, 9, 2), 5],
    // The house's own carts have no versions.
    ['no version', cart({ tickets_quantity: 7 }), 7],
  ])('%s is taken or not', async (_, answer, count) => {
    const { host, store } = fakeHost({ answers: { [CART]: answer } });
    takeCart(store.basket, { tickets_quantity: 5, version: { cart: 3, number: 2 } });
    await new ReservationStore(host.api, store.basket).read();
    expect(store.basket.cartAmount).toBe(count);
  });

  test('whose tickets another system sells buys at its checkout, and types vouchers there', async () => {
    const { wrapper } = fakeHost({
      namespace: 'commerce',
      routes: remote.routes,
      texts: de,
      answers: { [CART]: state(1, 3) },
    });
    render(<CartPanel level={2} />, { wrapper });
    expect(await screen.findByRole('link', { name: 'Weiter zur Bestellung' })).toHaveAttribute('href', CHECKOUT);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('the site’s own checkout leads there', async () => {
    const { wrapper, context } = fakeHost({
      namespace: 'commerce',
      routes: remote.routes,
      texts: de,
      answers: { [CART]: state(1, 3) },
    });
    const data = { cart: await readCart(context({})), key: '', customer: null };
    render(<checkoutPage.Component data={data} />, { wrapper });
    expect(screen.getByText(/Shop unseres Ticketpartners/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Weiter zur Bestellung' })).toHaveAttribute('href', CHECKOUT);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
