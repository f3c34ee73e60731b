import type { SeatGroup } from '@vestibule/contracts';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import remote from '../../remote';
import { BALCONY, bookingEvent, seatGroup, SETTINGS, TIMED } from '../testing/records';
import slot from './booking.slot';
import { add, more, total } from './testing/open-booking';

const TICKETS = '/de/api/events/7/tickets/';
const EVENT = { ...bookingEvent(), groups: [], live: true as const };
const offered = (...groups: SeatGroup[]) => ({ seat_groups: groups });

function prepare(answers: Readonly<Record<string, FakeAnswer>>) {
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, answers });
  fake.store.settings.set(SETTINGS);
  return { ...fake, ui: <slot.Component params={{ event: 7 }} data={EVENT} /> };
}
async function open(tickets: FakeAnswer, cart: FakeAnswer = { tickets_quantity: 2, cart_url: '/de/cart' }) {
  const answers: Record<string, FakeAnswer> = { [TICKETS]: tickets, '/de/api/shop-cart/': cart };
  const fake = prepare(answers);
  render(fake.ui, { wrapper: fake.wrapper });
  await userEvent.click(screen.getByText('Tickets buchen'));
  return { ...fake, answers };
}

describe('live form', () => {
  test('tickets that another system sells are requested when the widget opens, and not before', async () => {
    const { ui, wrapper, requests } = prepare({ [TICKETS]: offered(seatGroup()) });
    render(ui, { wrapper });
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByText('Tickets buchen'));
    await userEvent.click(await screen.findByRole('button', { name: /^Ein Ticket mehr: Parkett/ }));
    expect(total()).toHaveTextContent(/12 €/);
    expect(requests.map(({ path }) => path)).toEqual([TICKETS]);
  });

  test('the page has none of them, and leads browsers without script to the present tickets', () => {
    const { ui, wrapper: Wrapper } = prepare({});
    const html = renderToString(<Wrapper>{ui}</Wrapper>);
    expect(html).toContain('href="/de/webshop/tickets/7/now"');
    expect(html).not.toContain('In den Warenkorb');
  });

  test('times that are sold now', async () => {
    const { requests } = await open(offered(TIMED));
    expect(await screen.findByRole('radio', { name: '11:00 Uhr' })).toBeChecked();
    await userEvent.click(more());
    await userEvent.click(add());
    await screen.findByText(/reserviert/);
    expect(requests.at(-1)?.body).toMatchObject({ lines: [{ event_jet_id: 'VB7', seat_group: 1, block_id: 101 }] });
  });

  test('a provider that is away says so, and can be asked again', async () => {
    const { answers, reported } = await open(new Failure(503, { code: 'unavailable', message: '' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('können wir gerade nicht abfragen');
    expect(reported).toHaveLength(1);
    answers[TICKETS] = offered(seatGroup());
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    expect(document.activeElement).toContainElement(add());
    expect(document.body).not.toHaveFocus();
  });

  test.each([[offered()], [new Failure(404, { code: 'not_found', message: '' })]])(
    'a date that the provider does not sell has no tickets: %j',
    async (answer) => {
      await open(answer);
      expect(await screen.findByText(/keine Tickets im Verkauf/)).toBeVisible();
    },
  );

  test('after a failure chosen tickets are still chosen, unless they are gone', async () => {
    const { answers, store } = await open(
      offered(seatGroup(), BALCONY),
      new Failure(503, { code: 'unavailable', message: '' }),
    );
    await screen.findByText('Summe inkl. MwSt.');
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: /^Ein Ticket mehr: Rang/ }));
    await userEvent.click(add());
    await screen.findByText(/hat leider nicht funktioniert/);
    answers[TICKETS] = new Failure(503, { code: 'unavailable', message: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl ändern' }));
    await screen.findByText(/gerade nicht abfragen/);
    expect(store.basket.entries.map(({ amount }) => amount)).toEqual([2, 1]);
    answers[TICKETS] = offered(seatGroup(), { ...BALCONY, status: '0' });
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(total()).toHaveTextContent(/24 €/));
    expect(store.basket.entries.map(({ amount }) => amount)).toEqual([2]);
  });

  test('while the shop is offline nobody is asked', () => {
    const { ui, wrapper, store, requests } = prepare({});
    store.settings.set({ ...SETTINGS, is_shop_online: false });
    render(ui, { wrapper });
    expect(screen.getByText(/Webshop ist gerade offline/)).toBeVisible();
    expect(requests).toEqual([]);
  });
});
