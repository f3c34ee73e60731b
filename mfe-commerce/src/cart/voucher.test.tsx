import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { cart } from '../testing/records';
import page from './cart.page';

const host = (changes: Parameters<typeof cart>[0] = {}) =>
  fakeHost({ namespace: 'commerce', texts: de, answers: { '/de/api/shop-cart/': cart(changes) } });

describe('voucher', () => {
  test('a code is typed into a form that the browser sends to the cart’s page', async () => {
    render(<page.Component data={null} />, { wrapper: host().wrapper });
    const field = await screen.findByRole('textbox', { name: 'Gutscheincode' });
    expect([field.getAttribute('name'), (field as HTMLInputElement).form?.getAttribute('action')]).toEqual([
      'voucher',
      '/de/cart',
    ]);
    expect(screen.getByRole('button', { name: 'Einlösen' })).toHaveAttribute('type', 'submit');
  });

  test('its discount is above the total, and it can be removed', async () => {
    const voucher = { code: 'HERBST10', title: 'Herbst', discount: '2.40' };
    render(<page.Component data={null} />, { wrapper: host({ voucher, total: '29.10' }).wrapper });
    expect((await screen.findByText('Gutschein HERBST10')).parentElement).toHaveTextContent(/−2,40\s€/);
    expect(screen.getByText('Summe inkl. MwSt.').parentElement).toHaveTextContent(/29,10\s€/);
    const remove = screen.getByRole('button', { name: 'Gutschein entfernen' });
    expect([remove.getAttribute('name'), remove.getAttribute('value')]).toEqual(['voucher', '']);
  });

  test.each([
    ['unknown', /kennen wir nicht/],
    ['over', /gilt heute nicht/],
    ['used', /schon eingelöst/],
    ['others', /nicht für die Tickets/],
    ['of another version', /kennen wir nicht/],
  ])('the reason of a refused code (%s) is at its field, with the typed text', async (problem, text) => {
    const refused = { reason: 'values', problems: { voucher: problem }, posted: 'voucher=HERBST' } as const;
    render(<page.Component data={null} refused={refused} />, { wrapper: host().wrapper });
    const field = await screen.findByRole('textbox', { name: 'Gutscheincode' });
    expect(field).toHaveValue('HERBST');
    expect(field).toHaveAccessibleDescription(text);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
