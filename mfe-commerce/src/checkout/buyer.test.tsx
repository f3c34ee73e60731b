import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout, PATH, PLACED } from '../testing/open-checkout';

const CUSTOMER = '/api/customer/';

describe('buyer', () => {
  test('a customer finds names, address and e-mail filled in, and whose the order will be', async () => {
    const { ui, orders } = await openCheckout({ more: { [CUSTOMER]: EXAMPLES.customer } });
    render(ui);
    expect(screen.getByText(/mit Ihrem Kundenkonto ida@example\.org/)).toBeVisible();
    await userEvent.click(screen.getByLabelText(/^Auf Rechnung/));
    await userEvent.click(screen.getByLabelText(/Ich akzeptiere/));
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText(`${PLACED.url}?placed=1`)).toBeVisible();
    expect(orders()[0]?.body).toMatchObject({ ...EXAMPLES.customer.customer, payment: 'invoice' });
  });

  test('a guest, who needs no account, is shown the way to the login and back', async () => {
    const { ui } = await openCheckout({ more: { [CUSTOMER]: { customer: null } } });
    render(ui);
    expect(screen.getByLabelText(/^E-Mail/)).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      `/de/user/login?next=${encodeURIComponent(PATH)}`,
    );
  });

  test('where the customer is unknown, the order is a guest’s', async () => {
    const { ui } = await openCheckout({ more: { [CUSTOMER]: new Failure(503) } });
    render(ui);
    expect(screen.getByLabelText(/^E-Mail/)).toHaveValue('');
  });
});
