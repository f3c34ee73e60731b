import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { expect, test, UNREACHABLE } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/frame.md#search-box
// - docs/behaviour/frame.md#suggestions

const AUTOCOMPLETE = '**/api/search/autocomplete/**';
const box = (page: Page) => page.getByRole('banner').getByRole('search');
const input = (page: Page) => box(page).getByRole('combobox', { name: 'Suche' });
const button = (page: Page) => box(page).getByRole('button', { name: 'Suchen' });
const options = (page: Page) => box(page).getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');

/** Ends when the shell's code has taken the box over: until then the browser itself refuses to send an empty one. */
async function visit(page: Page, path = '/de') {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page.locator('form[role=search] input[required]')).toHaveCount(0);
}
/** Size of its text in px. */
const sizeOf = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
async function open(page: Page) {
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

test('opens with the first click, finds without diacritics, and goes to the suggestion that the keyboard has chosen', async ({
  page,
  complaints,
}) => {
  await visit(page);
  await expect(box(page)).not.toHaveAttribute('data-open');
  await open(page);
  await page.keyboard.type('SCHONE MULL');
  await expect(options(page).first()).toHaveText(/^Die schöne Müllerin .+ · Veranstaltung$/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search?q=Die+sch%C3%B6ne+M%C3%BCllerin');
  await expect(input(page)).toHaveValue('Die schöne Müllerin');
  await expect(options(page)).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});

test('the list is as high and as slow as specified, axe finds nothing in it, and nothing moves without wanting motion', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  await open(page);
  await page.keyboard.type('f');
  const list = box(page).getByRole('listbox');
  await expect(list).toHaveCSS('max-height', `${21 * (await sizeOf(list))}px`);
  await expect(list).toHaveCSS('animation-duration', '0.56s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(list).not.toHaveCSS('animation-duration', '0.56s');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, { within: 'form[role=search]', best: true });
  expect(complaints.all).toEqual([]);
});

test('closes when the focus leaves it, and with Escape', async ({ page, complaints }) => {
  await visit(page);
  await open(page);
  await page.keyboard.type('f');
  await expect(options(page).first()).toBeVisible();
  // To the button that clears, to the one that searches: still within the box.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('data-open');
  await page.keyboard.press('Tab');
  await expect(box(page)).not.toHaveAttribute('data-open');
  await expect(box(page).getByRole('listbox')).toHaveCount(0);
  // The typed text is still there; with the keyboard it opens by being reached.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(input(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('data-open');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toHaveAttribute('data-open');
  await expect(button(page)).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test('is open in the menu of phones, and closes it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page);
  await page.getByText('Menü', { exact: true }).click();
  await input(page).fill('salz');
  await expect(options(page).first()).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/\/de\/search\?q=\S+/);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Suche' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(complaints.all).toEqual([]);
});

test('searches on when suggestions are unavailable', async ({ page, expectedReports }) => {
  expectedReports.push(UNREACHABLE);
  await visit(page);
  await page.route(AUTOCOMPLETE, (route) => route.abort());
  const reported = page.waitForRequest('**/client-errors');
  await open(page);
  await page.keyboard.type('salz');
  await reported;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search?q=salz');
});

test('before its code is there the first click opens it, and the browser sends the typed text', async ({ page }) => {
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto('/de');
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveCSS('pointer-events', 'auto');
  await page.keyboard.type('große kunst');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search?q=gro%C3%9Fe+kunst');
});

for (const width of [390, 1600]) {
  test(`without script it is a form that is open, at ${width} px`, async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.origin,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/de');
    if (width < 1500) await page.getByText('Menü', { exact: true }).click();
    await input(page).click();
    await input(page).fill('salz & licht');
    await button(page).click();
    await expect(page).toHaveURL('/de/search?q=salz+%26+licht');
    await context.close();
  });
}
