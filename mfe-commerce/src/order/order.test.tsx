import type { Order, RefusedPost } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import page from './order.page';

const PATH = '/de/webshop/orders/7K3M-9QXT/s';

async function show(changes: Partial<Order> = {}, query = '', refused?: RefusedPost) {
  const answers = { '/de/api/orders/7K3M-9QXT/s/': { ...EXAMPLES.order, ...changes } };
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: PATH + query, answers });
  const data = await page.loader?.(fake.context({ number: '7K3M-9QXT', signature: 's' }, PATH));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
  return { ...fake, data };
}

describe('order', () => {
  test('a buyer is thanked, and has a code for each ticket, the files and the sums', async () => {
    await show({}, '?placed=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vielen Dank für Ihre Bestellung');
    expect(screen.getByText(/Eine Bestätigung geht an jana@example.org/)).toBeVisible();
    const code = screen.getByRole('img', { name: /^Ticket 1: / });
    expect(code).toHaveAttribute('viewBox', '-4 -4 10 10');
    expect(code.querySelector('path')).toHaveAttribute('d', 'M0 0h1v1h-1zM1 1h1v1h-1z');
    expect(screen.getByRole('link', { name: 'Tickets als PDF' })).toHaveAttribute('href', EXAMPLES.order.pdf_url);
    expect(screen.getByRole('link', { name: /Kalender/ })).toHaveAttribute('href', EXAMPLES.order.calendar_url);
    expect(screen.getByText('Darin 7 % MwSt.').parentElement).toHaveTextContent(/0,79\s€ \(netto 11,21\s€\)/);
  });

  test('tickets of one date stand below its title and time, and their codes are numbered across the kinds', async () => {
    const [line] = EXAMPLES.order.lines;
    const [ticket] = line?.tickets ?? [];
    if (!line || !ticket) throw new Error('the order has a ticket');
    const reduced = { ...line, price_name: 'Schüler', price: '6.50', tickets: [{ ...ticket, code: 'anderes' }] };
    const moved = { ...reduced, time_start: '20:00:00', tickets: [{ ...ticket, code: 'spätes' }] };
    await show({ lines: [line, reduced, moved] });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const [first] = screen.getAllByRole('article');
    const date = within(first as HTMLElement);
    expect(date.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(date.getByText(/^Freie Platzwahl, Schüler – 1 × 6,50/)).toBeInTheDocument();
    expect(date.getAllByRole('img').map((code) => code.getAttribute('aria-label')?.split(':')[0])).toEqual([
      'Ticket 1',
      'Ticket 2',
    ]);
  });

  test('a rate of VAT has the comma of the language', async () => {
    await show({ vat: [{ rate: 8.1, gross: '12.00', net: '11.10', tax: '0.90' }] });
    expect(screen.getByText('Darin 8,1 % MwSt.').parentElement).toHaveTextContent(/0,90\s€ \(netto 11,10\s€\)/);
  });

  test('a buyer who comes back sees the order; a line exempt of VAT does not mention it', async () => {
    await show({ vat: [{ rate: 0, gross: '12.00', net: '12.00', tax: '0.00' }] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ihre Bestellung');
    expect(screen.queryByText(/Eine Bestätigung geht an/)).not.toBeInTheDocument();
    expect(screen.queryByText(/MwSt/)).not.toBeInTheDocument();
  });

  test('cancelling is a form that every browser can send; a refusal is shown', async () => {
    await show({}, '', { reason: 'values', problems: { '': 'conflict' }, posted: '' });
    expect(screen.getByRole('alert')).toHaveTextContent('konnte nicht storniert werden');
    const button = screen.getByText('Jetzt stornieren');
    expect([button.closest('form')?.method, button.closest('form')?.getAttribute('action')]).toEqual(['post', PATH]);
  });

  test('an unpaid order leads to the payment page, until its tickets are not held any more', async () => {
    const pay_url = '/de/api/orders/7K3M-9QXT/s/payment';
    const waiting = { state: 'pending', payment: 'online', pay_url, pay_until: '2026-11-20T12:15:00Z' } as const;
    await show({ ...waiting, pdf_url: '', calendar_url: '' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('wartet auf die Zahlung');
    expect(screen.getByRole('link', { name: 'Jetzt bezahlen' })).toHaveAttribute('href', pay_url);
    expect(screen.getByText(/bis 20\. Nov\. 2026, 13:15 Uhr für Sie reserviert/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /PDF|Kalender/ })).not.toBeInTheDocument();
    expect(screen.getByText('Zurück in den Warenkorb')).toBeInTheDocument();
  });

  test.each([
    [{ pay_url: '', pay_until: null }, '', /Die Reservierung ist abgelaufen/],
    [{ pay_url: '/p' }, '?payment=unavailable', /gerade nicht erreichbar/],
    [{ pay_url: '/p' }, '?paid=1', /wird noch bestätigt/],
    [{ state: 'refund' }, '', /Sie bekommen den Betrag zurück/],
    [{ state: 'confirmed' }, '?paid=1', /Eine Bestätigung geht an/],
  ] as const)('the state of a payment is shown: %j%s', async (changes, query, text) => {
    await show({ state: 'pending', payment: 'online', ...changes }, query);
    expect(screen.getByText(text)).toBeVisible();
  });

  test('invoices stay with their order', async () => {
    const invoices = [
      { number: '2026-000001', cancels: false, pdf_url: '/a.pdf' },
      { number: '2026-000002', cancels: true, pdf_url: '/b.pdf' },
    ];
    await show({ state: 'cancelled', pdf_url: '', calendar_url: '', invoices });
    expect(screen.getByRole('link', { name: 'Rechnung 2026-000001 (PDF)' })).toHaveAttribute('href', '/a.pdf');
    expect(screen.getByRole('link', { name: 'Stornorechnung 2026-000002 (PDF)' })).toHaveAttribute('href', '/b.pdf');
  });

  test('a cancelled order has neither codes nor files, and cannot be cancelled again', async () => {
    const [line] = EXAMPLES.order.lines;
    if (!line) throw new Error('The example has no line');
    await show({
      state: 'cancelled',
      can_cancel: false,
      pdf_url: '',
      calendar_url: '',
      lines: [{ ...line, tickets: [] }],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diese Bestellung ist storniert');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('Bestellung stornieren')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Tickets' })).getByRole('heading', { level: 3 })).toBeVisible();
  });

  test('its address, which is a secret, stands in no meta data', async () => {
    const { context, data } = await show();
    const meta = page.meta(data, context({}));
    expect(meta.noindex).toBe(true);
    expect(JSON.stringify(meta)).not.toContain('/orders/');
  });

  test.each([
    ['moved', { event_status: 'moved', sold_for: '2026-11-20T19:30:00+01:00' }, /^Verlegt\. Bisher: Freitag, 20\. Nov/],
    ['cancelled', { event_status: 'cancelled' }, 'Diese Veranstaltung ist abgesagt. Die Tickets gelten nicht mehr.'],
    ['withdrawn', { event_status: 'withdrawn', event: null }, /^Diese Veranstaltung steht nicht mehr im Programm/],
  ] as const)('an event that is %s says so beside its tickets', async (_, changes, text) => {
    const [line] = EXAMPLES.order.lines;
    await show({ lines: line ? [{ ...line, ...changes, time_start: '' }] : [] });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('an order that is paid later shows the amount and the deadline', async () => {
    await show({ paid: false, owed: '12.00', pay_until: '2026-11-25T18:00:00Z' });
    expect(screen.getByText(/^Noch zu bezahlen: 12\s€ bis 25\. Nov\. 2026, 19:00\sUhr/)).toBeInTheDocument();
  });
});
