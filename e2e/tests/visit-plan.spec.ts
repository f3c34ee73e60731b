import type { Page } from '@playwright/test';
import type { Language } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { textsOf } from '../fixtures/texts';
import { wake } from '../fixtures/wake';
import { byKeyboard, byTap, nextSaturday, PHONE, type Ways } from '../fixtures/ways';

// Statements that this file shows:
// - docs/behaviour/programme.md#planning-a-visit
// - docs/behaviour/programme.md#nothing-found

const PAGES = { de: '/de/besuch/planen', en: '/en/visit/plan', cs: '/cs/navsteva/plan' } as const;
const STEP_FREE = { de: 'Stufenlos', en: 'Step-free', cs: 'Bez schodů' } as const;

/** "Saturday, child of 6, wheelchair, free": four presses, and the page names an event, or the next day with one. */
async function planSaturday(page: Page, lang: Language, ways: Ways, { hasScript = true } = {}): Promise<void> {
  const t = textsOf('mfe-programme', lang);
  const main = page.getByRole('main');
  const look = async () => {
    if (hasScript) await expectAccessible(page);
  };
  await page.goto(PAGES[lang]);
  if (hasScript) await wake(page);
  await look();
  const saturday = nextSaturday().split('-').toReversed().join('-');
  const week = main.getByRole('navigation', { name: t('visit.week') });
  const other = week.locator(`a[href*="date=${saturday}"]`);
  const presses = [
    // On a Saturday the next one is not among the links of the week: the visitor comes today.
    (await other.count()) > 0 ? other : week.getByRole('link').first(),
    main.getByRole('link', { name: new RegExp(`${t('visit.child')}.*6|6.*${t('visit.child')}`) }),
    main.getByRole('link', { name: STEP_FREE[lang], exact: true }),
    main.getByRole('link', { name: t('price.free'), exact: true }),
  ];
  for (const [index, target] of presses.entries()) {
    await ways.press(target);
    await expect(page).toHaveURL(new RegExp(['date=', 'age=6', 'access=step_free', 'price=0'][index] ?? ''));
    await expect(target).toHaveAttribute('aria-current', 'page');
  }
  await look();

  const events = page.getByRole('region', { name: t('visit.events') });
  const event = events.locator('article a, li a').first();
  if (!(await event.isVisible())) {
    await expect(events.getByText(t('visit.nothingFits'))).toBeVisible();
    const next = events.getByRole('link');
    await ways.press(next);
    await expect(page).toHaveURL(/price=0/);
  }
  const title = (await event.textContent()) ?? '';
  await ways.press(event);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText(t('price.free')).first()).toBeVisible();
  await expect(main.getByRole('link', { name: STEP_FREE[lang] }).first()).toBeVisible();
  await look();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a free Saturday with a child and a wheelchair, with taps', async ({ page, complaints }) => {
    await planSaturday(page, 'de', byTap);
    expect(complaints.all).toEqual([]);
  });

  test('a free Saturday with a child and a wheelchair, without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: PHONE });
    const page = await context.newPage();
    await planSaturday(page, 'en', byTap, { hasScript: false });
    await page.goto(PAGES.en);
    await expectNoSidewaysScroll(page, 320);
    await context.close();
  });

  test('a free Saturday with a child and a wheelchair, by keyboard', async ({ page, complaints }) => {
    await planSaturday(page, 'cs', byKeyboard(page));
    expect(complaints.all).toEqual([]);
  });
});

test('a filter without events on the chosen day says when there is something', async ({ page }) => {
  await page.goto('/de/veranstaltungen?date=01-01-2027&until=01-01-2027&access=sign_language');
  await expect(page.getByText('Der nächste Tag, an dem es passt:')).toBeVisible();
  await page
    .getByRole('region')
    .or(page.locator('#list'))
    .getByRole('link', { name: /^\w+, \d/ })
    .first()
    .click();
  await expect(page.locator('#list').getByRole('heading', { level: 3 }).first()).toBeVisible();
});
