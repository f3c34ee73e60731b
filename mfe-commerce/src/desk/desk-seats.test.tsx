import { Failure } from '@vestibule/testkit/fake-host';
import { screen } from '@testing-library/react';
import { EVENT, event, showEvent, writes } from './testing/show-event';

const SALE = '/de/api/box-office/events/7/orders/';
const SEATS = '/de/api/events/7/seats/';
const GROUP = {
  id: 3,
  seat_group: 'Parkett',
  status: '1',
  text: '',
  prices: [{ id: 30, name: 'Normal', text: 'Vollpreis', price: '12.00', sale_type_id: 1, seat_group: 3 }],
  has_seats: true,
  timeslots: [],
};
const date = { ...event, seat_groups: [GROUP] };
const seats = (taken: string) => ({
  seats: ['1', '2', '3'].map((seat, x) => ({
    row: 'A',
    seat,
    x,
    y: 0,
    kind: 'normal',
    seat_group: seat === '3' ? 4 : 3,
    taken: seat === taken,
  })),
});
const seat = (name: string) => screen.findByRole('checkbox', { name });
const sell = () => screen.getByRole('button', { name: 'Verkaufen, bar' });
const open = () => screen.getByRole('button', { name: 'Plätze im Saalplan wählen' });

describe('desk seats', () => {
  test('the desk sells the best seats, or those that it chooses of the group', async () => {
    const fake = await showEvent({ [EVENT]: date, [SALE]: { number: 'A', pdf_url: '/a.pdf' }, [SEATS]: seats('1') });
    await fake.user.type(screen.getByLabelText(/Normal, Vollpreis/), '1');
    await fake.user.click(open());
    expect(await seat('Reihe A, Platz 1, vergeben')).toBeDisabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await fake.user.click(await seat('Reihe A, Platz 2'));
    expect(screen.getByText('1 von 1 Plätzen gewählt. Reihe A, Platz 2')).toBeInTheDocument();
    await fake.user.click(sell());
    await screen.findByRole('link', { name: 'Tickets drucken (PDF)' });
    await fake.user.type(screen.getByLabelText(/Normal, Vollpreis/), '1');
    await fake.user.click(screen.getByRole('button', { name: 'Doch die besten Plätze verkaufen' }));
    await fake.user.click(sell());
    expect(writes(fake)).toMatchObject([{ seats: [{ row: 'A', seat: '2' }] }, { quantities: [1] }]);
    expect(writes(fake)[1]).not.toHaveProperty('seats');
  });

  test('a seat that somebody else has meanwhile is not sold, and is chosen no more', async () => {
    const answers = [seats(''), seats('2')];
    const refusal = new Failure(409, { code: 'conflict', field: 'seats[0]' });
    const fake = await showEvent({ [EVENT]: date, [SALE]: refusal, [SEATS]: () => answers.shift() });
    await fake.user.type(screen.getByLabelText(/Normal, Vollpreis/), '1');
    await fake.user.click(open());
    await fake.user.click(await seat('Reihe A, Platz 2'));
    await fake.user.click(sell());
    expect(await seat('Reihe A, Platz 2, vergeben')).not.toBeChecked();
    expect(fake.store.alerts.current?.text).toMatch(/ein gewählter Platz ist inzwischen vergeben/i);
  });
});
