import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { orderOf, sellAtDesk } from '../fixtures/sell-at-desk';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/tickets.md#box-office

test('at the desk, on a phone: a ticket is sold, lets its holder in, and nobody a second time', async ({
  page,
  site,
  complaints,
}) => {
  const { code } = await sellAtDesk(page, site.origin, 'Ada Nová');
  const order = orderOf(page, 'Ada Nová');
  const field = page.getByLabel('Code des Tickets');
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Willkommen: Ada Nová/)).toBeVisible();
  await expect(order.getByText(/^eingelassen:/)).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Schon benutzt:/)).toBeVisible();
  await expectAccessible(page, { where: 'desk', best: true });
  await expectNoSidewaysScroll(page, 390);
  // The browser says itself that a call was refused.
  expect(complaints.all).toEqual([expect.stringContaining('409')]);
});
