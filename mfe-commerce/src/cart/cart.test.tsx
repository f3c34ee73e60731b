import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import { cart } from '../testing/records';
import { CartPanel } from './cart-panel';
import page from './cart.page';
import { heldFor, remainingText } from './remaining';

const EMPTY = cart({ tickets_quantity: 0, total: '0.00', expires_at: null, lines: [] });
const ui = <page.Component data={null} />;
const host = (answer: FakeAnswer) =>
  fakeHost({ namespace: 'commerce', texts: de, answers: { '/de/api/shop-cart/': answer } });

describe('cart', () => {
  test('an order that waits for its payment is found here', async () => {
    const unpaid_orders = [{ number: '7K3M-9QXT', url: '/de/webshop/orders/7K3M-9QXT/s' }];
    const empty = cart({ lines: [], tickets_quantity: 0, expires_at: null, unpaid_orders });
    render(<CartPanel level={2} />, { wrapper: host(empty).wrapper });
    expect(await screen.findByText(/Die Bestellung 7K3M-9QXT wartet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute(
      'href',
      '/de/webshop/orders/7K3M-9QXT/s',
    );
  });

  test('the page comes with the visitor’s cart, for browsers without script; without it the browser requests it', async () => {
    const { wrapper: Wrapper, context } = host(cart());
    const data = await page.loader?.(context({}));
    if (!data) throw new Error('no data');
    expect(
      renderToString(
        <Wrapper>
          <page.Component data={data} />
        </Wrapper>,
      ),
    ).toContain('Stimmen im Gewölbe');
    expect(renderToString(<Wrapper>{ui}</Wrapper>)).toContain('Ihr Warenkorb wird geladen');
    expect(await page.loader?.(host(new Failure(503)).context({}))).toBeNull();
  });

  test('shows lines, total and how long they are held', async () => {
    const { wrapper, store } = host(cart());
    render(ui, { wrapper });
    const [first, , second] = within(await screen.findByRole('list', { name: 'Tickets im Warenkorb' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Stimmen im Gewölbe');
    expect(first).toHaveTextContent('Samstag, 21. Nov. 2026, 19:30 Uhr');
    expect(first).toHaveTextContent('Parkett, Erwachsene');
    expect(first).toHaveTextContent(/2 × 12 €24 €/);
    expect(second).toHaveTextContent('Sonntag, 22. Nov. 2026, 11:00 Uhr');
    expect(screen.getByText('Summe inkl. MwSt.').parentElement).toHaveTextContent(/31,50 €/);
    expect(screen.getByRole('timer')).toHaveTextContent('noch 12 Minuten');
    expect(store.basket.cartAmount).toBe(3);
  });

  test('tickets of one date stand below its title and time, which are shown once', async () => {
    const [line, other] = cart().lines;
    if (!line || !other) throw new Error('the cart has two dates');
    const reduced = { ...line, id: 7, price_name: 'Schüler', price: '6.50', quantity: 1 };
    render(ui, { wrapper: host(cart({ lines: [line, other, reduced] })).wrapper });
    const list = await screen.findByRole('list', { name: 'Tickets im Warenkorb' });
    expect(screen.getAllByRole('heading', { level: 2, name: 'Stimmen im Gewölbe' })).toHaveLength(1);
    const [date] = within(list).getAllByRole('listitem');
    expect(date).toHaveTextContent(
      /^Stimmen im Gewölbe ?Samstag, 21\. Nov\. 2026, 19:30 Uhr.*Parkett, Erwachsene.*24 €.*Parkett, Schüler.*6,50 €$/,
    );
  });

  test('each line is a form of its own that the browser sends: another number, or none', async () => {
    render(ui, { wrapper: host(cart()).wrapper });
    const amount = await screen.findByRole('spinbutton', { name: 'Anzahl: Stimmen im Gewölbe, Parkett, Erwachsene' });
    const form = (amount as HTMLInputElement).form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/de/cart']);
    expect([...new FormData(form)]).toEqual([
      ['line', '1'],
      ['quantity', '2'],
    ]);
    const remove = screen.getByRole('button', { name: 'Entfernen: Führung, Schüler' });
    expect([remove.getAttribute('name'), remove.getAttribute('value')]).toEqual(['quantity', '0']);
    const extend = screen.getByRole('button', { name: '15 Minuten länger reservieren' });
    expect([extend.getAttribute('name'), (extend as HTMLButtonElement).form?.getAttribute('action')]).toEqual([
      'extend',
      '/de/cart',
    ]);
  });

  test.each([
    ['sold_out', /nicht genügend/],
    ['no_reservation', /abgelaufen/],
    ['conflict', /höchstens 60 Tickets/],
    ['of another version', /Das hat leider nicht funktioniert/],
  ])('why a change was not made: %s', async (problem, text) => {
    const refused = { reason: 'values', problems: { '': problem }, posted: '' } as const;
    render(<page.Component data={null} refused={refused} />, { wrapper: host(EMPTY).wrapper });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(await screen.findByText('Ihr Warenkorb ist leer.')).toBeVisible();
  });

  test('an empty cart leads to the programme', async () => {
    render(ui, { wrapper: host(EMPTY).wrapper });
    expect(await screen.findByText('Ihr Warenkorb ist leer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });

  test('a failure is shown and can be tried again', async () => {
    let broken = true;
    const { wrapper, reported } = host(() => (broken ? new Failure(503) : EMPTY));
    render(ui, { wrapper });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Warenkorb konnte nicht geladen werden.');
    expect(reported).toHaveLength(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('Ihr Warenkorb ist leer.')).toBeVisible();
  });

  test('when the time is over the cart is read again, and it says why it is empty', async () => {
    let answers = 0;
    const { wrapper, requests } = host(() => (++answers === 1 ? cart({ expires_at: '2026-11-21T10:00:01Z' }) : EMPTY));
    render(ui, { wrapper });
    expect(await screen.findByRole('timer')).toHaveTextContent('weniger als eine Minute');
    expect(await screen.findByText('Die Reservierung ist abgelaufen.')).toBeVisible();
    expect(await screen.findByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await act(async () => undefined);
    expect(requests).toHaveLength(2);
  });

  test('the page is not for search engines', () => {
    const { context } = host(EMPTY);
    expect(page.meta(null, context({}))).toMatchObject({
      noindex: true,
      title: 'Warenkorb',
      urls: { de: '/de/cart', en: '/en/cart', cs: '/cs/cart' },
    });
  });

  test('the rest is counted by the server’s clock and never below nothing', () => {
    expect(heldFor({ expires_at: '2026-11-21T10:12:00Z', server_time: '2026-11-21T10:00:00Z' })).toBe(12 * 60_000);
    expect(heldFor({ expires_at: '2026-11-21T09:00:00Z', server_time: '2026-11-21T10:00:00Z' })).toBe(0);
    expect(heldFor({ expires_at: null, server_time: '2026-11-21T10:00:00Z' })).toBeNull();
  });

  test.each([
    [15 * 60_000, { key: 'minutes', count: 15 }],
    [11 * 60_000 + 31_000, { key: 'minutes', count: 12 }],
    [60_000, { key: 'minutes', count: 1 }],
    [59_999, { key: 'lastMinute', count: 0 }],
    [0, { key: 'over', count: 0 }],
  ])('%s ms are announced as %o', (ms, text) => {
    expect(remainingText(ms)).toEqual(text);
  });
});
