import { expect, test } from '../fixtures/test';

/** Notes what the page's transition state was before each of its changes. */
const watchTransition = () => {
  const seen: (string | null)[] = [];
  const options = { attributeFilter: ['data-page'], attributeOldValue: true };
  new MutationObserver((changes) => seen.push(...changes.map(({ oldValue }) => oldValue))).observe(document.documentElement, options);
  Object.assign(globalThis, { seen });
};
const seen = () => (globalThis as unknown as { seen: (string | null)[] }).seen;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the old page goes before the new one comes in, and afterwards nothing is left of it', async ({ page, complaints }) => {
    await page.goto('/de/veranstaltungen');
    await page.keyboard.press('Shift');
    await page.evaluate(watchTransition);
    await page.locator('main h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
    await expect.poll(() => page.evaluate(seen)).toEqual([null, 'out', 'in']);
    expect(complaints.all).toEqual([]);
  });
});

test('with reduced motion the new page is simply there; it is said, has the focus, and begins at the top', async ({ page, complaints }) => {
  await page.goto('/de/veranstaltungen');
  await page.keyboard.press('Shift');
  await page.evaluate(watchTransition);
  const link = page.locator('main h3 a').nth(4);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(seen)).toEqual([]);
  expect(complaints.all).toEqual([]);
});

test('going back leads to where one was', async ({ page }) => {
  await page.goto('/de/veranstaltungen');
  await page.keyboard.press('Shift');
  const link = page.locator('main h3 a').nth(5);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/veranstaltungen$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
