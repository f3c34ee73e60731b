import { DOOR_CACHE, SESSION_ENDED } from '@vestibule/contracts/offline/door-cache';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { DESK_TEXTS } from '../testing/desk-texts';
import { CHECKED_IN } from '../desk/testing/checked-in';
import { writes } from '../desk/testing/show-event';
import doorPage from './door.page';
import { newPhone } from './testing/phone';

const LIST = '/de/api/box-office/events/7/door/';
const CHECK_IN = '/api/tickets/check-in/';
const list = { ...EXAMPLES.doorList, ends_at: '2099-01-01T00:00:00Z' };
/** As a call fails that never arrives. */
const away = () => {
  throw new TypeError('no network');
};

describe('door page', () => {
  beforeEach(newPhone);

  async function openDoor(answers: Readonly<Record<string, FakeAnswer>>) {
    const path = '/cms-hub/box-office/7/door';
    const fake = fakeHost({
      namespace: 'commerce',
      texts: DESK_TEXTS,
      routes: remote.routes,
      path,
      answers: { [LIST]: list, ...answers },
    });
    const data = await doorPage.loader?.(fake.context({ id: '7' }, path));
    const shown = render(data && <doorPage.Component data={data} />, { wrapper: fake.wrapper });
    expect(await screen.findByText(/^Liste von/)).toBeInTheDocument();
    return { ...fake, ...shown, data, user: userEvent.setup() };
  }
  async function scan(user: ReturnType<typeof userEvent.setup>, code: string) {
    const field = screen.getByLabelText('Code des Tickets');
    // The field is empty by then; the library does not see that the form has emptied it.
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
  }
  const answer = () => screen.getByRole('alert');

  test('the page has nothing of any ticket in it, as the phone keeps it', async () => {
    const { data } = await openDoor({});
    expect(data).toEqual({ id: 7, title: 'Kammermusik', date_start: '2026-11-21T18:00:00+01:00' });
  });

  test('says who comes in, counts them, and waits for the next code', async () => {
    const { user, requests } = await openDoor({ [CHECK_IN]: CHECKED_IN });
    expect(screen.getByText('1 von 2 eingelassen')).toBeInTheDocument();
    await scan(user, 'muster');
    await waitFor(() => expect(answer()).toHaveTextContent('EinlassenJana Nováková, Saal, Normal, Reihe 3, Platz 12'));
    expect(writes({ requests })).toEqual([
      { code: 'muster', event: 7, used_at: expect.stringMatching(/Z$/) as string },
    ]);
    expect(screen.getByText('2 von 2 eingelassen')).toBeInTheDocument();
    expect(screen.getByLabelText('Code des Tickets')).toHaveFocus();
    expect(screen.getByLabelText('Code des Tickets')).toHaveValue('');
  });

  test.each([
    [
      'used before',
      'beispiel',
      'Schon benutzt: 21. Nov. 2026, 17:42 Uhr',
      new Failure(409, { code: 'ticket_used', details: { used_at: '2026-11-21T16:42:00.000Z' } }),
    ],
    ['given back', 'fort', 'Dieses Ticket wurde zurückgegeben.', new Failure(409, { code: 'ticket_cancelled' })],
    [
      'of a cancelled event',
      'muster',
      'Diese Veranstaltung ist abgesagt.',
      new Failure(409, { code: 'event_cancelled' }),
    ],
    [
      'refused for a new reason',
      'muster',
      'Der Server lässt dieses Ticket nicht zu.',
      new Failure(409, { code: 'conflict' }),
    ],
    ['of another date', 'woanders', 'anderen Termin', new Failure(409, { code: 'other_event' })],
    ['of nobody', 'nichts', 'Dieses Ticket gibt es nicht.', new Failure(404, { code: 'not_found' })],
  ])('refuses a ticket %s, and says why', async (_, code, text, refusal) => {
    const { user, reported } = await openDoor({ [CHECK_IN]: refusal });
    await scan(user, code);
    await waitFor(() => expect(answer()).toHaveTextContent('Nicht einlassen'));
    expect(answer()).toHaveTextContent(text);
    expect(reported).toEqual([]);
  });

  test('without network it lets in by its list, shows so, and reports admissions elsewhere once it may', async () => {
    let network = 'away';
    const used = { ...list, tickets: list.tickets.map((one) => ({ ...one, used_at: '2026-11-21T16:42:00Z' })) };
    const { user, reported } = await openDoor({
      [LIST]: () => (network === 'away' ? list : used),
      [CHECK_IN]: () => (network === 'away' ? away() : new Failure(409, { code: 'ticket_used' })),
    });
    await scan(user, 'muster');
    await waitFor(() => expect(answer()).toHaveTextContent('Ohne Netz geprüft, wird später gemeldet.'));
    await scan(user, 'muster');
    await waitFor(() => expect(answer()).toHaveTextContent('Nicht einlassenSchon benutzt'));
    expect(screen.getByText(/^Ohne Netz: geprüft wird/)).toBeInTheDocument();
    expect(screen.getByText('1 Einlass ist noch nicht gemeldet.')).toBeInTheDocument();
    network = 'there';
    await user.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));
    expect(await screen.findByText('woanders 21. Nov. 2026, 17:42 Uhr')).toBeInTheDocument();
    expect(screen.getByText('Verbunden')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Erledigt: Jana Nováková/ }));
    await waitFor(() => expect(screen.queryByText('Doppelt oder zu Unrecht eingelassen')).not.toBeInTheDocument());
    expect(reported).toEqual([]);
  });

  test('a login that has ended is requested, and nothing stays on the phone', async () => {
    let session = true;
    const { user } = await openDoor({ [LIST]: () => (session ? list : new Failure(401, { code: 'unauthorised' })) });
    await waitFor(async () => expect(await caches.has('vestibule-door-1')).toBe(true));
    session = false;
    await user.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));
    expect(await screen.findByRole('button', { name: 'Neu anmelden' })).toBeInTheDocument();
    await waitFor(async () => expect(await caches.has('vestibule-door-1')).toBe(false));
  });

  test('a list that is being read while the session ends is not stored', async () => {
    const worker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    const reading: ((answer: FakeAnswer) => void)[] = [];
    let isSlow = false;
    let session = true;
    const answerNow = () => (session ? list : new Failure(401, { code: 'unauthorised' }));
    const { user } = await openDoor({
      [LIST]: () => (isSlow ? new Promise<FakeAnswer>((resolve) => reading.push(resolve)) : answerNow()),
    });
    await waitFor(async () => expect(await caches.has(DOOR_CACHE)).toBe(true));
    isSlow = true;
    await user.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));
    await waitFor(() => expect(reading).toHaveLength(1));
    // Action of the worker at a logout, whose response comes before that of the list.
    isSlow = session = false;
    await caches.delete(DOOR_CACHE);
    const put = jest.spyOn(await caches.open(DOOR_CACHE), 'put');
    worker.dispatchEvent(new MessageEvent('message', { data: SESSION_ENDED }));
    reading[0]?.(list);
    expect(await screen.findByRole('button', { name: 'Neu anmelden' })).toBeInTheDocument();
    expect(put).toHaveBeenCalledTimes(1);
    expect(await caches.has(DOOR_CACHE)).toBe(false);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('a camera that is unavailable shows a note', async () => {
    const { user } = await openDoor({});
    await user.click(screen.getByRole('button', { name: 'Mit Kamera scannen' }));
    expect(await screen.findByText(/^Die Kamera ist nicht verfügbar/)).toBeInTheDocument();
  });

  test('an unpaid ticket is refused with its amount, and its holder is let in once the payment is noted', async () => {
    let isPaid = false;
    const details = { order: '7K3M-9QXT', owed: '24.00' };
    const { user, requests } = await openDoor({
      [CHECK_IN]: () => (isPaid ? CHECKED_IN : new Failure(409, { code: 'ticket_unpaid', details })),
      '/api/box-office/orders/7K3M-9QXT/payment/': () => {
        isPaid = true;
        return {};
      },
    });
    await scan(user, 'muster');
    await waitFor(() => expect(answer()).toHaveTextContent('Nicht einlassenNoch nicht bezahlt: 24 €'));
    await user.click(screen.getByRole('button', { name: 'Bar bezahlt' }));
    await waitFor(() => expect(answer()).toHaveTextContent('EinlassenJana Nováková'));
    expect(writes({ requests })[1]).toEqual({ way: 'cash' });
    expect(screen.queryByRole('button', { name: 'Bar bezahlt' })).not.toBeInTheDocument();
  });
});
