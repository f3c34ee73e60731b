import type { Page, Request, Route } from '@playwright/test';
import { expectAccessible, showTheme } from '../fixtures/axe';
import { expect, test, UNREACHABLE } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/programme.md#nothing-found
// - docs/behaviour/programme.md#query-of-the-list

const PATH = '/de/veranstaltungen';
/** Further pages of the programme, as the page asks the server for them. */
const FURTHER = /\/_data\/.*\/de\/veranstaltungen\?page=\d+$/;

const events = (page: Page) => page.getByRole('main').locator('ol[role=list] h3');
const main = (page: Page) => page.getByRole('main');

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { where: `${page.url()} ${theme}`, themeOnly: theme === 'castle' });
  }
}

/** Keeps the answers to these requests back until they are let go; `asked` is when the first has come. */
async function hold(page: Page, url: RegExp) {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  const end = (how: (route: Route) => Promise<void>) =>
    Promise.all(held.splice(0).map((route) => how(route).catch(() => undefined)));
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    // A request that the page has aborted has no receiver any more.
    fail: () => end((route) => route.abort()),
    async release() {
      await page.unroute(url);
      await end((route) => route.continue());
    },
  };
}

test.describe('states of the programme, in both themes', () => {
  test('no results: the page shows the next steps', async ({ page }) => {
    await page.goto(`${PATH}?q=qqqq&view=weekend`);
    await expect(main(page)).toContainText('Leider hat Ihre Auswahl kein Ergebnis gebracht.');
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('link', { name: 'Filter zurücksetzen' }).last().click();
    await expect(page).toHaveURL(PATH);
    await expect(events(page).first()).toBeVisible();
  });

  test('a page on its way, one that failed, and one that came at the second try: the list stays', async ({
    page,
    expectedReports,
  }) => {
    expectedReports.push(UNREACHABLE);
    const first = await hold(page, FURTHER);
    await page.goto(PATH);
    await wake(page);
    const before = await events(page).allTextContents();
    await main(page).locator('section[aria-labelledby^="day-"]').last().scrollIntoViewIfNeeded();
    await first.asked();
    await expect(main(page).getByText('Weitere Veranstaltungen werden geladen. Bitte warten.')).toBeAttached();
    await expectAccessibleInBothThemes(page);

    // Neither the page's data are available, nor the calls that they come from.
    await page.route(/\/(_data|de\/api)\//, (route) => route.abort());
    await first.fail();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Weitere Veranstaltungen konnten nicht geladen werden.');
    expect(await events(page).allTextContents()).toEqual(before);
    await expectAccessibleInBothThemes(page);

    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect.poll(() => events(page).count()).toBeGreaterThan(before.length);
    expect((await events(page).allTextContents()).slice(0, before.length)).toEqual(before);
    await expect(alert).toBeHidden();
  });

  test('the calendar’s days are unavailable: the field for a day is there', async ({ page }) => {
    await page.route(/\/de\/api\/calendar\//, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'no' } } }),
    );
    await page.goto(PATH);
    await wake(page);
    await page.getByRole('main').locator('summary', { hasText: 'Kalender' }).click();
    await expect(
      main(page).getByText('Der Kalender konnte nicht geladen werden. Bitte geben Sie den Tag selbst ein.'),
    ).toBeVisible();
    await expect(main(page).getByLabel('Tag', { exact: true }).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the calendar on its way', async ({ page }) => {
    const days = await hold(page, /\/de\/api\/calendar\//);
    await page.goto(PATH);
    await wake(page);
    await page.getByRole('main').locator('summary', { hasText: 'Kalender' }).click();
    await expect(main(page).getByText('Der Kalender wird geladen. Bitte warten.')).toBeAttached();
    await expectAccessibleInBothThemes(page);
    await days.release();
    await expect(main(page).getByRole('grid')).toBeVisible();
  });

  test('the overlay on its way, there, and without its list', async ({ page, expectedReports }) => {
    expectedReports.push(UNREACHABLE);
    const list = await hold(page, /\/cs\/api\/events\//);
    await page.goto('/cs/impressum?overlay=true');
    await wake(page);
    const overlay = page.getByRole('dialog', { name: 'Program' });
    await expect(overlay).toBeVisible();
    await list.asked();
    await expectAccessibleInBothThemes(page);
    await list.release();
    await expect(overlay.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await page.route(/\/cs\/api\/events\//, (route) => route.abort());
    await page.goto('/cs/impressum?overlay=true');
    await wake(page);
    await expect(overlay.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('an invalid search shows the error page, and is reported', async ({ page }) => {
    for (const search of ['date=31-02-2026', 'room=blau', 'view=morgen', 'page=0', 'type=%3Cb%3E'])
      await test.step(search, async () => {
        // A unit test in shell/src/browser checks its text about the address: no browser shows the body of a beacon.
        const isReport = (request: Request) =>
          request.url().endsWith('/client-errors') && (request.headers()['referer'] ?? '').endsWith(`?${search}`);
        const reported = page.waitForRequest(isReport);
        expect((await page.goto(`${PATH}?${search}`))?.status(), search).toBe(400);
        await wake(page);
        await reported;
        await expect(page.getByRole('heading', { level: 1 }), search).toBeVisible();
        if (search.startsWith('date')) await expectAccessibleInBothThemes(page);
      });
  });
});

test.describe('races', () => {
  test('of two filters in a row the later one is shown, and the earlier one is not waited for', async ({
    page,
    complaints,
  }) => {
    await page.goto(PATH);
    await wake(page);
    const slow = await hold(page, /\/_data\/.*view=archive/);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('view=archive'));
    await main(page).getByRole('link', { name: 'Archiv' }).click();
    await slow.asked();
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('link', { name: 'Wochenende' }).click();
    await ended;
    await expect(page).toHaveURL(`${PATH}?view=weekend`);
    await expect(main(page).getByRole('link', { name: 'Wochenende' }).first()).toHaveAttribute('aria-current', 'page');
    const shown = await events(page).allTextContents();
    await slow.release();
    await page.waitForLoadState('networkidle');
    expect(await events(page).allTextContents()).toEqual(shown);
    expect(new URL(page.url()).search).toBe('?view=weekend');
    expect(complaints.all).toEqual([]);
  });

  test('leaving aborts requests under way', async ({ page, complaints }) => {
    const further = await hold(page, FURTHER);
    await page.goto(PATH);
    await wake(page);
    await main(page).locator('section[aria-labelledby^="day-"]').last().scrollIntoViewIfNeeded();
    await further.asked();
    const ended = page.waitForEvent('requestfailed', (request) => FURTHER.test(request.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await ended;
    await expect(page).toHaveURL('/de/team');
    expect(complaints.all).toEqual([]);
  });
});
