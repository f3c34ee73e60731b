import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { PAGE_KINDS, SAMPLES, type PageKind } from '../fixtures/page-kinds';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const problems = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

// Many, alike, and independent: both workers take of them.
test.describe.configure({ mode: 'parallel' });

const PHONE = 390;
const DESKTOP = 1600;
/** 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = 320;

/**
 * Axe at both widths, in both themes. What another language changes are words, names and lengths: English is looked at
 * as on a phone, Czech as on a desktop.
 */
async function expectAccessibleLooks(page: Page, { kind, lang, path }: PageKind): Promise<void> {
  const best = kind === 'building blocks';
  for (const width of { de: [PHONE, DESKTOP], en: [PHONE], cs: [DESKTOP] }[lang]) {
    await page.setViewportSize({ width, height: 900 });
    await showTheme(page, 'museum');
    await expectAccessible(page, { where: `${path}, ${width} px, museum`, best });
    if (lang !== 'de') continue;
    await showTheme(page, 'castle');
    await expectAccessible(page, { where: `${path}, ${width} px, castle`, themeOnly: true });
  }
}

test('the validator notices what is wrong', async () => {
  expect(
    await problems(
      '<!doctype html><html lang="de"><head><title>a</title></head><body><p><div></div></p></body></html>',
    ),
  ).not.toEqual([]);
});

for (const one of [...PAGE_KINDS, ...SAMPLES]) {
  const { kind, lang, path } = one;
  test(`${lang} ${kind}: valid, axe finds nothing, and it fits at 400 %`, async ({ page, complaints }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe({ 'not found': 404, 'for those who are logged in': 401 }[kind] ?? 200);
    expect(await problems((await answer?.text()) ?? '')).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessibleLooks(page, one);
    await expectNoSidewaysScroll(page, ZOOMED);
    // What the browser says of the answer itself is no complaint of the page.
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(complaints.all.filter((one) => !/status of 40[14]/.test(one))).toEqual([]);
  });
}
