import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { bookingEvent, SETTINGS } from '../../testing/records';
import slot from '../booking.slot';

/** The widget, and the host that it is in. */
export function prepare(
  event = bookingEvent(),
  answer: FakeAnswer = { tickets_quantity: 2, cart_url: '/de/cart' },
  settings = SETTINGS,
) {
  const fake = fakeHost({ namespace: 'commerce', texts: de, answers: { '/de/api/shop-cart/': answer } });
  fake.store.settings.set(settings);
  return { ...fake, event, Component: slot.Component, ui: <slot.Component params={{ event: 7 }} data={event} /> };
}
/** Renders it beside something else, and opens it. */
export async function open(...given: Parameters<typeof prepare>) {
  const fake = prepare(...given);
  render(
    <>
      {fake.ui}
      <p>daneben</p>
    </>,
    { wrapper: fake.wrapper },
  );
  await userEvent.click(screen.getByText('Tickets buchen'));
  await waitFor(() => expect(fake.store.remote('booking', neverMade).event).not.toBeNull());
  return fake;
}
export const neverMade = () => {
  throw new Error('the slot makes the store');
};
/** Prices have a space that does not break. */
export const named = (text: string) => ({ name: text.replace(' €', '\u00a0€') });
export const more = (ticket = 'Parkett, Erwachsene, 12 €') =>
  screen.getByRole('button', named(`Ein Ticket mehr: ${ticket}`));
export const less = (ticket = 'Parkett, Erwachsene, 12 €') =>
  screen.getByRole('button', named(`Ein Ticket weniger: ${ticket}`));
export const add = () => screen.getByRole('button', { name: 'In den Warenkorb' });
export const total = () => screen.getByText('Summe inkl. MwSt.').parentElement;
