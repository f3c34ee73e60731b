import type { Cart } from '@vestibule/contracts';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { cart } from '../testing/records';
import badgeSlot from './cart-badge.slot';
import { CartPanel } from './cart-panel';
import { clockText } from './remaining';

const CART = '/de/api/shop-cart/';
const heldUntil = (time: string, more: Partial<Cart> = {}) => cart({ expires_at: `2026-11-21T10:${time}Z`, ...more });
const EMPTY = cart({ tickets_quantity: 0, total: '0.00', expires_at: null, lines: [] });
const badge = <badgeSlot.Component params={{}} data={undefined} />;

function withCookie(amount: number, answer: FakeAnswer, more: Readonly<Record<string, FakeAnswer>> = {}) {
  document.cookie = `cartAmount=${amount}; path=/`;
  return fakeHost({ namespace: 'commerce', texts: de, answers: { [CART]: answer, ...more } });
}
describe('cart time', () => {
  afterEach(() => {
    jest.useRealTimers();
    document.cookie = 'cartAmount=; path=/; max-age=0';
  });
  /** Time that only the page's own clock knows: it began before the timers were faked. */
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test.each([
    [15 * 60_000, '15:00'],
    [14 * 60_000 + 4_001, '14:05'],
    [59_000, '0:59'],
    [-1, '0:00'],
  ])('%s ms are %s on the clock', (ms, text) => expect(clockText(ms)).toBe(text));

  test('the badge counts down from the server’s times, though the clock of the phone is set to another day', async () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
    const { wrapper, requests } = withCookie(3, heldUntil('12:00'));
    render(badge, { wrapper });
    await pass(0);
    expect(screen.getByRole('timer')).toHaveTextContent('12:00');
    jest.setSystemTime(Date.UTC(1999, 0, 1));
    await pass(65_000);
    expect(screen.getByRole('timer')).toHaveTextContent('10:55');
    expect(requests).toHaveLength(1);
  });

  test('without tickets nothing is asked and nothing counts', async () => {
    const { wrapper, requests } = withCookie(0, EMPTY);
    render(badge, { wrapper });
    await act(async () => undefined);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('a minute before the end it is announced, once; not while the cart’s page does', async () => {
    jest.useFakeTimers();
    const { wrapper } = withCookie(3, heldUntil('02:00'));
    render(badge, { wrapper });
    await pass(0);
    const said = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    expect(said()).toBe('');
    await pass(61_000);
    expect(said()).toBe(de.remaining.warning);
    const first = document.querySelector('[aria-live]')?.firstChild;
    await pass(5_000);
    expect(document.querySelector('[aria-live]')?.firstChild).toBe(first);
  });

  test('on any page a dialog asks a minute before the end, extends, and asks again a minute before the new end', async () => {
    jest.useFakeTimers();
    let end = '01:10';
    const extension = { [`${CART}extension/`]: () => heldUntil((end = '15:00'), { extensions_left: 9 }) };
    const { wrapper, requests } = withCookie(3, () => heldUntil(end), extension);
    render(badge, { wrapper });
    await pass(0);
    const dialog = () => screen.queryByRole('dialog', { name: de.remaining.soon });
    expect(dialog()).not.toBeInTheDocument();
    await pass(11_000);
    expect(dialog()).toBeInTheDocument();
    // Not inside the header, whose colours it would have.
    expect(dialog()?.parentElement).toBe(document.body);
    act(() => screen.getByRole('button', { name: de.remaining.extend }).click());
    await pass(0);
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: `${CART}extension/` });
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    await pass(14 * 60_000 + 1000);
    expect(dialog()).toBeInTheDocument();
  });

  test('a visitor who declines is asked on no other page', async () => {
    jest.useFakeTimers();
    const { wrapper } = withCookie(3, heldUntil('00:50'));
    const { rerender } = render(badge, { wrapper });
    await pass(0);
    act(() => screen.getByRole('button', { name: de.remaining.goOn }).click());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(<CartPanel level={2} />);
    await pass(0);
    expect(screen.getByRole('timer')).toHaveTextContent('weniger als eine Minute');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('beside the cart’s own page the header keeps quiet', async () => {
    jest.useFakeTimers();
    const { wrapper } = withCookie(3, heldUntil('00:30'));
    render(
      <>
        {badge}
        <CartPanel level={2} />
      </>,
      { wrapper },
    );
    await pass(0);
    expect(screen.getAllByText(de.remaining.warning)).toHaveLength(1);
  });

  test('the cookie’s value is corrected by the cart, on every page', async () => {
    const { wrapper, requests } = withCookie(5, heldUntil('12:00', { tickets_quantity: 3 }));
    render(
      <>
        {badge}
        <Link to="/de/anders">weiter</Link>
      </>,
      { wrapper },
    );
    expect(await screen.findByRole('link', { name: 'Warenkorb 3 Tickets' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'weiter' }));
    expect(await screen.findByRole('link', { name: 'Warenkorb 3 Tickets' })).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  test('when the time is over the badge is empty', async () => {
    jest.useFakeTimers();
    let answer = heldUntil('00:02');
    const { wrapper } = withCookie(3, () => answer);
    render(badge, { wrapper });
    await pass(0);
    answer = EMPTY;
    await pass(2_000);
    expect(screen.getByRole('link')).toHaveAccessibleName('Warenkorb');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('a visitor who comes back to the page sees the server’s time, not that of a clock that has slept', async () => {
    let answer = heldUntil('12:00');
    const { wrapper } = withCookie(3, () => answer);
    render(badge, { wrapper });
    expect(await screen.findByRole('timer')).toHaveTextContent('12:00');
    answer = heldUntil('04:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('4:00')).toBeVisible();
  });

  test('tickets that are added while the cart is read are not lost', async () => {
    const answers: ((answer: Cart) => void)[] = [];
    const { wrapper, store } = withCookie(2, () => new Promise<Cart>((resolve) => answers.push(resolve)));
    render(badge, { wrapper });
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => store.basket.setCart(5, '/de/cart'));
    await act(async () => answers[0]?.(heldUntil('12:00', { tickets_quantity: 2 })));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.getByRole('link')).toHaveAccessibleName('Warenkorb 5 Tickets');
    await act(async () => answers[1]?.(heldUntil('12:00', { tickets_quantity: 5 })));
    expect(await screen.findByRole('timer')).toHaveTextContent('12:00');
    expect(screen.getByRole('link')).toHaveAccessibleName('Warenkorb 5 Tickets');
  });

  test('while the cart cannot be read the badge keeps its count', async () => {
    const { wrapper, requests } = withCookie(2, new Failure(503));
    render(badge, { wrapper });
    await act(async () => undefined);
    expect(await screen.findByRole('link', { name: 'Warenkorb 2 Tickets' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
