import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import eventBuyers from './event-buyers.slot';

const BUYERS = '/api/events/7/buyers/';
const CHANGED = { orders: 2, tickets: 5, is_changed: true, is_told: false };

/** The slot of an event, as the desk shows it. */
function showEvent(answers: Readonly<Record<string, FakeAnswer>>) {
  const fake = fakeHost({ namespace: 'editor', texts: de, answers });
  render(<eventBuyers.Component params={{ event: 7, version: '1' }} data={undefined} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}

describe('the question whether to notify the buyers', () => {
  it('is offered for a changed event with sold tickets, and not again once buyers were notified', async () => {
    let isTold = false;
    const fake = showEvent({
      [BUYERS]: ({ method }: { readonly method: string }) => {
        if (method === 'POST') isTold = true;
        return method === 'POST' ? { mails: 2 } : { ...CHANGED, is_told: isTold };
      },
    });
    expect(await screen.findByText(/^5 Tickets sind verkauft/)).toBeInTheDocument();
    await fake.user.click(screen.getByRole('button', { name: 'Käufer jetzt benachrichtigen' }));
    await waitFor(() => expect(screen.queryByText(/^5 Tickets sind verkauft/)).not.toBeInTheDocument());
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(fake.store.alerts.current).toMatchObject({
      kind: 'save',
      text: 'Die E-Mails an die Käufer werden verschickt.',
    });
  });

  it.each([
    ['an event that is as it was sold', { ...CHANGED, is_changed: false }],
    ['an event without sold tickets', { ...CHANGED, tickets: 0 }],
    ['a role that may not write to buyers', new Failure(403, { code: 'forbidden' })],
  ])('is not requested %s', async (_, answer) => {
    const fake = showEvent({ [BUYERS]: answer });
    await waitFor(() => expect(fake.requests.some(({ path }) => path === BUYERS)).toBe(true));
    expect(screen.queryByText('Käufer benachrichtigen')).not.toBeInTheDocument();
    expect(fake.reported).toEqual([]);
  });
});
