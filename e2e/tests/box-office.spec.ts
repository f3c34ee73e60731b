import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { signIn } from '../fixtures/editor-session';
import { expect, test } from '../fixtures/test';

test('at the desk, on a phone: a ticket is sold, lets its holder in, and nobody a second time', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site.origin);
  const event = await bookableEvent(page.request, site.origin);
  await page.goto(`/cms-hub/box-office/${event.id}`);

  await page
    .getByLabel(/Vollpreis/)
    .first()
    .fill('1');
  await page.getByLabel('Name (freiwillig)').fill('Ada Nová');
  await page.getByRole('button', { name: 'Verkaufen, bar' }).click();
  await expect(page.getByRole('link', { name: 'Tickets drucken (PDF)' })).toBeVisible();

  const order = page.getByRole('listitem', { name: /^Ada Nová/ });
  const code = (await order.locator('code').first().textContent()) ?? '';
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
