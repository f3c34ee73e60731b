import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#reservation
// - docs/behaviour/tickets.md#quick-booking

test('a discount is chosen in a step of its own, and the header says how long the tickets are held', async ({
  page,
  site,
  complaints,
}) => {
  const event = await bookableEvent(page.request, site.origin);
  await page.goto(recordPath('event', event));
  await wake(page);
  const booking = page.locator('[data-expose="./slots/booking"]');
  await booking.locator('summary').first().click();
  await booking
    .getByRole('button', { name: /^Ermäßigungen/ })
    .first()
    .click();
  await expect(booking.getByRole('heading', { name: /^Ermäßigungen/ })).toBeFocused();
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme, themeOnly: theme === 'castle' });
  }
  await expectNoSidewaysScroll(page, 320);
  await booking
    .getByRole('button', { name: /^Ein Ticket mehr/ })
    .first()
    .click();
  await booking.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(booking.getByRole('button', { name: /^Ermäßigungen 1 gewählt/ })).toBeFocused();
  await booking.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(booking.getByText('1 Ticket wurde erfolgreich')).toBeVisible();
  await expect(booking.getByRole('timer')).toHaveText(/noch 1[45]:\d\d/);

  await page.goto('/de');
  await wake(page);
  const clock = page.getByRole('banner').getByRole('timer').locator('[aria-hidden]');
  await expect(clock).toHaveText(/^1[45]:\d\d$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await expect(clock).toHaveText(/^14:\d\d$/);
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme, themeOnly: theme === 'castle' });
  }
  await expectNoSidewaysScroll(page, 320);
  expect(complaints.all).toEqual([]);
});

test('tickets are chosen in a row of the programme, and the list stays as it was', async ({
  page,
  site,
  complaints,
}) => {
  const event = await bookableEvent(page.request, site.origin);
  const [year, month, day] = event.date_start.slice(0, 10).split('-');
  await page.goto(`/de/veranstaltungen?date=${day}-${month}-${year}`);
  await wake(page);
  const link = page.getByRole('link', { name: `Tickets buchen: ${event.title}` }).first();
  await link.focus();
  const before = await link.boundingBox();
  await page.keyboard.press('Enter');
  const booking = page.getByRole('group', { name: `Tickets buchen: ${event.title}` });
  await expect(booking.locator('summary').first()).toBeFocused();
  expect(await link.boundingBox()).toEqual(before);
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme, themeOnly: theme === 'castle' });
  }
  await expectNoSidewaysScroll(page, 320);
  const more = booking.getByRole('button', { name: /^Ein Ticket mehr/ }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await booking.getByRole('button', { name: 'In den Warenkorb' }).focus();
  await page.keyboard.press('Enter');
  await expect(booking.getByText('1 Ticket wurde erfolgreich')).toBeVisible();
  await booking.getByRole('button', { name: 'Weitere hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(booking).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/veranstaltungen\?date=/);
  expect(complaints.all).toEqual([]);
});
