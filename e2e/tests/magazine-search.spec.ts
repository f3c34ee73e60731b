import type { Page } from '@playwright/test';
import type { ArticleCategory, ProductionsPage } from '@vestibule/contracts';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/programme.md#magazine
// - docs/behaviour/programme.md#search-results

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('the magazine, in German: list, category, article, topic', async ({ page, complaints }) => {
  await page.goto('/de/news');
  await expect(heading(page, 'Geschichten aus dem Haus')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/cms-page/);

  await page.goto('/de/news?page=2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);

  const categories = page.getByRole('navigation', { name: 'Rubriken des Magazins' });
  await categories.getByRole('link', { name: 'Schloss und Garten' }).click();
  await expect(page).toHaveURL(/\/de\/news\/categories\/schloss-und-garten\/\d+$/);
  await expect(heading(page, 'Schloss und Garten')).toBeVisible();

  await page.getByRole('link', { name: '311 Bäume und eine Leiter' }).click();
  await expect(page).toHaveURL(/\/de\/news\/311-baeume-und-eine-leiter\/\d+$/);
  await expect(heading(page, '311 Bäume und eine Leiter')).toBeVisible();
  await expect(page.getByText('Von Mirjam Oelschlegel')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Älterer Artikel/ })).toBeVisible();
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain('"NewsArticle"');

  await page.getByRole('link', { name: '#Draußen' }).click();
  await expect(heading(page, '#Draußen')).toBeVisible();
  await categories.getByRole('link', { name: 'Alle #Themen' }).click();
  await expect(page).toHaveURL('/de/news/tags');
  await expect(page.getByRole('link', { name: '#Fotografie' })).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('a wrong slug leads to the article all the same, and names its right address; a wrong id leads nowhere', async ({
  page,
}) => {
  const answer = await page.goto('/cs/news/neco/1');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cs\/news\/(?!neco).+\/1$/);
  for (const path of [
    '/cs/news/neco/99999',
    '/cs/news/categories/neco/99999',
    '/cs/news?page=99',
    '/cs/search/nic?q=a',
  ])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test('productions, in Czech: list, season, production', async ({ page, complaints }) => {
  await page.goto('/cs/produktionen');
  await expect(heading(page, 'Představení')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/cms-page/);

  await page.getByRole('main').getByText('Sezona', { exact: true }).click();
  await page.getByRole('link', { name: '2026/27' }).click();
  await expect(page).toHaveURL(/\/cs\/produktionen\?season=\d+$/);
  await page.getByRole('link', { name: /^Varhany v půl osmé/ }).click();
  await expect(heading(page, /^Varhany v půl osmé/)).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/non-cms-page/);
  expect(complaints.all).toEqual([]);
});

test('a production’s dates lead to an event, and that back to it', async ({ page, complaints }) => {
  const { results } = (await (await page.request.get('/cs/api/productions/')).json()) as ProductionsPage;
  const production = results.find(({ title }) => title.startsWith('Varhany v půl osmé'));
  if (!production) throw new Error('The demo lacks the production');
  await page.goto(recordPath('production', production, 'cs'));
  await page.getByRole('link', { name: 'Termíny a vstupenky' }).click();
  await expect(page).toHaveURL(/#datesAndTickets$/);
  const dates = page.getByRole('region', { name: 'Termíny a vstupenky' });
  await expect(dates).toBeInViewport();
  await dates.getByRole('heading', { level: 4 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cs\/veranstaltungen\/.+\/\d+$/);
  await page.getByRole('main').getByRole('link', { name: 'Varhany v půl osmé. Sezona', exact: true }).click();
  await expect(page).toHaveURL(/\/cs\/produktionen\/.+\/\d+$/);
  expect(complaints.all).toEqual([]);
});

test('the search, in English: groups, one category, nothing found', async ({ page, complaints }) => {
  await page.goto('/en/search');
  await expect(page).toHaveTitle(/^Search \|/);
  const main = page.getByRole('main');
  const box = main.getByRole('combobox', { name: 'Search' });
  await box.fill('light');
  await box.press('Enter');
  await expect(page).toHaveURL('/en/search?q=light');
  await expect(page).toHaveTitle(/^light – Search \|/);
  await expect(main.getByRole('region', { name: /^Events \(\d+\)$/ }).getByRole('listitem')).toHaveCount(3);
  await expect(
    main
      .getByRole('region', { name: /^Events/ })
      .locator('h3 mark')
      .first(),
  ).toHaveText('Light');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'none');

  await main.getByRole('link', { name: /^All \d+ results: Events$/ }).click();
  await expect(page).toHaveURL('/en/search/events/1?q=light');
  // The address is there before the page is.
  await expect(main.getByRole('link', { name: /^All \d+ results/ })).toHaveCount(0);
  await expect(main.getByRole('listitem').nth(5)).toBeVisible();

  // The search stays within the category.
  await main.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('lig');
  await expect(main.getByRole('option').first()).toBeVisible();
  await box.fill('zxqv');
  await box.press('Enter');
  await expect(page).toHaveURL('/en/search/events/1?q=zxqv');
  await expect(main.getByText('Your search did not return any results')).toBeVisible();
  await expect(main.getByText('Please try another search term.')).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('the search without script finds without diacritics', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/de/search');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Suche' });
  await box.fill('schone mullerin');
  await box.press('Enter');
  await expect(page).toHaveURL('/de/search?q=schone+mullerin');
  await expect(box).toHaveValue('schone mullerin');
  await expect(page.getByRole('main').getByRole('link', { name: 'Die schöne Müllerin' }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('schöne');
  await context.close();
});

test('the header’s search box leads to the results, and takes no category of the magazine for one of its own', async ({
  page,
  complaints,
}) => {
  const [category] = (await (await page.request.get('/de/api/article-categories/')).json()) as ArticleCategory[];
  await page.goto(`/de/news/categories/${category?.slug}/${category?.id}`);
  const header = page.getByRole('banner').getByRole('search');
  await header.getByRole('button', { name: 'Suchen' }).click();
  await header.getByRole('combobox', { name: 'Suche' }).fill('orgel');
  await header.getByRole('combobox', { name: 'Suche' }).press('Enter');
  await expect(page).toHaveURL('/de/search?q=orgel');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Suche' })).toHaveValue('orgel');
  expect(complaints.all).toEqual([]);
});
