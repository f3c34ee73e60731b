import { Failure } from '@vestibule/testkit/fake-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BALCONY, bookingEvent, seatGroup } from '../testing/records';
import { add, more, named, open, total } from './testing/open-booking';

const discountsLink = (name = 'Ermäßigungen: Parkett') => screen.getByRole('button', { name });
const STUDENT = 'Parkett, Schüler, 7,50 €';

describe('discounts', () => {
  test('discounts stand in a step of their own, with a badge of how many are chosen', async () => {
    await open();
    expect(screen.queryByRole('group', named(STUDENT))).not.toBeInTheDocument();
    await userEvent.click(more());
    await userEvent.click(discountsLink());
    expect(screen.getByRole('heading', { name: 'Ermäßigungen: Parkett' })).toHaveFocus();
    expect(screen.queryByRole('group', named('Parkett, Erwachsene, 12 €'))).not.toBeInTheDocument();
    await userEvent.click(more(STUDENT));
    await userEvent.click(more(STUDENT));
    expect(total()).toHaveTextContent(/27 €/);
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(discountsLink('Ermäßigungen 2 gewählt: Parkett')).toHaveFocus();
    expect(total()).toHaveTextContent(/27 €/);
  });

  test('discounts are sent with the others, and stay chosen when that fails', async () => {
    const { requests } = await open(bookingEvent(), new Failure(503));
    await userEvent.click(more());
    await userEvent.click(discountsLink());
    await userEvent.click(more(STUDENT));
    await userEvent.click(screen.getByRole('button', { name: 'Alle Preise' }));
    await userEvent.click(add());
    await userEvent.click(await screen.findByRole('button', { name: 'Auswahl ändern' }));
    expect(requests.at(-1)?.body).toMatchObject({
      lines: [{ seat_group: 1, quantities: [1, 1], sale_type_ids: [1, 2] }],
    });
    expect(discountsLink('Ermäßigungen 1 gewählt: Parkett')).toBeVisible();
    expect(total()).toHaveTextContent(/19,50 €/);
  });

  test('closing in the step of the discounts goes back to all prices', async () => {
    const { store } = await open();
    await userEvent.click(discountsLink());
    await userEvent.click(more(STUDENT));
    await userEvent.keyboard('{Escape}');
    expect(store.basket.entries).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('group', { ...named('Parkett, Erwachsene, 12 €'), hidden: true })).toBeInTheDocument(),
    );
  });

  test.each([
    ['no discounts', [BALCONY]],
    ['no full price', [seatGroup({ prices: seatGroup().prices.slice(1) })]],
  ])('with %s there is no such step', async (_, groups) => {
    await open(bookingEvent(...groups));
    expect(screen.getAllByRole('button', { name: /Ein Ticket mehr/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Ermäßigungen/ })).not.toBeInTheDocument();
  });

  test('where a seat group is sold out so are its discounts', async () => {
    await open(bookingEvent(seatGroup({ status: '0' })));
    expect(discountsLink()).toBeDisabled();
  });
});
