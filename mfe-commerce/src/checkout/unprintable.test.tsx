import { Failure } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout } from '../testing/open-checkout';

const PROBLEM = 'Diese Zeichen können wir auf Tickets und Rechnungen nicht drucken: 🦊 🎪';
const POSTED = new URLSearchParams({
  key: 'a key',
  first_name: 'Jana',
  last_name: 'Nováková 🦊🎪',
  email: 'jana@example.org',
  payment: 'desk',
  terms: 'true',
}).toString();

describe('unprintable', () => {
  test('characters that no ticket can show are named at their field, without script too', async () => {
    const refused = { reason: 'values', problems: { last_name: 'unprintable:🦊 🎪' }, posted: POSTED } as const;
    render((await openCheckout({ refused })).ui);
    expect(screen.getByRole('link', { name: `Nachname: ${PROBLEM}` })).toBeVisible();
    expect(screen.getByLabelText(/^Nachname/)).toHaveAccessibleDescription(PROBLEM);
  });

  test('an order by script that is refused for them says the same', async () => {
    const answer = new Failure(400, { code: 'validation', field: 'last_name', details: { unprintable: '🦊 🎪' } });
    const { ui } = await openCheckout({ answer, refused: { reason: 'token', problems: {}, posted: POSTED } });
    render(ui);
    expect(screen.getByLabelText(/^Nachname/)).not.toHaveAccessibleDescription(PROBLEM);
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByRole('link', { name: `Nachname: ${PROBLEM}` })).toBeVisible();
    expect(screen.getByLabelText(/^Nachname/)).toHaveAccessibleDescription(PROBLEM);
  });
});
