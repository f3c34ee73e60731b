import { collectComplaints, expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/axe';
import { logIn } from '../fixtures/log-in';
import { rawGet } from '../fixtures/raw-get';
import { EDITOR } from '../fixtures/seed';
import { startTestSite, stopTestSites } from '../fixtures/site';

// Statements that this file shows:
// - docs/behaviour/content.md#pages
// - docs/behaviour/content.md#people-venues-series
// - docs/behaviour/tickets.md#shop-pages
// - docs/behaviour/frame.md#legal-pages

test('from the footer to the team, to somebody, to where they can be met', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await page.getByRole('link', { name: 'Tadeáš Vrbenský' }).click();
  await expect(page).toHaveURL(/\/de\/team\/tadeas-vrbensky\/\d+$/);
  const dates = page.getByRole('region', { name: 'Nächste Termine' });
  await dates.getByRole('heading', { level: 4 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/veranstaltungen\/[\w-]+\/\d+$/);
});

test('a venue is in its own theme; a series is found without words in its address', async ({ page, site }) => {
  await page.goto('/en/venues/x/2');
  await expect(page.locator('body')).toHaveClass(/theme-castle/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${site.origin}/en/venues/amselfels-castle/2`,
  );
  expect((await rawGet(`${site.origin}/de/series/1`)).body.toString()).toContain('Orgel um halb acht');
  for (const path of ['/de/team/x/999', '/de/venues/x/y', '/de/series/999', '/de/forms/x/999'])
    expect((await rawGet(site.origin + path)).status, path).toBe(404);
});

test('legal pages have no body class of content pages', async ({ page }) => {
  await page.goto('/en/datenschutz');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/cms-page/);
});

test('a form shows its problems, keeps the typed text, and is sent when it is valid', async ({ page, complaints }) => {
  await page.goto('/en/forms/contact/1');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('E-mail address').fill('anna');
  // Until the script is there the browser itself says what is wrong.
  await expect(page.locator('form[method="post"]')).toHaveAttribute('novalidate');
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('group', { name: '3 entries are not right yet' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: /Invalid e-mail address!/ }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna');
  await page.getByLabel('E-mail address').fill('anna@example.org');
  await page.getByLabel('Your message').fill('A lost glove');
  await page.getByRole('checkbox').check();
  const posted = page.waitForResponse((answer) => answer.url().endsWith('/en/api/forms-entries/'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await posted).status()).toBe(200);
  await expect(page.getByRole('group', { name: 'Thank you!' })).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test('the webshop has a header and no footer, under all its names; its lists lead to the site’s', async ({
  page,
  site,
}) => {
  for (const path of [
    '/webshop',
    '/testshop/a/b',
    '/test.webshop',
    '/eventim.webshop',
    '/eventim-template',
    '/en/webshop/cart',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Webshop' }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /none|noindex/);
  }
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Your cart is empty.');
  await page
    .getByRole('link', { name: /^Book tickets: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/events\/.*#tickets$/);
  for (const [path, goal] of [
    ['/webshop/events', '/de/veranstaltungen'],
    ['/en/testshop/articles', '/en/news'],
    ['/cs/webshop/series/4', '/cs/abonnements'],
  ] as const) {
    const { status, headers } = await rawGet(site.origin + path);
    expect([status, headers.location], path).toEqual([301, goal]);
  }
});

test('profile and settings are for those who are logged in; a new password ends the other sessions', async ({
  browser,
}) => {
  const site = await startTestSite();
  expect((await rawGet(`${site.origin}/de/user/settings`)).status).toBe(401);
  const visit = async () =>
    (
      await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 1600, height: 900 },
        reducedMotion: 'reduce',
      })
    ).newPage();
  const [page, elsewhere] = [await visit(), await visit()];
  const complaints = collectComplaints(page);
  await logIn(elsewhere);
  await logIn(page, '/de/user/profile');
  await expect(page.getByRole('definition').filter({ hasText: EDITOR.email })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Bisheriges Passwort').fill(EDITOR.password);
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText(/muss mindestens 12 Zeichen haben/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort').fill('ein ganz neuer Satz');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Passwort ist geändert.' })).toBeVisible();
  expect(complaints.all).toEqual([]);
  expect((await page.reload())?.status()).toBe(200);
  expect((await elsewhere.goto('/de/user/profile'))?.status()).toBe(401);
  await page.context().close();
  await elsewhere.context().close();
});

test.afterEach(stopTestSites);
