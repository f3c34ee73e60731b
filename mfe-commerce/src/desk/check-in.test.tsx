import type { ErrorCode } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { Failure, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CHECKED_IN } from './testing/checked-in';
import { showEvent, writes } from './testing/show-event';

const CHECK_IN = '/api/tickets/check-in/';
const scan = async (answer: FakeAnswer, code: string) => {
  const fake = await showEvent({ [CHECK_IN]: answer });
  await fake.user.type(screen.getByLabelText('Code des Tickets'), `${code}{Enter}`);
  expect(writes(fake)).toEqual([{ code, event: 7 }]);
  return fake;
};
const refusal = (code: ErrorCode, details = {}) => new Failure(409, { code, details });

describe('check in', () => {
  test('says who comes in, and waits for the next code', async () => {
    await scan(CHECKED_IN, 'muster');
    expect(await screen.findByText('Willkommen: Jana Nováková, Saal, Normal, Reihe 3, Platz 12')).toBeInTheDocument();
    expect(screen.getByLabelText('Code des Tickets')).toHaveFocus();
    expect(screen.getByLabelText('Code des Tickets')).toHaveValue('');
  });

  test.each([
    [
      'used before',
      refusal('ticket_used', { used_at: '2026-11-21T16:42:00.000Z' }),
      'beispiel',
      'Schon benutzt: 21. Nov. 2026, 17:42 Uhr',
    ],
    ['given back', refusal('ticket_cancelled'), 'fort', 'Dieses Ticket wurde zurückgegeben.'],
    ['of a cancelled event', refusal('event_cancelled'), 'muster', 'Diese Veranstaltung ist abgesagt.'],
    ['of another event', refusal('other_event'), 'muster', 'Dieses Ticket gilt für einen anderen Termin.'],
    ['of nobody', new Failure(404, { code: 'not_found' }), 'nichts', 'Dieses Ticket gibt es nicht.'],
  ])('says what is wrong with a ticket %s', async (_, answer, code, text) => {
    const { reported } = await scan(answer, code);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(reported).toEqual([]);
  });

  test('a code is checked again after a login; without a dialog to log in by, the answer is there at once', async () => {
    const fake = await scan(new Failure(401, { code: 'unauthorised' }), 'muster');
    expect(await screen.findByText(/^Nicht ausgeführt: Sie sind nicht angemeldet/)).toBeInTheDocument();
    const logins = loginsOf(fake.store);
    logins.attend();
    await fake.user.type(screen.getByLabelText('Code des Tickets'), 'muster{Enter}');
    await waitFor(() => expect(logins.isAsked).toBe(true));
    act(() => logins.answer(true));
    await waitFor(() => expect(logins.isAsked).toBe(true));
    expect(writes(fake)).toHaveLength(3);
    act(() => logins.answer(false));
    await waitFor(() => expect(fake.reported).toHaveLength(2));
  });

  test('codes are read one after the other, so that each answer is that of its code', async () => {
    let answerFirst = (_: unknown) => {};
    const first = new Promise<unknown>((resolve) => (answerFirst = resolve));
    const answers: unknown[] = [first, refusal('other_event')];
    const fake = await showEvent({ [CHECK_IN]: () => answers.shift() });
    await fake.user.type(screen.getByLabelText('Code des Tickets'), 'nichts{Enter}muster{Enter}');
    expect(writes(fake)).toEqual([{ code: 'nichts', event: 7 }]);
    answerFirst(new Failure(404, { code: 'not_found' }));
    expect(await screen.findByText('Dieses Ticket gilt für einen anderen Termin.')).toBeInTheDocument();
    expect(writes(fake)).toHaveLength(2);
  });

  test('takes the payment of an unpaid ticket, and lets its holder in', async () => {
    let isPaid = false;
    const unpaid = refusal('ticket_unpaid', { order: '7K3M-9QXT', owed: '24.00' });
    const fake = await showEvent({
      [CHECK_IN]: () => (isPaid ? CHECKED_IN : unpaid),
      '/api/box-office/orders/7K3M-9QXT/payment/': () => {
        isPaid = true;
        return {};
      },
    });
    await fake.user.type(screen.getByLabelText('Code des Tickets'), 'muster{Enter}');
    expect(await screen.findByText('Noch nicht bezahlt: 24 €. Erst nach der Zahlung einlassen.')).toBeInTheDocument();
    const payment = screen.getByRole('group', { name: 'Zahlung der Bestellung 7K3M-9QXT' });
    await fake.user.click(within(payment).getByRole('button', { name: 'Mit Karte bezahlt' }));
    expect(await screen.findByText(/^Willkommen: Jana Nováková/)).toBeInTheDocument();
    expect(writes(fake)).toEqual([{ code: 'muster', event: 7 }, { way: 'card' }, { code: 'muster', event: 7 }]);
  });
});
