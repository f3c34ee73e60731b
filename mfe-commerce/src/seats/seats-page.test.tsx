import type { EventDetail, RefusedPost } from '@vestibule/contracts';
import { postedCart } from '@vestibule/contracts/posted-cart';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
import { named } from '../booking/testing/open-booking';
import { seatGroup } from '../testing/records';
import ticketsPage from '../tickets/tickets.page';
import page from './seats.page';

const PATH = '/de/webshop/tickets/7/seats';
const event: EventDetail = {
  ...EXAMPLES.event,
  id: 7,
  id_jet: 'VB7',
  bookable: true,
  seat_groups: [seatGroup({ has_seats: true })],
};
const answers = { '/de/api/events/7/': event, '/de/api/events/7/seats/': EXAMPLES.eventSeats };
const hostAt = (path: string) => fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path, answers });

async function show(refused?: RefusedPost) {
  const fake = hostAt(PATH);
  const data = await page.loader?.(fake.context({ id: '7' }, PATH));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
}
const seat = (number: string, rest = '') =>
  screen.getByRole('checkbox', named(`Reihe A, Platz ${number}, Parkett, 12 €${rest}`));
const posted = () => {
  const form = document.querySelector('form') ?? undefined;
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ).toString();
};

describe('seats page', () => {
  test('seats are posted with the tickets', async () => {
    await show();
    const user = userEvent.setup();
    await user.clear(screen.getByRole('spinbutton', { name: /^Erwachsene, 12/ }));
    await user.type(screen.getByRole('spinbutton', { name: /^Erwachsene, 12/ }), '2');
    await user.click(seat('2'));
    await user.click(seat('4'));
    expect(postedCart(posted())).toMatchObject([
      {
        quantities: [2],
        seats: [
          { row: 'A', seat: '2' },
          { row: 'A', seat: '4' },
        ],
      },
    ]);
  });

  test('a seat that was taken meanwhile is named, and the rest is still chosen', async () => {
    await show({ reason: 'values', problems: { '': 'conflict' }, posted: 'amount-1-0-1=2&seat-1=A:1&seat-1=A:3' });
    expect(screen.getByRole('alert')).toHaveTextContent('Reihe A, Platz 1: inzwischen vergeben.');
    expect(seat('3')).toBeChecked();
    expect(seat('1', ', vergeben')).not.toBeChecked();
  });

  test('why nothing was reserved of another number of seats', async () => {
    await show({ reason: 'values', problems: { '': 'seats' }, posted: 'amount-1-0-1=2&seat-1=A:3' });
    expect(screen.getByRole('alert')).toHaveTextContent('so viele Plätze wie Tickets');
  });

  test('the page of the tickets leads to it', async () => {
    const fake = hostAt('/de/webshop/tickets/7');
    const data = await ticketsPage.loader?.(fake.context({ id: '7' }, '/de/webshop/tickets/7'));
    if (!data) throw new Error('no data');
    render(<ticketsPage.Component data={data} />, { wrapper: fake.wrapper });
    expect(screen.getByRole('link', { name: 'Plätze im Saalplan wählen' })).toHaveAttribute('href', PATH);
  });
});
