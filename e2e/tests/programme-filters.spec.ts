import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/programme.md#filters-of-the-events
// - docs/behaviour/programme.md#query-of-the-list

const PHONE = { width: 390, height: 844 };
const THEMES = ['museum', 'castle'] as const;
const PATH = '/de/veranstaltungen';

const menu = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const events = (page: Page) => page.getByRole('main').locator('ol[role=list] h3');
const chips = (page: Page) => page.getByRole('list', { name: 'Gewählte Filter' });

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: `${page.url()} ${theme}`, themeOnly: theme === 'castle' });
  }
}

/** The first option of a menu that has events: its name and how many. */
async function firstOption(page: Page, name: string) {
  const link = menu(page, name).getByRole('link').first();
  const [, label = '', count = ''] = /^(.*?)\s*(\d+)$/.exec((await link.textContent()) ?? '') ?? [];
  return { link, label, count: Number(count) };
}

test('filters with script: one menu at a time, counts keep their word, back brings the list back', async ({
  page,
  complaints,
}) => {
  await page.goto(PATH);
  await wake(page);
  const before = await events(page).allTextContents();
  await menu(page, 'Ort').locator('summary').click();
  await menu(page, 'Veranstaltungsart').locator('summary').click();
  await expect(menu(page, 'Ort')).not.toHaveAttribute('open');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Veranstaltungsart')).not.toHaveAttribute('open');

  await menu(page, 'Ort').locator('summary').click();
  const { link, label, count } = await firstOption(page, 'Ort');
  const room = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('room');
  const answer = (await (await page.request.get(`/de/api/events/?room=${room}`)).json()) as { count: number };
  expect(count).toBe(answer.count);
  await link.click();
  await expect(page).toHaveURL(`${PATH}?room=${room}`);
  await expect(chips(page)).toContainText(label);
  await expect(menu(page, 'Ort')).not.toHaveAttribute('open');
  await expectAccessible(page);

  await menu(page, 'Ort').locator('summary').click();
  await menu(page, 'Ort').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(PATH);
  await page.goBack();
  await expect(chips(page)).toContainText(label);
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect.poll(async () => (await events(page).allTextContents()).slice(0, before.length)).toEqual(before);
  expect(complaints.all).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, views, a text and a day are links and forms that keep each other', async ({ page }) => {
    await page.goto(PATH);
    await menu(page, 'Ort').locator('summary').click();
    const { link, label } = await firstOption(page, 'Ort');
    await link.click();
    await expect(page).toHaveURL(/\?room=\d+$/);
    await expect(chips(page)).toContainText(label);
    await menu(page, 'Kalender').locator('summary').click();
    const calendar = (await (await page.request.get('/de/api/calendar/')).json()) as string[];
    const day = calendar.at(-1) ?? '';
    await page.getByLabel('Tag', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    const date = day.split('-').reverse().join('-');
    // The page names itself as the specification spells its day.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`\\?room=\\d+&date=${date}&until=${date}$`),
    );
    await expect(chips(page).getByRole('link', { name: 'Filter zurücksetzen' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Im Programm suchen' }).fill('abend');
    await page.getByRole('search', { name: 'Im Programm suchen' }).getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`\\?room=\\d+&date=${date}&until=${date}&q=abend$`));
    await page.getByRole('link', { name: 'Archiv' }).click();
    await expect(page).toHaveURL(/\?room=\d+&view=archive&q=abend$/);
  });

  test('a phone has the plain filters', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    await expect(menu(page, 'Genre').locator('summary')).toBeVisible();
    await expectNoSidewaysScroll(page, 320);
  });
});

test('the calendar by keyboard: arrows find a day with events, Enter chooses it, and then a span', async ({
  page,
  complaints,
}) => {
  const days = (await (await page.request.get('/de/api/calendar/')).json()) as string[];
  await page.goto(PATH);
  await wake(page);
  await menu(page, 'Kalender').locator('summary').focus();
  await page.keyboard.press('Enter');
  const grid = menu(page, 'Kalender').getByRole('grid');
  await expect(grid).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await grid.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?date=(\d\d-\d\d-\d{4})&until=\1$/);
  // Of that day alone.
  await expect(page.getByRole('main').locator('section[aria-labelledby^=day-]')).toHaveCount(1);
  const chosen = new URL(page.url()).searchParams.get('date')?.split('-').reverse().join('-') ?? '';
  expect(days).toContain(chosen);
  await expect(page.getByRole('main').locator('section').first()).toHaveAttribute('aria-labelledby', `day-${chosen}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?date=\d\d-\d\d-\d{4}&until=\d\d-\d\d-\d{4}$/);
  const until = new URL(page.url()).searchParams.get('until')?.split('-').reverse().join('-') ?? '';
  expect(days[days.indexOf(chosen) + 1]).toBe(until);
  await expect(chips(page)).toContainText('–');
  await expect(menu(page, 'Kalender').locator('summary')).toBeFocused();
  expect(complaints.all).toEqual([]);
});

test('sheets of a phone: they cover the page, follow every choice, and give the focus back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await wake(page);
  await expect(menu(page, 'Genre').locator('summary')).toBeHidden();
  const opener = page.getByRole('main').getByRole('link', { name: 'Filter', exact: true });
  await expectAccessibleInBothThemes(page);
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await sheet.locator('summary', { hasText: 'Ort' }).click();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page, 320);
  await sheet.getByRole('link').first().click();
  await expect(page).toHaveURL(/\?room=\d+$/);
  await expect(sheet.getByRole('link', { name: /gewählt/ })).toBeVisible();
  const { count } = (await (await page.request.get(`/de/api/events/${new URL(page.url()).search}`)).json()) as {
    count: number;
  };
  await sheet.getByRole('button', { name: new RegExp(`^${count} Veranstaltung(en)? anzeigen$`) }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Kalender', exact: true }).click();
  const calendar = page.getByRole('dialog', { name: 'Kalender' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  expect(complaints.all).toEqual([]);
});

test('the archive: the past, newest first, in the index of search engines', async ({ page }) => {
  await page.goto(`${PATH}?view=archive`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const shown = await page
    .getByRole('main')
    .locator('section[aria-labelledby^="day-"]')
    .evaluateAll((all) => all.map((day) => day.getAttribute('aria-labelledby') ?? ''));
  expect(shown).toEqual([...shown].sort().reverse());
  await expectAccessible(page);
});
