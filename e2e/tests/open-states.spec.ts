import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#menu
// - docs/behaviour/frame.md#event-overlay
// - docs/behaviour/frame.md#layers-and-back
// - docs/behaviour/frame.md#information-layer
// - docs/behaviour/editing.md#login-check

const PHONE = { width: 390, height: 844 };
const THEMES = ['museum', 'castle'] as const;

test('the burger menu with a submenu, by keyboard: Tab stays inside, Escape gives the focus back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/de');
  await wake(page);
  const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' });
  const below = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Anreise', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').locator('summary:visible').filter({ hasText: 'Besuch' }).click();
  await expect(below).toBeVisible();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Čeština' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Čeština' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(menu).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test('on a phone Back closes the layer over the page, and stays on the page', async ({ page, site, complaints }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/de');
  const event = recordPath('event', await bookableEvent(page.request, site.origin));
  const opened = page.locator('details[open] > summary:visible, dialog[open]');
  const where = () => new URL(page.url()).pathname + new URL(page.url()).search;
  // The code for layers comes with the first one.
  const isLayer = () => expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(1);
  const backCloses = async (path: string) => {
    await expect(opened.first()).toBeVisible();
    await isLayer();
    await page.goBack();
    await expect(opened).toHaveCount(0);
    expect(where()).toBe(path);
  };

  await test.step('the menu', async () => {
    await wake(page);
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' }).click();
    await backCloses('/de');
  });
  await test.step('a menu that closes on the way to another document does not stop its load', async () => {
    const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' });
    await menu.click();
    await isLayer();
    await menu.evaluate((summary: HTMLElement) => {
      summary.click();
      globalThis.location.assign('/en');
    });
    await expect(page).toHaveURL(/\/en$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/de$/);
  });
  await test.step('the sheet of filters, without losing a choice', async () => {
    await page.goto('/de/veranstaltungen');
    await wake(page);
    const opener = page.getByRole('main').getByRole('link', { name: 'Filter', exact: true });
    // Until then it is a link to the plain filters.
    await expect
      .poll(() => opener.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.locator('summary').first().click();
    await sheet.locator('a[href*="?"]:visible').first().click();
    await expect.poll(where).toContain('?');
    await isLayer();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(where()).toContain('?');
    await page.goBack();
    await expect.poll(where).toBe('/de/veranstaltungen');
  });
  await test.step('the sheet of tickets', async () => {
    await page.goto(event);
    await wake(page);
    await page.locator('[data-expose="./slots/booking"] summary').first().click();
    await backCloses(event);
  });
  await test.step('the programme over a page', async () => {
    await page.goto('/de/impressum?overlay=true');
    await wake(page);
    await backCloses('/de/impressum');
    await page.goto('/de/impressum?overlay=true');
    await wake(page);
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(opened).toHaveCount(0);
    await expect.poll(where).toBe('/de/impressum');
  });
  expect(complaints.all).toEqual([]);
});

test('one submenu of the desktop at a time', async ({ page }) => {
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary').nth(1).click();
  await menu.locator('summary').first().click();
  await expect(menu.locator('details[open] summary')).toHaveText(await menu.locator('summary').first().innerText());
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: theme });
  }
});

test('an event with its booking widget open', async ({ page, site }) => {
  await page.goto(recordPath('event', await bookableEvent(page.request, site.origin)));
  await page.locator('[data-expose="./slots/booking"] summary').first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
});

test('the programme over a page: opened by the address, which forgets it, and gone with the next page', async ({
  page,
  complaints,
}) => {
  await page.goto('/cs/impressum?overlay=true');
  await wake(page);
  const overlay = page.getByRole('dialog', { name: 'Program' });
  await expect(overlay.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/cs\/impressum$/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await expectAccessible(page);
  // The whole programme: filters, with the choice in memory.
  // Not the archive: on the demo's first day nothing is over; not the weekend: on its evening all of it is.
  const days = overlay.getByRole('link', { name: 'Nejbližší 3 dny', exact: true });
  await days.click();
  await expect(days).toHaveAttribute('aria-current', /.+/);
  await expect(page).toHaveURL(/\/cs\/impressum$/);
  await overlay.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cs\/veranstaltungen\/[\w-]+\/\d+$/);
  await expect(overlay).toBeHidden();
  expect(complaints.all).toEqual([]);
});

test('an editor’s link asks visitors who are not logged in to do so', async ({ page, complaints }) => {
  await page.goto('/en/visit?redirect');
  await wake(page);
  const modal = page.getByRole('dialog', { name: 'You are not signed in' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en\/user\/login\?next=%2Fen%2Fvisit$/);
  expect(complaints.all).toEqual([]);
});

test('without script there is a word about it, and the way to load the page again', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/en/visit');
  const layer = page.getByRole('region', { name: 'Ihr Browser führt keine Skripte aus' });
  await expect(layer.getByRole('link', { name: 'Neu laden' })).toHaveAttribute('href', '/en/visit');
  await context.close();
});

test('a browser that is too old gets a note, in the same words everywhere', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/cs');
  await expect(page.getByRole('region', { name: 'Ihr Browser ist für diese Website zu alt' })).toBeVisible();
});
