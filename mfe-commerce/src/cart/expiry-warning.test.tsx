import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost } from '@vestibule/testkit/fake-host';
import de from '../../translations/de.json';
import { cart } from '../testing/records';
import page from './cart.page';

const open = async (expires_at: string, extensions_left = 10) => {
  const answers = { '/de/api/shop-cart/': cart({ expires_at, extensions_left }) };
  const { wrapper, context } = fakeHost({ namespace: 'commerce', texts: de, answers });
  const data = (await page.loader?.(context({}))) ?? null;
  render(<page.Component data={data} />, { wrapper });
  await screen.findByRole('timer');
};
const LAST_MINUTE = '2026-11-21T10:00:50Z';

describe('expiry warning', () => {
  test('a minute before the end the page asks whether more time is needed', async () => {
    await open(LAST_MINUTE);
    const dialog = screen.getByRole('dialog', { name: 'Ihre Reservierung läuft gleich ab' });
    const extend = within(dialog).getByRole('button', { name: '15 Minuten länger reservieren' });
    expect([extend.getAttribute('name'), (extend as HTMLButtonElement).form?.getAttribute('action')]).toEqual([
      'extend',
      '/de/cart',
    ]);
  });

  test.each(['Schließen', 'Ohne Verlängerung weiter'])(
    '"%s" lets one go on, and it does not ask again',
    async (name) => {
      await open(LAST_MINUTE);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('timer')).toHaveTextContent('weniger als eine Minute');
    },
  );

  test.each([
    ['before the last minute', '2026-11-21T10:05:00Z', 10],
    ['after the last extension', LAST_MINUTE, 0],
  ] as const)('it does not ask %s', async (_, expires, left) => {
    await open(expires, left);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
