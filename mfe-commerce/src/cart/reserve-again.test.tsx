import type { Cart } from '@vestibule/contracts';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { openCheckout } from '../testing/open-checkout';
import { cart } from '../testing/records';
import { CartPanel } from './cart-panel';

// Statements that this file shows:
// - docs/behaviour/tickets.md#lapsed-tickets

const CART = '/de/api/shop-cart/';
const EMPTY = cart({ tickets_quantity: 0, total: '0.00', expires_at: null, lines: [] });
const [line] = cart().lines as [Cart['lines'][number]];
const ticket = { event_jet_id: 'VB-1', seat_group: 5, sale_type_id: 1 };
/** Two kinds of one seat group with numbered seats, and a time of another; held for 50 seconds. */
const lines = [
  {
    ...line,
    id: 1,
    quantity: 2,
    seats: [
      { row: '1', seat: '4' },
      { row: '1', seat: '5' },
    ],
    ticket,
  },
  { ...line, id: 2, quantity: 1, seats: [{ row: '1', seat: '6' }], ticket: { ...ticket, sale_type_id: 2 } },
  { ...line, id: 3, quantity: 1, seats: [], ticket: { ...ticket, seat_group: 6, block_id: 9 } },
];
const SOON = cart({ expires_at: '2026-11-21T10:00:50Z', lines });
const AGAIN = cart({ expires_at: '2026-11-21T10:15:00Z', lines: lines.map((one) => ({ ...one, id: one.id + 10 })) });
const button = () => screen.queryByRole('button', { name: de.remaining.again });
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click());
  await pass(0);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('reserve again', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** The cart of the server: `now` is its content, and adding has the given result. */
  function house(adding: 'taken' | Failure) {
    const state = { now: SOON };
    const answers = {
      [CART]: ({ method }: { method: string }) => {
        if (method === 'GET') return state.now;
        if (adding === 'taken') state.now = AGAIN;
        return adding === 'taken' ? { tickets_quantity: 4, cart_url: '/de/cart' } : adding;
      },
    };
    return { state, answers };
  }

  test('tickets that ran out are reserved again by one press: the same kinds, times and seats', async () => {
    const { state, answers } = house('taken');
    const { wrapper, requests } = fakeHost({ namespace: 'commerce', texts: de, answers });
    render(<CartPanel level={2} />, { wrapper });
    await pass(0);
    expect(button()).not.toBeInTheDocument();
    state.now = EMPTY;
    await pass(51_000);
    expect(screen.getByRole('status')).toHaveTextContent(de.remaining.over);
    await press(de.remaining.again);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      lines: [
        {
          event_jet_id: 'VB-1',
          seat_group: 5,
          quantities: [2, 1],
          sale_type_ids: [1, 2],
          seats: ['4', '5', '6'].map((seat) => ({ row: '1', seat })),
        },
        { event_jet_id: 'VB-1', seat_group: 6, quantities: [1], sale_type_ids: [1], block_id: 9 },
      ],
      idempotency_key: expect.any(String),
    });
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('15 Minuten');
  });

  test.each([
    [new Failure(409, { code: 'sold_out', response_code: -214 }), de.remaining.gone, false, 0],
    [new Failure(503), de.remaining.failed, true, 1],
  ])('tickets that cannot be reserved again are reported as such: %#', async (adding, text, canRetry, reports) => {
    const { state, answers } = house(adding);
    const { wrapper, reported } = fakeHost({ namespace: 'commerce', texts: de, answers });
    render(<CartPanel level={2} />, { wrapper });
    await pass(0);
    state.now = EMPTY;
    await pass(51_000);
    await press(de.remaining.again);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect([button() !== null, reported.length]).toEqual([canRetry, reports]);
  });

  test('a cart that was emptied, and tickets of another system, are not offered', async () => {
    const { state, answers } = house('taken');
    const { wrapper } = fakeHost({ namespace: 'commerce', texts: de, answers });
    const { unmount } = render(<CartPanel level={2} />, { wrapper });
    await pass(0);
    state.now = EMPTY;
    await pass(10_000);
    unmount();
    render(<CartPanel level={2} />, { wrapper });
    await pass(0);
    expect(button()).not.toBeInTheDocument();
    expect(screen.queryByText(de.remaining.over)).not.toBeInTheDocument();
  });

  test('at the checkout the button takes the place of the order, and typed values stay', async () => {
    const { state, answers } = house('taken');
    const { ui } = await openCheckout({ more: answers });
    render(ui);
    await pass(0);
    const name = screen.getByLabelText(/^Nachname/);
    act(() => name.focus());
    state.now = EMPTY;
    await pass(51_000);
    expect(screen.queryByRole('button', { name: de.checkout.order })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: de.remaining.extend })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Nachname/)).toBe(name);
    await press(de.remaining.again);
    expect(screen.getByRole('button', { name: de.checkout.order })).toBeInTheDocument();
  });
});
