import type { EventsPage } from '@vestibule/contracts';
import { expectAccessible } from '../fixtures/axe';
import { recordPath } from '../fixtures/record-path';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { startTicketSystem } from '../fixtures/ticket-system';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#another-ticket-system

let system: Awaited<ReturnType<typeof startTicketSystem>>;
test.beforeEach(async () => {
  system = await startTicketSystem();
});
test.afterEach(async () => {
  await stopTestSites();
  await system.close();
});

test('tickets of another system are chosen as it sells them, and bought at its checkout', async ({ browser }) => {
  const site = await startTestSite({ env: { TICKETS_URL: system.url, TICKETS_SECRET: 's'.repeat(32) } });
  const page = await browser.newPage({ baseURL: site.origin });
  const events = (await (await page.request.get('/de/api/events/?bookable=true')).json()) as EventsPage;
  const [event] = events.results;
  if (!event) throw new Error('The demo has no event to come');
  // The page is there without the system, and is cached for all.
  system.isAway = true;
  await page.goto(recordPath('event', event));
  await wake(page);
  const booking = page.locator('[data-expose="./slots/booking"]');
  await booking.locator('summary').first().click();
  await expect(booking.getByRole('alert')).toContainText('können wir gerade nicht abfragen');
  await expectAccessible(page);
  system.isAway = false;
  await booking.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await booking.getByRole('button', { name: /^Ein Ticket mehr: Parkett, Erwachsene, 12,50/ }).click();
  await booking.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(booking.getByText('1 Ticket wurde erfolgreich')).toBeVisible();
  await booking.getByRole('link', { name: 'Zum Warenkorb' }).click();
  const order = page.getByRole('link', { name: 'Weiter zur Bestellung' });
  await expect(order).toHaveAttribute('href', `${system.url}/checkout`);
  await expect(page.getByRole('main')).toContainText(/1 × 12,50/);
});
