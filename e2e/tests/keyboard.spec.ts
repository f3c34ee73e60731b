import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/tab-to';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const banner = (page: Page) => page.getByRole('banner');

test('past the header, and into another language', async ({ page, complaints }) => {
  await page.goto('/de/besuch');
  await wake(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/de/besuch');
  await wake(page);
  await tabTo(page, banner(page).getByRole('link', { name: 'English' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/visit');
  expect(complaints.all).toEqual([]);
});

test('the menu opens, leads on, and closes with Escape', async ({ page, complaints }) => {
  await page.goto('/de');
  await wake(page);
  const menu = banner(page).getByRole('navigation', { name: 'Hauptmenü' }).first();
  const entry = menu.locator('summary').filter({ hasText: 'Besuch' });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Anreise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Anreise' })).toBeHidden();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Anreise' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/besuch/anreise');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('the search opens, suggests and leads to its results', async ({ page, complaints }) => {
  await page.goto('/de');
  await wake(page);
  const search = banner(page).getByRole('search').first();
  await tabTo(page, search.getByRole('combobox', { name: 'Suche' }));
  await page.keyboard.type('orgel');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?q=orgel$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('the consent dialog: opened from the footer, walked, answered, and the focus is back', async ({
  page,
  complaints,
}) => {
  await page.goto('/de/impressum');
  await wake(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Nur notwendige' }));
  // The focus stays in the dialog: on from the last control is the first.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Nur notwendige' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(complaints.all).toEqual([]);
});

for (const path of ['/de/veranstaltungen', '/de/produktionen'])
  test(`${path}: a link leads past views and filters to the list`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const skip = page.getByRole('main').getByRole('link', { name: 'Zur Liste' });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#list`);
    await expect(page.locator('#list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#list :focus')).toHaveCount(1);
  });
