import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { mailedLink } from '../fixtures/mailed-link';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#accounts
// - docs/behaviour/tickets.md#orders-of-an-account
// - docs/behaviour/frame.md#account

const PASSWORD = 'ein eigenes Passwort';
const EMAIL = 'ida@example.org';

/** Axe in both themes, and that it fits at 400 %. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { themeOnly: theme === 'castle', best: theme === 'museum' });
  }
  await expectNoSidewaysScroll(page, 320);
}

test('an account from the first mail to the end of the session, whose orders are found again', async ({
  browser,
  mail,
  site,
}) => {
  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto('/de/user/register');
  await form.getByLabel('Vorname').fill('Ida');
  await form.getByLabel('Nachname').fill('Kaufmann');
  await form.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await form.getByLabel('Passwort').fill(PASSWORD);
  await form.getByRole('button', { name: 'Kundenkonto anlegen' }).click();
  await expect(form.getByText(/^Bitte sehen Sie in Ihr E-Mail-Postfach/)).toBeVisible();

  const link = await mailedLink(mail, EMAIL, /https?:\/\/\S+\/user\/confirm\?token=[\w-]+/);
  await form.goto(link);
  const answered = form.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.getByLabel('Passwort').fill('ein anderes Passwort');
  await form.getByRole('button', { name: 'Bestätigen und anmelden' }).click();
  expect(await (await answered).text()).not.toContain('ein anderes');
  await form.getByLabel('Passwort').fill(PASSWORD);
  await form.getByRole('button', { name: 'Bestätigen und anmelden' }).click();
  await expect(form.getByText(/^Willkommen!/)).toBeVisible();
  await expect(form.getByRole('banner').getByText('Ida Kaufmann').first()).toBeAttached();
  await form.getByLabel('Ort').fill('Dresden');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  await form.getByRole('button', { name: 'Abmelden' }).last().click();
  expect((await form.goto('/de/user/profile'))?.status()).toBe(401);
  await plain.close();

  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1600, height: 900 } });
  const event = await bookableEvent(page.request, site.origin);
  await page.goto(`/de/webshop/tickets/${event.id}`);
  await page.getByRole('spinbutton').first().fill('1');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.waitForURL('**/de/cart**');
  await page.goto('/de/webshop/checkout');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await wake(page);
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/de/webshop/checkout');
  await wake(page);
  await expect(page.getByLabel(/^Vorname/)).toHaveValue('Ida');
  await expect(page.getByLabel(/^E-Mail/)).toHaveValue(EMAIL);
  await expect(page.locator('[name=city]')).toHaveValue('Dresden');
  await page.getByLabel(/Ich akzeptiere/).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();

  // The same page for everybody, from the cache; the browser itself requests the user.
  const home = await page.goto('/de');
  expect([home?.headers()['cache-control'], await home?.text()]).toEqual([
    expect.not.stringContaining('private'),
    expect.not.stringContaining('Kaufmann'),
  ]);
  const account = page.getByRole('banner').getByText('Ida Kaufmann').locator('visible=true');
  await account.click();
  await page.getByRole('banner').getByRole('link', { name: 'Meine Bestellungen' }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(
    /Bestellung [2-9A-Z-]{9}.*1 Ticket.*Bestätigt/,
  );
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ['profile', 'settings', 'delete', 'new-password?token=x']) {
    const answer = await page.goto(`/de/user/${path}`);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    await expectAccessible(page, { best: true });
  }
  await expectNoSidewaysScroll(page, 320);

  await page.setViewportSize({ width: 1600, height: 900 });
  await account.click();
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).locator('visible=true').click();
  await page.waitForURL('**/de');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).locator('visible=true')).toBeVisible();
  expect((await page.goto('/de/user/orders'))?.status()).toBe(401);
});
