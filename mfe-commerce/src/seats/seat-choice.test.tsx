import type { AnswerOf } from '@vestibule/contracts';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import slot from '../booking/booking.slot';
import { add, less, more, named } from '../booking/testing/open-booking';
import { BALCONY, bookingEvent, seatGroup, SETTINGS } from '../testing/records';

type Seats = AnswerOf<'eventSeats'>['seats'];
const EVENT = bookingEvent(seatGroup({ has_seats: true }), { ...BALCONY, has_seats: true });
const SEATS: Seats = [1, 2, 3, 4].map((number, x) => ({
  row: number < 4 ? 'A' : 'B',
  seat: String(number),
  x,
  y: number < 4 ? 0 : 1,
  kind: number === 3 ? 'accessible' : 'normal',
  seat_group: number < 4 ? 1 : 2,
  taken: false,
}));
const nowTaken = (seat: string) => ({ seats: SEATS.map((one) => ({ ...one, taken: one.seat === seat })) });

async function open(seats: FakeAnswer, answer: FakeAnswer = { tickets_quantity: 2, cart_url: '/de/cart' }) {
  const answers = { '/de/api/shop-cart/': answer, '/de/api/events/7/seats/': seats };
  const fake = fakeHost({ namespace: 'commerce', texts: de, answers });
  fake.store.settings.set(SETTINGS);
  render(<slot.Component params={{ event: 7 }} data={EVENT} />, { wrapper: fake.wrapper });
  const user = userEvent.setup();
  await user.click(screen.getByText('Tickets buchen'));
  await waitFor(() => expect(more()).toBeEnabled());
  return { ...fake, user, sent: () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const own = () => screen.findByRole('radio', { name: 'Plätze im Saalplan wählen' });
const seat = (number: string, rest = '') =>
  screen.findByRole('checkbox', named(`Reihe A, Platz ${number}, Parkett, 12 €${rest}`));

describe('seat choice', () => {
  test('the best seats are taken unless one chooses; then a seat each is sent', async () => {
    const { user, sent } = await open({ seats: SEATS });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(more());
    await user.click(more());
    expect(await screen.findByRole('radio', { name: 'Beste Plätze nebeneinander' })).toBeChecked();
    await user.click(await own());
    expect(add()).toBeDisabled();
    await user.click(await seat('1'));
    await user.click(await seat('3', ', Rollstuhlplatz'));
    expect(screen.getByText('2 von 2 Plätzen gewählt. Reihe A, Plätze 1, 3')).toBeInTheDocument();
    // Seats of other groups are there for orientation alone.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(add());
    await screen.findByText('2 Tickets wurden erfolgreich in Ihren Warenkorb gelegt.');
    expect(sent()).toMatchObject([
      {
        lines: [
          {
            quantities: [2],
            seats: [
              { row: 'A', seat: '1' },
              { row: 'A', seat: '3' },
            ],
          },
        ],
      },
    ]);
  });

  test('one more than there are tickets takes the place of the first, one ticket less gives a seat up', async () => {
    const { user } = await open({ seats: SEATS });
    await user.click(more());
    await user.click(await own());
    await user.click(await seat('1'));
    await user.click(await seat('2'));
    expect(await seat('1')).not.toBeChecked();
    await user.click(more());
    await user.click(await seat('1'));
    await user.click(less());
    expect(screen.getByText('1 von 1 Plätzen gewählt. Reihe A, Platz 2')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Beste Plätze nebeneinander' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(add()).toBeEnabled();
  });

  test('a seat that is taken meanwhile is named, and the rest stays chosen', async () => {
    const answers: object[] = [{ seats: SEATS }, nowTaken('2')];
    const refusal = new Failure(409, { code: 'conflict', field: 'lines[0].seats[1]' });
    const { user, reported } = await open(() => answers.shift(), refusal);
    await user.click(more());
    await user.click(more());
    await user.click(await own());
    await user.click(await seat('1'));
    await user.click(await seat('2'));
    await user.click(add());
    expect(await screen.findByText(/^Reihe A, Platz 2 ist inzwischen vergeben\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Auswahl ändern' }));
    expect(await seat('2', ', vergeben')).toBeDisabled();
    expect(await seat('1')).toBeChecked();
    expect(screen.getByText(/^Reihe A, Platz 2: inzwischen vergeben\./)).toBeInTheDocument();
    expect(add()).toBeDisabled();
    expect(reported).toHaveLength(1);
  });

  test('a plan that cannot be read can be requested again', async () => {
    const answers: unknown[] = [new Failure(503, { code: 'unavailable' }), { seats: SEATS }];
    const { user } = await open(() => answers.shift());
    await user.click(more());
    await user.click(await own());
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await seat('1')).toBeEnabled();
  });
});
