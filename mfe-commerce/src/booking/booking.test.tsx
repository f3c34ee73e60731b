import { Failure } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BALCONY, bookingEvent, BOXES, seatGroup, SETTINGS, TIMED } from '../testing/records';
import { add, less, more, named, neverMade, open, prepare, total } from './testing/open-booking';

describe('booking', () => {
  test('opens without script and hydrates the open widget without a warning', async () => {
    const { ui, wrapper: Wrapper, store } = prepare();
    const box = document.createElement('div');
    document.body.replaceChildren(box);
    box.innerHTML = renderToString(<Wrapper>{ui}</Wrapper>);
    const details = box.querySelector('details');
    expect(details).not.toHaveAttribute('open');
    expect(box.innerHTML).not.toMatch(/ style=/);
    if (details) details.open = true;
    const root = await act(async () =>
      hydrateRoot(box, <Wrapper>{ui}</Wrapper>, { onRecoverableError: (error) => expect(error).toBeUndefined() }),
    );
    expect(details).toHaveAttribute('open');
    expect(store.remote('booking', neverMade).event).toMatchObject({ id: 7 });
    act(() => root.unmount());
  });

  test('opened in a row of the programme it is complete at once, and the focus is in it', async () => {
    const { wrapper, Component, event, store } = prepare();
    const data = { ...event, title: { text: 'Abend 7', lang: 'en' } };
    render(<Component params={{ event: 7, open: true }} data={data} />, { wrapper });
    const opener = screen.getByText('Abend 7').closest('summary');
    expect(opener).toHaveTextContent('Abend 7Auswahl schließen');
    expect(opener).toHaveFocus();
    expect(opener?.parentElement).toHaveAttribute('open');
    expect(store.remote('booking', neverMade).event).toMatchObject({ id: 7 });
    await userEvent.keyboard('{Escape}');
    expect(opener?.parentElement).not.toHaveAttribute('open');
  });

  test('amounts, total and the button follow the tickets', async () => {
    await open();
    expect(add()).toBeDisabled();
    expect(less()).toBeDisabled();
    await userEvent.click(more());
    await userEvent.click(more());
    expect(within(screen.getByRole('group', named('Parkett, Erwachsene, 12 €'))).getByText('2 gewählt')).toBeVisible();
    expect(total()).toHaveTextContent(/24 €/);
    expect(add()).toBeEnabled();
    await userEvent.click(less());
    expect(total()).toHaveTextContent(/12 €/);
  });

  test('no more than twenty of a kind', async () => {
    await open();
    for (let count = 0; count < 20; count += 1) await userEvent.click(more());
    expect(more()).toBeDisabled();
    expect(total()).toHaveTextContent(/240 €/);
  });

  test('more than two prices are folded away until they are opened', async () => {
    await open(bookingEvent(seatGroup(), BOXES, BALCONY));
    const toggle = screen.getByRole('button', { name: 'Alle Sitzplatzkategorien' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Rang' })).not.toBeInTheDocument();
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    // Its class limits the height: 25 em in price-list.module.css.
    expect(list).not.toHaveClass('all');
    await userEvent.click(toggle);
    expect(list).toHaveClass('all');
    await userEvent.click(more('Rang, Erwachsene, 9 €'));
    await userEvent.click(screen.getByRole('button', { name: 'Weniger Sitzplatzkategorien' }));
    expect(less('Rang, Erwachsene, 9 €')).toBeEnabled();
  });

  test('two prices need no toggle', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Alle Sitzplatzkategorien' })).not.toBeInTheDocument();
  });

  test('times: the first that is left is chosen, others with nothing left cannot be', async () => {
    await open(bookingEvent(TIMED));
    const times = screen.getByRole('group', { name: 'Uhrzeit' });
    expect(within(times).getByRole('radio', { name: '11:00 Uhr' })).toBeChecked();
    expect(within(times).getByRole('radio', { name: '10:00 Uhr, ausverkauft' })).toBeDisabled();
    await userEvent.click(within(times).getByRole('radio', { name: '12:00 Uhr' }));
    expect(within(times).getByRole('radio', { name: '12:00 Uhr' })).toBeChecked();
  });

  test('a sold-out seat group says so', async () => {
    await open(bookingEvent(seatGroup({ status: '0' })));
    expect(screen.getByText('Ausverkauft')).toBeVisible();
    expect(more()).toBeDisabled();
  });

  test('success says how many, for how long, and where to go', async () => {
    await open();
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(add());
    expect(await screen.findByText('2 Tickets wurden erfolgreich in Ihren Warenkorb gelegt.')).toBeVisible();
    expect(screen.getByText('Ihre Tickets sind für die nächsten 15 Minuten reserviert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/de/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Weitere hinzufügen' }));
    expect(total()).toHaveTextContent(/0 €/);
    expect(screen.getByText('Tickets buchen')).toHaveFocus();
  });

  test.each([
    [-214, 'Es wurden nicht genügend (zusammenhängende) Plätze gefunden.'],
    [-204, 'Es gibt keine aktuelle Reservierung.'],
  ])('failure %s says why and keeps the selection', async (code, reason) => {
    await open(bookingEvent(), new Failure(409, { code: 'sold_out', response_code: code }));
    await userEvent.click(more());
    await userEvent.click(add());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Das hat leider nicht funktioniert.');
    expect(alert).toHaveTextContent(reason);
    expect(alert).toHaveTextContent(`Fehler ${code}`);
    expect(screen.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', '/webshop');
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl ändern' }));
    expect(total()).toHaveTextContent(/12 €/);
  });

  test('a visitor who has reserved too many gets the advice to wait, without a number', async () => {
    await open(bookingEvent(), new Failure(429, { code: 'rate_limited' }));
    await userEvent.click(more());
    await userEvent.click(add());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Bitte versuchen Sie es in einigen Minuten noch einmal.');
    expect(alert).not.toHaveTextContent('Fehler');
  });

  test('a failure without a code can be tried again', async () => {
    let broken = true;
    await open(bookingEvent(), () => (broken ? new Failure(503) : { tickets_quantity: 1, cart_url: '' }));
    await userEvent.click(more());
    await userEvent.click(add());
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Fehler');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('1 Ticket wurde erfolgreich in Ihren Warenkorb gelegt.')).toBeVisible();
  });

  test('Escape closes, forgets the selection and goes back to the opener', async () => {
    const { store } = await open();
    await userEvent.click(more());
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Tickets buchen')).toHaveFocus();
    expect(store.basket.entries).toEqual([]);
  });

  test('a click outside closes; one inside, or a swipe over the page, loses no selection', async () => {
    await open();
    await userEvent.click(total() as HTMLElement);
    fireEvent.pointerDown(screen.getByText('daneben'));
    fireEvent.pointerCancel(screen.getByText('daneben'));
    expect(document.querySelector('details')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('daneben'));
    expect(document.querySelector('details')).not.toHaveAttribute('open');
  });

  test('while the shop is offline nothing can be chosen', () => {
    const { ui, wrapper } = prepare(bookingEvent(), {}, { ...SETTINGS, is_shop_online: false });
    render(ui, { wrapper });
    expect(screen.getByText('Der Webshop ist gerade offline. Tickets gibt es an unserer Kasse.')).toBeVisible();
    expect(screen.queryByText('Tickets buchen')).not.toBeInTheDocument();
  });
});
