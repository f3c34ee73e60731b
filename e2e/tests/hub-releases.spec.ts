import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { logIn } from '../fixtures/log-in';
import { testOnSharedSite as test } from '../fixtures/own-site';
import { rawGet } from '../fixtures/raw-get';
import { EDITOR } from '../fixtures/seed';
import { collectComplaints, expect } from '../fixtures/test';
import { liveVersion, makeVersion } from '../fixtures/versions';

const PATH = '/cms-hub/releases';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, version: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version }) });
/** The page with the editor's bar above it. */
async function openReleases(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible();
}
async function confirm(page: Page, title: RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('nobody but an administrator gets the page', async ({ page, site }) => {
  const answer = await page.goto(PATH);
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible();
  await expect(page.locator('[data-remote=editor]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`/de/user/login?next=${encodeURIComponent(PATH)}`);
  expect((await rawGet(`${site.origin}/cms-hub`)).status).toBe(401);
  expect((await rawGet(`${site.origin}/api/releases/`)).status).toBe(401);
  expect((await rawGet(`${site.origin}/de${PATH}`)).status).toBe(404);
});

test('the way there, and the state as HTML without script', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'de-DE' });
  const page = await context.newPage();
  const { all } = collectComplaints(page);
  await logIn(page);
  await page.getByRole('link', { name: 'Content-Hub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content-Hub' })).toBeVisible();
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expect(page).toHaveURL(PATH);
  await expect(page).toHaveTitle(/^Releases \| /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'none');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(all).toEqual([]);

  const cookies = await context.cookies();
  const { status, headers, body } = await rawGet(site.origin + PATH, {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  for (const remote of ['commerce', 'content', 'editor', 'programme'])
    expect(body.toString()).toContain(await liveVersion(site, remote));
  await context.close();
});

test('an administrator makes a version live, rolls it back, tries it with some visitors and shows it to somebody', async ({
  page,
  site,
  complaints,
}) => {
  test.slow();
  const before = await liveVersion(site, 'programme');
  const { version } = await makeVersion(site, 'programme');
  await logIn(page, PATH);
  const programme = section(page, 'programme');
  await expect(row(page, before)).toContainText('live');
  await expect(row(page, version)).toContainText('e2e');
  await expect(row(page, before)).toContainText('100 %');

  await page.getByRole('button', { name: `Live schalten: programme ${version}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('button', { name: `Live schalten: programme ${version}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page, /live schalten\?/, 'Live schalten');
  await expect(page.getByRole('status').filter({ hasText: `programme ${version} ist live.` })).toBeVisible();
  await expect(row(page, version)).toContainText('live');
  expect(await liveVersion(site, 'programme')).toBe(version);
  // The remote of the button is gone.
  await expect(programme.getByRole('heading', { name: 'programme' })).toBeFocused();
  // The gateway has switched, and the page has noticed by itself.
  await expect(row(page, version)).toContainText('100 %');

  await programme.getByRole('button', { name: 'Zurückrollen: programme' }).click();
  await confirm(page, /zurückrollen\?/, 'Zurückrollen');
  await expect(row(page, before)).toContainText('live');
  expect(await liveVersion(site, 'programme')).toBe(before);
  await expect(page.getByRole('region', { name: 'Verlauf' }).getByRole('row').nth(1)).toContainText(`Zurückgerollt`);
  await expect(page.getByRole('region', { name: 'Verlauf' }).getByRole('row').nth(1)).toContainText(EDITOR.email);

  await page.getByRole('button', { name: `Canary: programme ${version}` }).click();
  await page.getByLabel('Anteil der Besucher in Prozent').fill('0');
  await page.getByRole('button', { name: 'Canary starten' }).click();
  await expect(page.getByText('Bitte eine ganze Zahl von 1 bis 100.')).toBeVisible();
  await page.getByLabel('Anteil der Besucher in Prozent').fill('15');
  await confirm(page, /als Canary/, 'Canary starten');
  await expect(row(page, version)).toContainText('Canary 15 %');
  await expect(row(page, before)).toContainText('85 %');
  await page.getByRole('button', { name: `Canary beenden: programme ${version}` }).click();
  await confirm(page, /beenden\?/, 'Canary beenden');
  await expect(row(page, version)).not.toContainText('Canary 15 %');

  await page.getByRole('button', { name: `Vorschau-Link: programme ${version}` }).click();
  await page.getByLabel('Seite').fill('/de/veranstaltungen');
  await page.getByRole('button', { name: 'Link erzeugen' }).click();
  const link = await page.getByLabel('Vorschau-Link', { exact: true }).inputValue();
  expect(link.startsWith(`${site.origin}/_preview?token=`)).toBe(true);
  expect(complaints.all).toEqual([]);

  const visitor = await page.context().browser()?.newContext({ locale: 'de-DE' });
  const preview = await visitor?.newPage();
  await preview?.goto(link);
  await expect(preview?.getByRole('complementary', { name: 'Vorschau' }) ?? page.locator('none')).toContainText(
    `programme ${version}`,
  );
  await visitor?.close();
});

test('a refusal of the registry is shown in its words', async ({ page, site }) => {
  const { version } = await makeVersion(site, 'commerce');
  await logIn(page, PATH);
  await page.getByRole('button', { name: `Anheften: commerce ${await liveVersion(site, 'commerce')}` }).click();
  await confirm(page, /anheften\?/, 'Anheften');
  const commerce = section(page, 'commerce');
  await expect(commerce).toContainText('angeheftet');
  await expect(page.getByRole('button', { name: `Live schalten: commerce ${version}` })).toHaveCount(0);

  // Another user is faster.
  await commerce.getByRole('button', { name: 'Lösen: commerce' }).click();
  const other = await page.context().newPage();
  await openReleases(other);
  await section(other, 'commerce').getByRole('button', { name: 'Lösen: commerce' }).click();
  await confirm(other, /lösen\?/, 'Lösen');
  await other.close();
  await confirm(page, /lösen\?/, 'Lösen');
  await expect(page.getByRole('alert')).toContainText('Nicht ausgeführt: commerce is not pinned');
});

test('axe finds nothing at 390, 1024 and 1600 px, and nothing scrolls sideways', async ({ page, site }) => {
  test.slow();
  await makeVersion(site, 'content');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, PATH);
  for (const width of [390, 1024, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await openReleases(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Canary: content/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});
