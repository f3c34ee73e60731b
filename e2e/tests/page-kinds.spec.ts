import type { Page } from '@playwright/test';
import { LANGUAGES } from '@vestibule/contracts';
import { HtmlValidate } from 'html-validate';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { coveredTargets } from '../fixtures/focus-covered';
import { IS_WHOLE, takeTurn, valuesAt } from '../fixtures/matrix';
import { PAGE_KINDS, SAMPLES, type PageKind } from '../fixtures/page-kinds';
import { rawGet } from '../fixtures/raw-get';
import { testOnSharedPage as test } from '../fixtures/shared-page';
import { expect } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const problems = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

// Many, alike, and independent: both workers take of them.
test.describe.configure({ mode: 'parallel' });

/** Of a phone, a small laptop and one that has room for the desktop's menu. */
const WIDTHS = [390, 1280, 1600];
/** 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = 320;
const THEMES = ['museum', 'castle'] as const;
const MOTIONS = ['no-preference', 'reduce'] as const;

const ALL = [...PAGE_KINDS, ...SAMPLES];
/** Each kind in one language, each language equally often. */
const OPENED = IS_WHOLE
  ? ALL
  : [...new Set(ALL.map(({ kind }) => kind))].flatMap((kind, index) =>
      ALL.filter((one) => one.kind === kind && one.lang === takeTurn(LANGUAGES, index)),
    );
const STATUS: Readonly<Record<string, number>> = { 'not found': 404, 'for those who are logged in': 401 };
const statusOf = (kind: string): number => STATUS[kind] ?? 200;

/**
 * Axe at one width in one theme, with motion or without, which the next kinds of page swap, so that all of them meet
 * each other; everything of everything in the whole matrix. No element with the focus is covered at any width.
 */
async function expectAccessibleLooks(page: Page, { kind, path }: PageKind, index: number): Promise<void> {
  const best = kind === 'building blocks';
  const turn = Math.floor(index / WIDTHS.length);
  for (const width of valuesAt(WIDTHS, index)) {
    await page.setViewportSize({ width, height: 900 });
    for (const [nth, theme] of valuesAt(THEMES, turn).entries()) {
      await showTheme(page, theme);
      for (const reducedMotion of valuesAt(MOTIONS, Math.floor(turn / THEMES.length))) {
        await page.emulateMedia({ reducedMotion });
        await expectAccessible(page, {
          where: `${path}, ${width} px, ${theme}, motion: ${reducedMotion}`,
          best,
          themeOnly: nth > 0,
        });
      }
    }
    expect(await coveredTargets(page), `${path}, ${width} px`).toEqual([]);
  }
}

test('the validator notices what is wrong', async () => {
  expect(
    await problems(
      '<!doctype html><html lang="de"><head><title>a</title></head><body><p><div></div></p></body></html>',
    ),
  ).not.toEqual([]);
});

for (const { kind, lang, path } of ALL)
  test(`${lang} ${kind}: its status, and one first heading`, async ({ site }) => {
    const { status, body } = await rawGet(site.origin + path);
    expect(status).toBe(statusOf(kind));
    expect(body.toString().match(/<h1[\s>]/g)).toHaveLength(1);
  });

for (const [index, one] of OPENED.entries())
  test(`${one.lang} ${one.kind}: valid HTML, axe finds nothing, no focus is covered, and it fits at 400 %`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: takeTurn(MOTIONS, Math.floor(index / WIDTHS.length / THEMES.length)) });
    const response = await page.goto(one.path);
    expect(response?.status()).toBe(statusOf(one.kind));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // At once: of code that nobody calls for seconds the browser warns that it came too early.
    await wake(page);
    expect(await problems((await response?.text()) ?? '')).toEqual([]);
    await expectAccessibleLooks(page, one, index);
    await expectNoSidewaysScroll(page, ZOOMED);
    // The browser reports the status of the response itself: no complaint of the page.
    expect(complaints.all.filter((complaint) => !/status of 40[14]/.test(complaint))).toEqual([]);
  });
