import { COOKIES } from '@vestibule/contracts';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { demoSettings, importPack } from '../fixtures/import-pack';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#account
// - docs/behaviour/frame.md#sticky-navigation
// - docs/behaviour/frame.md#top-alert

test.afterEach(stopTestSites);

const alert = (page: Page) => page.getByRole('complementary', { name: 'Aktueller Hinweis' });
const close = (page: Page) => page.getByRole('button', { name: 'Hinweis schließen' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Nach oben' });
const account = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Ihr Konto' });

const closedAlert = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIES.closedAlert);

/**
 * Notes in each document whether the alert can be seen when its HTML is complete, long before its code runs, and layout
 * shifts.
 */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { alert: false, shift: 0 };
    Object.assign(window, { seen });
    document.addEventListener(
      'DOMContentLoaded',
      () => (seen.alert = document.querySelector('[data-top-alert]')?.checkVisibility() ?? false),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { alert: boolean; shift: number } }).seen);

test('a closed alert stays closed, on the next page and after a reload, and is not even painted', async ({
  page,
  complaints,
}) => {
  await watch(page);
  await page.goto('/de');
  await expect(alert(page)).toContainText('Freitags bis 20 Uhr');
  expect((await seen(page)).alert).toBe(true);
  await wake(page);
  await close(page).click();
  await expect(alert(page)).toBeHidden();
  expect(await closedAlert(page)).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/de\/impressum$/);
  await expect(alert(page)).toBeHidden();
  for (const path of ['/de/impressum', '/en/visit']) {
    await page.goto(path);
    expect((await seen(page)).alert).toBe(false);
    await wake(page);
    await expect(page.locator('[data-top-alert]')).toHaveCount(0);
    expect(await seen(page)).toEqual({ alert: false, shift: 0 });
  }
  expect(complaints.all).toEqual([]);
});

test('an alert can be closed before the page’s code is there', async ({ page, complaints }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/de', { waitUntil: 'domcontentloaded' });
  await close(page).click();
  await expect(alert(page)).toBeHidden();
  // The browser writes it down in a process of its own.
  await expect.poll(() => closedAlert(page)).toBeDefined();
  release();
  await expect(page.locator('[data-top-alert]')).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});

test('the open menu hides the alert, and closing it shows the alert again', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await page.getByText('Menü', { exact: true }).click();
  await expect(alert(page)).toBeHidden();
  await page.getByText('Schließen', { exact: true }).click();
  await expect(alert(page)).toBeVisible();
  expect(await closedAlert(page)).toBeUndefined();
  expect(complaints.all).toEqual([]);
});

test('other news are shown at once to visitors who have closed the ones before', async ({ page, complaints }) => {
  const site = await startTestSite();
  await page.goto(`${site.origin}/de/impressum`);
  await close(page).click();
  await expect(alert(page)).toBeHidden();
  await importPack(site, {
    'settings.json': {
      ...(await demoSettings()),
      breaking_news: [{ key: 'lift', title: { de: 'Aufzug außer Betrieb' } }],
    },
  });
  await page.goto(`${site.origin}/de/impressum`);
  await expect(alert(page)).toContainText('Aufzug außer Betrieb');
  await expect(alert(page).getByRole('link')).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});

test('the account menu by keyboard, and out', async ({ page, site, complaints }) => {
  await signIn(page, site.origin);
  await page.goto('/de');
  // The editor's bar is there as soon as the page's code is.
  await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible();
  const logout = page.getByRole('banner').getByRole('button', { name: 'Abmelden' });
  await expect(logout).toBeHidden();
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(logout).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mein Profil' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logout).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(logout).toBeHidden();

  await account(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user-logout/'));
  await page.keyboard.press('Enter');
  expect((await sent).method()).toBe('POST');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(COOKIES.session);
  expect(complaints.all).toEqual([]);
});

test('axe finds nothing with the account menu open', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, site.origin);
  for (const path of ['/de', '/de/schloss']) {
    await page.goto(path);
    await account(page).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
    // The open panel lies over a part of the main menu, whose entries then have less than their size to be pressed at.
    await expectAccessible(page, { without: 'header nav[aria-label="Hauptmenü"]' });
  }
});

test('back to the top from anywhere but the footer', async ({ page, complaints }) => {
  await page.goto('/de');
  await wake(page);
  await expect(toTop(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(toTop(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(toTop(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test('on paper a page says where it comes from, and no link has a relative address after it', async ({
  page,
  site,
}) => {
  await page.goto('/de/besuch');
  const address = page.getByText(`${site.origin}/de/besuch`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/\/de\/besuch$/, { useInnerText: true });
  const links = page.locator('main :is(p, li) a[href]');
  const said = () =>
    links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link, '::after').content).filter((content) => content.includes('(')),
    );
  expect(await links.count()).toBeGreaterThan(0);
  expect(await said()).toEqual([]);
  await links.first().evaluate((element) => element.setAttribute('href', 'https://example.org/karte'));
  expect(await said()).toEqual([expect.stringContaining('https://example.org/karte')]);
});

test('on paper questions stand with their answers, which nobody can unfold there', async ({ page }) => {
  await page.goto('/de/bausteine');
  const question = page.getByRole('main').locator('details:not([open])').first();
  const parts = [question.getByRole('heading'), question.getByRole('paragraph').first()] as const;
  await expect(parts[1]).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(part).toBeVisible();
});
