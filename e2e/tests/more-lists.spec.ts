import type { Page } from '@playwright/test';
import type { ArticlesPage, ProductionsPage } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { importPack } from '../fixtures/import-pack';
import { expect, test, UNREACHABLE } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#scroll-on-a-new-page
// - docs/behaviour/programme.md#changing-the-filters
// - docs/behaviour/programme.md#list-loading
// - docs/behaviour/programme.md#productions
// - docs/behaviour/programme.md#query-of-the-list

const PHONE = { width: 390, height: 844 };
const THEMES = ['museum', 'castle'] as const;
const PATH = '/de/produktionen';
/** More than two pages of them, behind those of the demo: they end last. */
const PRODUCTIONS = Array.from({ length: 21 }, (_, index) => ({
  key: `more-lists-${index}`,
  title: { de: `Dauerausstellung ${index + 1}` },
  season: index === 0 ? '2025/26' : '2098/99',
  exhibition_type: 'Ausstellung',
  date_to: `2099-01-${String(index + 1).padStart(2, '0')}`,
}));

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const menu = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const chips = (page: Page) => page.getByRole('list', { name: 'Gewählte Filter' });

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: `${page.url()} ${theme}`, themeOnly: theme === 'castle' });
  }
}
/** Scrolls down until `count` titles are there, and returns them. */
async function readAll(page: Page, count: number): Promise<string[]> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await titles(page).count()).toBe(count);
  }).toPass();
  return titles(page).allTextContents();
}

test.beforeAll(async ({ site }) => importPack(site, { 'productions.jsonl': PRODUCTIONS }));

test('the magazine grows as it is read: its lead story stays first, no article comes twice', async ({
  page,
  complaints,
}) => {
  const { count } = (await (await page.request.get('/de/api/articles/')).json()) as ArticlesPage;
  await page.goto('/de/news');
  await wake(page);
  const lead = await page.getByRole('article').getByRole('heading').textContent();
  const all = await readAll(page, count);
  expect(count).toBeGreaterThan(10);
  expect(all[0]).toBe(lead);
  expect(new Set(all).size).toBe(count);
  await expect(page).toHaveURL('/de/news');
  await expectAccessibleInBothThemes(page);
  expect(complaints.all).toEqual([]);
});

test('productions grow as they are read', async ({ page, complaints }) => {
  const { count } = (await (await page.request.get('/de/api/productions/?page_size=1')).json()) as ProductionsPage;
  expect(count).toBeGreaterThan(20);
  await page.goto(PATH);
  await wake(page);
  expect(new Set(await readAll(page, count)).size).toBe(count);
  expect(complaints.all).toEqual([]);
});

test('a long list that is loaded again is as long, and where it was left', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/veranstaltungen');
  await wake(page);
  const rows = page.getByRole('main').locator('ol[role=list] h3');
  const more = page.getByRole('link', { name: 'Weitere Veranstaltungen' });
  // Two further pages load by themselves, then a button does.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(more).toHaveAttribute('href', /page=4$/, { timeout: 500 });
  }).toPass();
  const loaded = await rows.count();
  await more.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(loaded);
  const last = rows.last();
  await last.evaluate((row) => scrollTo({ top: scrollY + row.getBoundingClientRect().top - 300, behavior: 'instant' }));
  const [title, count] = [await last.textContent(), await rows.count()];
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(top));
  await expect(rows).toHaveCount(count);
  expect(await rows.last().textContent()).toBe(title);
  await expect(rows.last()).toBeInViewport();
  expect(complaints.all).toEqual([]);
});

test('a page that failed can be requested again, and its events are read next', async ({ page, expectedReports }) => {
  expectedReports.push(UNREACHABLE);
  const further = /(_data\/.*\/produktionen\?page=2|\/de\/api\/productions\/\?page=2)/;
  await page.route(further, (route) => route.abort());
  await page.goto(PATH);
  await wake(page);
  const before = await titles(page).count();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Weitere Produktionen konnten nicht geladen werden.',
  );
  await expectAccessibleInBothThemes(page);
  await page.unroute(further);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(titles(page).nth(before).getByRole('link')).toBeFocused();
});

test('filters with script: one menu at a time; an option narrows the list, and clears itself', async ({
  page,
  complaints,
}) => {
  await page.goto(PATH);
  await wake(page);
  await menu(page, 'Saison').locator('summary').click();
  await menu(page, 'Art').locator('summary').click();
  await expect(menu(page, 'Saison')).not.toHaveAttribute('open');
  await expectAccessibleInBothThemes(page);
  await menu(page, 'Saison').locator('summary').click();
  await menu(page, 'Saison').getByRole('link', { name: '2025/26' }).click();
  await expect(page).toHaveURL(/\/de\/produktionen\?season=\d+$/);
  await expect(chips(page)).toContainText('Saison 2025/26');
  await expect(menu(page, 'Saison')).not.toHaveAttribute('open');
  await expect(titles(page)).toHaveText(['Dauerausstellung 1']);
  await menu(page, 'Saison').locator('summary').click();
  await menu(page, 'Saison').getByRole('link', { name: '2025/26' }).click();
  await expect(page).toHaveURL(PATH);

  await menu(page, 'Kalender').locator('summary').click();
  const grid = menu(page, 'Kalender').getByRole('grid');
  await grid.getByRole('button', { disabled: false }).last().click();
  await expect(page).toHaveURL(/\?date=\d\d-\d\d-\d{4}$/);
  await expect(chips(page)).toContainText('ab ');
  await expectAccessible(page);
  expect(complaints.all).toEqual([]);
});

test('sheets of a phone', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await wake(page);
  const opener = page.getByRole('main').getByRole('link', { name: 'Filter', exact: true });
  await expectAccessibleInBothThemes(page);
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.locator('summary', { hasText: 'Saison' }).click();
  await sheet.getByRole('link', { name: '2025/26' }).click();
  await expect(page).toHaveURL(/\?season=\d+$/);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page, 320);
  await sheet.getByRole('button', { name: '1 Produktion anzeigen' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('further pages, filters and a day are links and a form that keep each other', async ({ page }) => {
    await page.goto(PATH);
    const first = await titles(page).allTextContents();
    await page.getByRole('link', { name: 'Weitere Produktionen' }).click();
    await expect(page).toHaveURL(`${PATH}?page=2`);
    expect(await titles(page).first().textContent()).not.toBe(first[0]);
    await expect(page.getByRole('link', { name: 'Vorherige Produktionen' })).toHaveAttribute('href', PATH);

    await menu(page, 'Saison').locator('summary').click();
    await menu(page, 'Saison').getByRole('link', { name: '2098/99' }).click();
    await menu(page, 'Kalender').locator('summary').click();
    await page.getByLabel('Zu sehen ab').fill('2099-01-21');
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?season=\d+&date=21-01-2099$/);
    await expect(titles(page)).toHaveText(['Dauerausstellung 21']);
    await chips(page).getByRole('link', { name: 'Filter zurücksetzen' }).click();
    await expect(page).toHaveURL(PATH);
  });

  test('a selection without productions says how to go on', async ({ page }) => {
    await page.goto(`${PATH}?exhibition_type=fest&date=01-01-2100`);
    await expect(page.getByText('Leider hat Ihre Auswahl kein Ergebnis gebracht.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Filter zurücksetzen' })).toHaveCount(2);
    await expectNoSidewaysScroll(page, 320);
  });

  test('an invalid address says what is wrong with it, and shows the list without that', async ({ page }) => {
    expect((await page.goto(`${PATH}?season=x&page=0&exhibition_type=fest`))?.status()).toBe(400);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['season=x', 'page=0']);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(chips(page).getByRole('link')).toHaveCount(1);

    await page.goto('/de/veranstaltungen?date=31-02-2026&tag=99999');
    await expect(page.getByRole('alert')).toContainText('date=31-02-2026');
    await expect(page).toHaveTitle(/Unbekannte Auswahl/);
    await expect(chips(page)).toContainText('Unbekannte Auswahl');
    expect((await page.goto('/de/veranstaltungen?date=2027-01-15'))?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?date=15-01-2027$/);
  });
});
