import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import page from './own-orders.page';

const ORDERS = '/de/api/customer/orders/';
const open = (answer: FakeAnswer) =>
  fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, answers: { [ORDERS]: answer } });

async function show(answer: FakeAnswer) {
  const { context, wrapper } = open(answer);
  const data = await page.loader?.(context({}));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper });
  return page.meta(data, context({}));
}

describe('own orders', () => {
  test('each order leads to its page, and says when, how many, for how much, and how it stands', async () => {
    const [order] = EXAMPLES.customerOrders;
    const meta = await show([
      { ...order, tickets_quantity: 3, total: '31.50', state: 'cancelled', number: 'AAAA-2222', url: '/de/b' },
      order ?? {},
    ]);
    expect(meta).toMatchObject({ noindex: true, title: 'Meine Bestellungen' });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(items).toEqual([
      'Bestellung AAAA-222220. Nov. 2026, 11:00 Uhr3 Tickets, 31,50 €Storniert',
      'Bestellung 7K3M-9QXT20. Nov. 2026, 11:00 Uhr1 Ticket, 12 €Bestätigt',
    ]);
    expect(screen.getByRole('link', { name: 'Bestellung 7K3M-9QXT' })).toHaveAttribute('href', order?.url);
  });

  test('a customer without orders gets an explanation of the page', async () => {
    await show([]);
    expect(screen.getByText(/die Sie angemeldet aufgeben/)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('it is a page of a customer’s own, kept nowhere', async () => {
    await expect(page.loader?.(open(new Failure(401, { code: 'unauthorised' })).context({}))).rejects.toMatchObject({
      status: 401,
    });
    expect(remote.routes.find(({ id }) => id === 'user-orders')?.personal).toBe(true);
  });
});
