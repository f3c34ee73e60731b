import type { EventDetail, EventsPage } from '@vestibule/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#seats
// - docs/behaviour/tickets.md#choosing-seats

/** The first event with numbered seats, of which the demo has one in its last weeks too. */
async function seatedEvent(request: APIRequestContext, origin: string): Promise<EventDetail> {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const query = `bookable=true&page_size=50&page=${page}`;
    const list = (await (await request.get(`${origin}/de/api/events/?${query}`)).json()) as EventsPage;
    for (const { id } of list.results) {
      const event = (await (await request.get(`${origin}/de/api/events/${id}/`)).json()) as EventDetail;
      if (event.seat_groups.some((group) => group.has_seats)) return event;
    }
    isLast = list.next === null;
  }
  throw new Error('The demo has no event with seats');
}

test('two seats are chosen on the plan by keyboard, and are those of the cart and of the order', async ({
  page,
  site,
  complaints,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const event = await seatedEvent(page.request, site.origin);
  await page.goto(recordPath('event', event));
  await wake(page);
  const booking = page.locator('[data-expose="./slots/booking"]');
  await booking.locator('summary').first().click();
  const more = booking.getByRole('button', { name: /^Ein Ticket mehr/ }).first();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  // Not as many side by side: a way parts each row.
  for (let ticket = 0; ticket < 7; ticket += 1) await more.click();
  await booking.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(booking.getByText('Es wurden nicht genügend (zusammenhängende) Plätze gefunden.')).toBeVisible();
  // The plan's code came with the first such ticket, and not before.
  expect(scripts.length).toBeGreaterThan(before);
  await booking.getByRole('button', { name: 'Auswahl ändern' }).click();
  for (let ticket = 0; ticket < 5; ticket += 1)
    await booking
      .getByRole('button', { name: /^Ein Ticket weniger/ })
      .first()
      .click();

  await booking.getByRole('radio', { name: 'Plätze im Saalplan wählen' }).check();
  const seat = (name: string) => booking.getByRole('checkbox', { name });
  await seat('Reihe 2, Platz 5').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(booking.getByText('2 von 2 Plätzen gewählt. Reihe 2, Platz 5; Reihe 3, Platz 6')).toBeVisible();
  // All of it at once: a control that header or total cover in part would count as too small.
  await page.setViewportSize({ width: 1280, height: 2400 });
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme, themeOnly: theme === 'castle' });
  }
  await expectNoSidewaysScroll(page, 320);
  await booking.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(booking.getByText('2 Tickets wurden erfolgreich')).toBeVisible();

  await page.goto('/de/webshop/checkout');
  await expect(page.getByText(/Reihe 2, Platz 5; Reihe 3, Platz 6/).first()).toBeVisible();
  await wake(page);
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Nováková');
  await page.getByLabel('E-Mail-Adresse').fill('jana@example.org');
  await page.getByLabel(/^Ich akzeptiere/).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText('Reihe 3, Platz 6', { exact: true })).toBeVisible();
  // The browser says that a call was refused, and so does the page, to whom it is nothing that has failed.
  expect(complaints.all).toEqual([expect.stringContaining('409'), expect.stringMatching(/^reported: /)]);
});
