import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { logIn } from '../fixtures/log-in';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';

const PATH = '/cms-hub/styleguide';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** Ends when the page has read the tokens, the last of its parts. */
async function openStyleguide(page: Page, path = PATH): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 3, name: 'Schriftgrade' })).toBeVisible();
}

test('a visitor has to log in, and gets nothing of it', async ({ page }) => {
  const answer = await page.goto(PATH);
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
  await expect(page.locator('[data-remote=editor]')).toHaveCount(0);
});

test('an editor finds it in the hub, and sees the tokens of both houses', async ({ page, complaints }) => {
  await logIn(page, '/cms-hub');
  await page.getByRole('link', { name: 'Gestaltung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestaltung' })).toBeVisible();
  await expect(page).toHaveURL(PATH);
  const paper = page.getByRole('listitem').filter({ hasText: /^paper #/ });
  await expect(paper).toHaveText([/#fbfaf7/, /#efe9dc/, /#16150f/]);
  await expect(page.getByText('zu wenig')).toHaveCount(0);
  await tab(page, 'Museum').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Schloss')).toHaveAttribute('aria-selected', 'true');
  await expect(paper).toHaveText([/#faf7ef/, /#e9e4d2/, /#14261f/]);
  await expect(page.getByText('zu wenig')).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});

test('without script it is two pages', async ({ browser, page, site }) => {
  await signIn(page, site.origin);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(PATH);
  await expect(plain.locator('main noscript p')).toContainText('dazu braucht sie JavaScript');
  await tab(plain, 'Schloss').click();
  await expect(plain).toHaveURL(`${PATH}?theme=castle`);
  await expect(tab(plain, 'Schloss')).toHaveAttribute('aria-selected', 'true');
  await expect(plain.getByRole('heading', { level: 3, name: 'ButtonLink' })).toBeVisible();
  await context.close();
});

for (const theme of ['museum', 'castle'])
  test(`axe finds nothing in the theme ${theme}, and nothing scrolls sideways`, async ({ page, site, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await signIn(page, site.origin);
    await openStyleguide(page, `${PATH}?theme=${theme}`);
    for (const width of [390, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page, { where: `${theme}, ${width} px` });
      });
    expect(complaints.all).toEqual([]);
  });
