import type { RefusedPost } from '@vestibule/contracts';
import { render, screen } from '@testing-library/react';
import { openCheckout } from '../testing/open-checkout';

const POSTED = new URLSearchParams({ key: 'old key', first_name: 'Jana <b>', payment: 'invoice', terms: 'true' });
describe('refused post', () => {
  test('a post without script comes back with its problems, and with its key', async () => {
    const refused: RefusedPost = {
      reason: 'values',
      problems: { email: 'required', street: 'required', city: 'of another version' },
      posted: POSTED.toString(),
    };
    const { ui } = await openCheckout({ refused });
    render(ui);
    expect(screen.getByRole('group', { name: '3 Angaben fehlen oder passen nicht' })).not.toHaveFocus();
    expect(screen.getByLabelText(/^Vorname/)).toHaveValue('Jana <b>');
    expect(screen.getByLabelText(/^Auf Rechnung/)).toBeChecked();
    expect(screen.getByLabelText(/^Ort/)).toHaveAccessibleDescription('Diese Angabe passt nicht zu diesem Feld.');
    expect(document.querySelector('[name=key]')).toHaveValue('old key');
  });

  test.each([
    [{ reason: 'values', problems: { '': 'conflict' } }, /Warenkorb hat sich/],
    [{ reason: 'limited', problems: {} }, /sehr viele Anfragen/],
    [{ reason: 'unavailable', problems: {} }, /doppelt bestellt wird dadurch nichts/],
  ] as const)('the reason why no order was made of a post: %#', async (why, text) => {
    const { ui } = await openCheckout({ refused: { ...why, posted: POSTED.toString() } });
    render(ui);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
