import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import remote from '../../remote';
import { openCheckout, PATH, PLACED } from '../testing/open-checkout';
import { cart } from '../testing/records';
import page from './checkout.page';

const order = () => userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
async function fill() {
  await userEvent.type(screen.getByLabelText(/^Vorname/), 'Jana');
  await userEvent.type(screen.getByLabelText(/^Nachname/), 'Nováková');
  await userEvent.type(screen.getByLabelText(/^E-Mail/), 'jana@example.org');
  await userEvent.click(screen.getByLabelText(/Ich akzeptiere/));
}

describe('checkout', () => {
  test('the page is a form that any browser can post, with the cart beside it', async () => {
    const { ui, data } = await openCheckout();
    const box = document.createElement('div');
    box.innerHTML = renderToString(ui);
    const form = box.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${PATH}#order`]);
    const posted = Object.fromEntries(new FormData(form ?? undefined));
    expect(posted).toMatchObject({ key: data.key, tickets: '3', total: '31.50', payment: 'desk', email: '' });
    expect(box).toHaveTextContent(/Stimmen im Gewölbe.*Parkett, Erwachsene.*Summe inkl\. MwSt\.31,50/);
  });

  test.each([
    [null, /lässt sie sich nicht über den Link in der Bestätigung stornieren/],
    [48, /^Bis 48 Stunden vor Beginn lässt sich die Bestellung/],
  ])(
    'ways of payment come with their terms, and the order button with the rule of cancellation (%s)',
    async (hours, rule) => {
      const terms = { desk_minutes: 45, desk_days: 3, invoice_days: 14, cancel_hours: hours };
      const { ui } = await openCheckout({ contents: cart({ payments: ['desk'], terms }) });
      render(ui);
      expect(screen.getByText(/innerhalb von 3 Tagen und spätestens 45 Minuten vor Beginn/)).toBeInTheDocument();
      expect(screen.getByText(rule)).toBeInTheDocument();
      expect(screen.queryByText('Auf Rechnung')).not.toBeInTheDocument();
    },
  );

  test('a reload, or a look at the cart, loses nothing that was entered; the order ends that', async () => {
    const first = await openCheckout();
    const page1 = render(first.ui);
    await fill();
    await userEvent.click(screen.getByLabelText(/^Auf Rechnung/));
    page1.unmount();
    const second = await openCheckout();
    const page2 = render(second.ui);
    expect(screen.getByLabelText(/^Nachname/)).toHaveValue('Nováková');
    expect(screen.getByLabelText(/^Auf Rechnung/)).toBeChecked();
    const terms = screen.getByLabelText(/Ich akzeptiere/);
    expect(terms).not.toBeChecked();
    await userEvent.click(terms);
    await userEvent.click(screen.getByRole('radio', { name: /Kasse/ }));
    await order();
    expect(second.orders()).toHaveLength(1);
    page2.unmount();
    render((await openCheckout()).ui);
    expect(screen.getByLabelText(/^Nachname/)).toHaveValue('');
  });

  test.each([
    ['of two hours ago', { at: Date.now() - 2.1 * 60 * 60_000, values: { last_name: 'Alt' } }],
    ['of another kind', { at: Date.now(), values: { last_name: ['Alt'], payment: 'bitcoin', terms: true } }],
  ])('values %s are not put into the form', async (_, stored) => {
    sessionStorage.setItem('vestibule-form:checkout:', JSON.stringify(stored));
    render((await openCheckout()).ui);
    expect(screen.getByLabelText(/^Nachname/)).toHaveValue('');
    expect(screen.getByLabelText(/Ich akzeptiere/)).not.toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  test('problems are shown above the form, which takes the focus, and nothing is ordered', async () => {
    const { ui, orders } = await openCheckout();
    render(ui);
    await userEvent.type(screen.getByLabelText(/^E-Mail/), 'jana');
    await order();
    const summary = screen.getByRole('group', { name: '4 Angaben fehlen oder passen nicht' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vorname: Dieses Feld ist erforderlich!',
      'Nachname: Dieses Feld ist erforderlich!',
      'E-Mail-Adresse: Ungültige E-Mail-Adresse!',
      'Geschäftsbedingungen: Dieses Feld ist erforderlich!',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /^E-Mail/ }));
    expect(screen.getByLabelText(/^E-Mail/)).toHaveFocus();
    expect(screen.getByLabelText(/^E-Mail/)).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
    expect(orders()).toEqual([]);
  });

  test('an order says what was shown, and its page follows', async () => {
    const { ui, orders, data, store } = await openCheckout();
    render(ui);
    await fill();
    await order();
    expect(await screen.findByText(`${PLACED.url}?placed=1`)).toBeVisible();
    expect(orders()).toEqual([
      expect.objectContaining({
        body: {
          first_name: 'Jana',
          last_name: 'Nováková',
          email: 'jana@example.org',
          phone: '',
          company: '',
          street: '',
          postcode: '',
          city: '',
          payment: 'desk',
          terms: true,
          idempotency_key: data.key,
          tickets: 3,
          total: '31.50',
        },
      }),
    ]);
    expect(store.basket.cartAmount).toBe(0);
  });

  test('where there is a payment page it is the usual way to pay, and where there is none it is not offered', async () => {
    const { unmount } = render((await openCheckout()).ui);
    expect(screen.queryByLabelText(/online/)).not.toBeInTheDocument();
    unmount();
    const { ui, orders } = await openCheckout({ contents: cart({ payments: ['online', 'desk', 'invoice'] }) });
    render(ui);
    expect(screen.getByLabelText(/^Jetzt online bezahlen/)).toBeChecked();
    await fill();
    await order();
    expect(await screen.findByText(`${PLACED.url}?placed=1`)).toBeVisible();
    expect(orders()[0]?.body).toMatchObject({ payment: 'online' });
  });

  test('an order that costs nothing is not paid: no way of payment, and another word on the button', async () => {
    const { ui, orders } = await openCheckout({ contents: cart({ total: '0.00', payments: ['desk'] }) });
    const box = document.createElement('div');
    box.innerHTML = renderToString(ui);
    expect(new FormData(box.querySelector('form') ?? undefined).get('payment')).toBe('desk');
    render(ui);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Kostenlos bestellen' }));
    expect(orders()[0]?.body).toMatchObject({ payment: 'desk', total: '0.00' });
  });

  test('an invoice needs an address, paying at the desk none', async () => {
    const { ui, orders } = await openCheckout();
    render(ui);
    await fill();
    await userEvent.click(screen.getByLabelText(/^Auf Rechnung/));
    await order();
    expect(screen.getByRole('group', { name: '3 Angaben fehlen oder passen nicht' })).toHaveTextContent(
      /Straße.*Postleitzahl.*Ort/,
    );
    expect(screen.getByLabelText(/^Straße/)).toHaveAttribute('aria-required', 'true');
    await userEvent.click(screen.getByLabelText(/^An der Kasse/));
    await order();
    expect(await screen.findByText(`${PLACED.url}?placed=1`)).toBeVisible();
    expect(orders()).toHaveLength(1);
  });

  test.each([
    [new Failure(409, { code: 'no_reservation', response_code: -204 }), /Reservierung ist abgelaufen/, 0],
    [new Failure(409, { code: 'conflict' }), /Warenkorb hat sich inzwischen geändert/, 0],
    [new Failure(503, { code: 'shop_offline' }), /Webshop ist gerade offline/, 0],
    [new Failure(503), /konnte gerade nicht angelegt werden/, 1],
  ])(
    'a failure is shown, no typed text is lost, and the next attempt has the same key: %#',
    async (failure, text, reports) => {
      let answer: unknown = failure;
      const { ui, orders, reported } = await openCheckout({ answer: () => answer });
      render(ui);
      await fill();
      await order();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText(/^Nachname/)).toHaveValue('Nováková');
      expect(reported).toHaveLength(reports);
      answer = PLACED;
      await order();
      expect(await screen.findByText(`${PLACED.url}?placed=1`)).toBeVisible();
      const keys = orders().map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    },
  );

  test('the time can be extended without leaving the page, and the typed text stays', async () => {
    const { ui, requests } = await openCheckout({
      contents: cart({ expires_at: '2026-11-21T10:00:30Z' }),
      more: { '/de/api/shop-cart/extension/': cart({ extensions_left: 0 }) },
    });
    render(ui);
    expect(screen.getByText(/^Nur noch eine Minute/)).toHaveAttribute('aria-live', 'assertive');
    await userEvent.type(screen.getByLabelText(/^Vorname/), 'Jana');
    const warning = screen.getByRole('dialog', { name: 'Ihre Reservierung läuft gleich ab' });
    await userEvent.click(within(warning).getByRole('button', { name: '15 Minuten länger reservieren' }));
    expect(await screen.findByText(/noch 12 Minuten für Sie reserviert/)).toBeVisible();
    expect(screen.getByLabelText(/^Vorname/)).toHaveValue('Jana');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /länger reservieren/ })).not.toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/de/api/shop-cart/extension/' });
  });

  test('an empty cart leads to the programme; one that ran out meanwhile says so', async () => {
    const contents = cart({ tickets_quantity: 0, total: '0.00', expires_at: null, lines: [] });
    const empty = await openCheckout({ contents });
    const { unmount } = render(empty.ui);
    expect(screen.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    unmount();
    const refused = { reason: 'values', problems: { '': 'no_reservation' }, posted: '' } as const;
    render((await openCheckout({ contents, refused })).ui);
    expect(screen.getByText(/Reservierung ist abgelaufen. Es wurde nichts bestellt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toHaveAttribute('href', '/de/veranstaltungen');
  });

  test('the page is no business of search engines, and its title says what came back', () => {
    const { context } = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de });
    const data = {
      cart: {
        lines: [],
        total: '0.00',
        tickets: 0,
        heldFor: null,
        extensionsLeft: 0,
        payments: [],
        terms: null,
        voucher: null,
        checkoutUrl: '',
        unpaidOrders: [],
      },
      key: '',
      customer: null,
    };
    expect(page.meta(data, context({}))).toMatchObject({ noindex: true, urls: { cs: '/cs/webshop/checkout' } });
    const refused = { reason: 'values', problems: {}, posted: '' } as const;
    expect(page.meta(data, { ...context({}), refused }).title).toMatch(/^Bitte prüfen Sie/);
  });
});
