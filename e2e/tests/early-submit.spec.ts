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
