import { EDITOR } from '../fixtures/seed';
import { expect, test } from '../fixtures/test';

test('a form that is sent before its scripts are there is sent when they are', async ({ page, complaints }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto('/de/user/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(/E-Mail/).fill(EDITOR.email);
  await page.getByLabel(/Passwort/).fill(EDITOR.password);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(main.locator('form[data-held]')).toHaveCount(1);
  expect(posts).toEqual([]);
  release();
  await page.waitForURL('**/de');
  await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible();
  expect(posts.filter((path) => path === '/api/login/')).toHaveLength(1);
  expect(complaints.all).toEqual([]);
});

test('a form whose scripts never come is sent by the browser', async ({ page }) => {
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto('/de/forms/kontakt/1', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Ihr Name').fill('Anna');
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Ein Handschuh');
  await page.getByRole('checkbox').check();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Absenden' }).click();
  await expect(main.locator('form[data-held]')).toHaveCount(1);
  await page.waitForURL('**/de/forms/kontakt/1?sent=1#form');
  await expect(page.getByRole('group', { name: 'Vielen Dank!' })).toBeVisible();
});
