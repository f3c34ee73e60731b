import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#breakpoints
// - docs/behaviour/frame.md#menu
// - docs/behaviour/frame.md#progress-bar
// - docs/behaviour/frame.md#top-alert
// - docs/behaviour/frame.md#scroll-to-a-hash

/**
 * Measures of docs/behaviour that are written in style sheets; those of scripts have unit tests with a clock of their
 * own.
 */

test('a hash target stops 130 px below the upper edge', async ({ page }) => {
  await page.goto('/de/veranstaltungen');
  await wake(page);
  const top = await page.evaluate(() => {
    // One with enough of the page above and below it.
    const height = document.documentElement.scrollHeight;
    const target = [...document.querySelectorAll('main h2, main h3')].find((one) =>
      ((at) => at > 200 && at < height - innerHeight)(one.getBoundingClientRect().top + scrollY),
    );
    target?.scrollIntoView();
    return target?.getBoundingClientRect().top;
  });
  expect(Math.round(top ?? 0)).toBe(130);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the progress bar is 2 px high, runs for 5000 ms and goes in 500 ms', async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_data/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/de/besuch');
    await wake(page);
    const bar = page.locator('#app > [aria-hidden="true"]').first();
    const look = () =>
      bar.evaluate((element) =>
        ((style) => [
          style.height,
          style.animationName === 'none' ? '' : style.animationDuration,
          style.transitionDuration,
        ])(getComputedStyle(element)),
      );
    expect(await look()).toEqual(['2px', '', '0.5s']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect.poll(async () => (await look())[1]).toBe('5s');
    release();
    await expect(page).toHaveURL(/impressum$/);
    await expect.poll(async () => (await look())[1]).toBe('');
  });
});

test('with reduced motion a change of style shows at once', async ({ page }) => {
  await page.goto('/de/impressum');
  const color = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = 'rgb(1, 2, 3)';
    // A transition, however short, would be at its beginning here.
    return getComputedStyle(heading).color;
  });
  expect(color).toBe('rgb(1, 2, 3)');
});

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

test('the desktop menu begins at 1500 px', async ({ page }) => {
  await page.goto('/de');
  const desktop = page.getByRole('banner').getByRole('navigation', { name: 'Hauptmenü' });
  for (const [width, shown] of [
    [1499, false],
    [1500, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Menü', { exact: true })).toBeVisible({ visible: !shown });
    await expect(desktop.first()).toBeVisible({ visible: shown });
  }
});

test('content is 188rem wide at most, at 10 px a rem', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  await page.goto('/de/veranstaltungen');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('10px');
  const inner = await page
    .locator('footer > div')
    .first()
    .evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
  expect(Math.round(inner)).toBe(1880);
  expect(await widthOf(page, 'body')).toBe(2400);
});

test('no cookie remembers the language', async ({ page }) => {
  await page.goto('/cs');
  await wake(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
});
