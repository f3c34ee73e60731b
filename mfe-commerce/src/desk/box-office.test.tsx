import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import dayPage from './box-office.page';
import { EVENT, event as example, hostAt, showEvent, writes } from './testing/show-event';

const [order] = example.orders.results;
const entry = () => within(screen.getByRole('listitem', { name: 'Jana Nováková, 7K3M-9QXT' }));

describe('box office', () => {
  test('those who only let people in get to the door, and not to the closing', async () => {
    const fake = hostAt('/cms-hub/box-office', { '/de/api/box-office/': EXAMPLES.boxOffice });
    fake.store.user.setLogin({ ...EXAMPLES.user, role: 'door', rights: ['hub', 'admit'] });
    const data = await dayPage.loader?.(fake.context({}, '/cms-hub/box-office?day=2026-11-21'));
    render(data && <dayPage.Component data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByRole('link', { name: 'Kammermusik' })).toHaveAttribute('href', '/cms-hub/box-office/7/door');
    expect(screen.queryByRole('link', { name: 'Tagesabschluss' })).not.toBeInTheDocument();
  });

  test('the dates of the day with their figures lead to their orders', async () => {
    const fake = hostAt('/cms-hub/box-office', { '/de/api/box-office/': EXAMPLES.boxOffice });
    fake.store.user.setLogin(EXAMPLES.user);
    const data = await dayPage.loader?.(fake.context({}, '/cms-hub/box-office?day=2026-11-21'));
    expect(fake.requests[0]?.path).toContain('/api/box-office/');
    render(data && <dayPage.Component data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByRole('heading', { name: 'Samstag, 21. Nov. 2026' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kammermusik' })).toHaveAttribute('href', '/cms-hub/box-office/7');
    const row = within(screen.getByRole('row', { name: /Kammermusik/ }));
    expect(row.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      '80',
      '61',
      '2',
      '17',
      '12',
    ]);
  });

  test('a day without dates says what to do', async () => {
    const fake = hostAt('/cms-hub/box-office', { '/de/api/box-office/': { day: '2026-11-22', dates: [] } });
    const data = await dayPage.loader?.(fake.context({}, '/cms-hub/box-office'));
    render(data && <dayPage.Component data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByText(/Wählen Sie einen anderen Tag/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('each order shows whether it is paid, and who is in', async () => {
    await showEvent();
    expect(entry().getByText('Noch nicht bezahlt')).toBeInTheDocument();
    expect(entry().getByText('eingelassen: 21. Nov. 2026, 17:42 Uhr')).toBeInTheDocument();
    expect(entry().getByText('noch nicht eingelassen')).toBeInTheDocument();
    expect(entry().getByRole('link', { name: /Tickets als PDF/ })).toHaveAttribute('href', order!.pdf_url);
  });

  test('sales day by day are drawn, and a table has the days that sold some', async () => {
    const { user } = await showEvent();
    const sales = within(screen.getByRole('region', { name: 'Verkauf der letzten 3 Tage' }));
    expect(sales.getByText('Tickets zusammen: 15, an einem Tag höchstens 10.')).toBeInTheDocument();
    await user.click(sales.getByText('Als Tabelle'));
    expect(
      within(sales.getByRole('table'))
        .getAllByRole<HTMLTableRowElement>('row')
        .map(({ cells }) => [...cells].map(({ lastChild }) => lastChild?.textContent)),
    ).toEqual([
      ['Tag', 'Tickets'],
      ['19. Nov. 2026', '5'],
      ['21. Nov. 2026', '10'],
    ]);
  });

  test('a date that has sold nothing has no chart', async () => {
    await showEvent({ [EVENT]: { ...example, sales: [{ day: '2026-11-21', tickets: 0 }] } });
    expect(screen.queryByRole('region', { name: /Verkauf der letzten/ })).not.toBeInTheDocument();
  });

  test('the waiting list is in the order of its entries', async () => {
    await showEvent();
    const list = within(screen.getByRole('region', { name: 'Warteliste' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ada@example.org2 Ticketsangeboten bis 21. Nov. 2026, 00:00 Uhreingetragen am 18. Nov. 2026, 09:30 Uhr',
      'karel@example.org1 Ticketwarteteingetragen am 19. Nov. 2026, 18:05 Uhr',
    ]);
  });

  test('money is taken, and the list says so', async () => {
    const paid = { ...order!, paid: true, paid_by: 'cash' as const, paid_at: '2026-11-21T17:00:00Z', can_pay: false };
    const found = [example, { ...example, orders: { ...example.orders, results: [paid] } }];
    const fake = await showEvent({
      [EVENT]: () => found.shift(),
      '/api/box-office/orders/7K3M-9QXT/payment/': {},
    });
    await fake.user.click(entry().getByRole('button', { name: /Bar bezahlt/ }));
    expect(writes(fake)).toEqual([{ way: 'cash' }]);
    expect(await entry().findByText('Bar bezahlt am 21. Nov. 2026, 18:00 Uhr')).toBeInTheDocument();
    expect(entry().queryByRole('button', { name: /bezahlt/ })).not.toBeInTheDocument();
  });

  test('an order is cancelled after a question; a late one is refused in words', async () => {
    const fake = await showEvent({
      '/api/box-office/orders/7K3M-9QXT/cancel/': new Failure(409, { code: 'conflict' }),
    });
    await fake.user.click(entry().getByRole('button', { name: /Stornieren/ }));
    expect(writes(fake)).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Bestellung stornieren?' });
    await fake.user.click(within(dialog).getByRole('button', { name: 'Stornieren' }));
    expect(fake.store.alerts.current?.text).toMatch(/nicht mehr stornieren/);
    expect(fake.reported).toEqual([]);
  });

  test('an answer that was overtaken does not take the place of the latest', async () => {
    const checkedIn = (checked_in: number) => ({ ...example, date: { ...example.date, checked_in } });
    let answerFirst = (_: object) => {};
    const first = new Promise<object>((resolve) => (answerFirst = resolve));
    const found: unknown[] = [example, first, checkedIn(14)];
    const fake = await showEvent({
      [EVENT]: () => found.shift(),
      '/api/box-office/orders/7K3M-9QXT/payment/': {},
    });
    const pay = entry().getByRole('button', { name: /Bar bezahlt/ });
    await fake.user.click(pay);
    await fake.user.click(pay);
    expect(await screen.findByText('14')).toBeInTheDocument();
    await act(async () => {
      answerFirst(checkedIn(13));
      await first;
    });
    expect(screen.queryByText('13')).not.toBeInTheDocument();
  });

  describe('selling', () => {
    const SALE = '/de/api/box-office/events/7/orders/';
    const group = (id: number, price: string) => ({
      id,
      seat_group: `Gruppe ${id}`,
      status: '1',
      text: '',
      prices: [{ id: id * 10, name: 'Normal', text: 'Vollpreis', price, sale_type_id: 1, seat_group: id }],
      has_seats: false,
      timeslots: [],
    });
    const event = { ...example, seat_groups: [group(3, '12.50'), group(4, '6.00')] };
    const quantity = () => screen.getByLabelText(/Normal, Vollpreis/);

    test('tickets are sold by card and can be printed; the form is empty again', async () => {
      const fake = await showEvent({ [EVENT]: event, [SALE]: { number: 'ABCD-2345', pdf_url: '/tickets.pdf' } });
      await fake.user.clear(quantity());
      await fake.user.type(quantity(), '3');
      expect(screen.getByText(/Summe 37,50/)).toBeInTheDocument();
      await fake.user.click(screen.getByRole('button', { name: 'Verkaufen, mit Karte' }));
      expect(await screen.findByRole('link', { name: 'Tickets drucken (PDF)' })).toHaveAttribute(
        'href',
        '/tickets.pdf',
      );
      expect(writes(fake)).toEqual([
        {
          idempotency_key: expect.any(String),
          seat_group: 3,
          quantities: [3],
          sale_type_ids: [1],
          total: '37.50',
          way: 'card',
          name: '',
          email: '',
        },
      ]);
      expect(quantity()).toHaveValue(0);
    });

    test('a sold-out date sells nothing, and shows it', async () => {
      const fake = await showEvent({ [EVENT]: event, [SALE]: new Failure(409, { code: 'sold_out' }) });
      await fake.user.selectOptions(screen.getByLabelText('Platzgruppe'), 'Gruppe 4');
      await fake.user.clear(quantity());
      await fake.user.type(quantity(), '1');
      await fake.user.click(screen.getByRole('button', { name: 'Verkaufen, bar' }));
      expect(writes(fake)).toMatchObject([{ seat_group: 4, total: '6.00', way: 'cash' }]);
      expect(fake.store.alerts.current?.text).toMatch(/Verkauft ist nichts/);
      expect(quantity()).toHaveValue(1);
    });

    test('a name that no ticket can show is refused, and its characters are named', async () => {
      const refusal = new Failure(400, { code: 'validation', field: 'name', details: { unprintable: '🦊' } });
      const fake = await showEvent({ [EVENT]: event, [SALE]: refusal });
      await fake.user.clear(quantity());
      await fake.user.type(quantity(), '1');
      await fake.user.click(screen.getByRole('button', { name: 'Verkaufen, bar' }));
      expect(fake.store.alerts.current?.text).toBe('Diese Zeichen lassen sich auf Tickets nicht drucken: 🦊');
      expect(quantity()).toHaveValue(1);
    });

    test('nothing chosen is not sent', async () => {
      const fake = await showEvent({ [EVENT]: event });
      await fake.user.click(screen.getByRole('button', { name: 'Verkaufen, bar' }));
      expect(writes(fake)).toEqual([]);
    });
  });
});
