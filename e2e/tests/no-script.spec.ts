import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const PAGES = ['/de', '/en/visit', '/cs/veranstaltungen', '/de/veranstaltungen?page=2', '/de/impressum'];

test.describe('without JavaScript', () => {
  for (const path of PAGES) {
    test(`${path} shows the same text and links`, async ({ browser, site }) => {
      const read = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({
          javaScriptEnabled,
          baseURL: site.origin,
          viewport: { width: 1600, height: 900 },
        });
        const page = await context.newPage();
        await page.goto(path);
        // Tests with script wait for hydration, so that what it might change is seen.
        if (javaScriptEnabled) {
          await page.keyboard.press('Shift');
          await page.waitForLoadState('networkidle');
        }
        // Further pages may have joined the list below what the server sent.
        const headings = await page.locator('main :is(h1, h2, h3)').allTextContents();
        const links = await page
          .locator('main a[href]')
          .evaluateAll((all) =>
            all.map((link) => `${link.textContent?.trim() ?? ''} → ${link.getAttribute('href') ?? ''}`),
          );
        await context.close();
        return { headings, links };
      };
      const plain = await read(false);
      const scripted = await read(true);
      expect(plain.headings.length).toBeGreaterThan(1);
      expect(scripted.headings.slice(0, plain.headings.length)).toEqual(plain.headings);
      expect(scripted.links).toEqual(expect.arrayContaining(plain.links.filter((link) => !link.includes('?page='))));
    });
  }

  test('fields look as they do with script', async ({ browser, site }) => {
    const look = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: site.origin });
      const page = await context.newPage();
      await page.goto('/de/forms/x/1');
      if (javaScriptEnabled) await wake(page);
      const styles = await page.getByLabel('Ihr Name').evaluate((field) => {
        const { borderTopStyle, borderTopColor, paddingLeft, backgroundColor } = getComputedStyle(field);
        return [borderTopStyle, borderTopColor, paddingLeft, backgroundColor];
      });
      await context.close();
      return styles;
    };
    const plain = await look(false);
    expect(plain[0]).toBe('solid');
    expect(plain).toEqual(await look(true));
  });

  test('further pages of the programme are links that work', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/de/veranstaltungen');
    const first = await page.locator('main h3').allTextContents();
    await page.locator('main a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    const second = await page.locator('main h3').allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(second).not.toEqual(first);
    await context.close();
  });

  test('the room filter works by its links', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/de/veranstaltungen');
    await page.getByText('Ort', { exact: true }).click();
    const option = page.locator('main a[href*="room="]').first();
    const name = (await option.textContent()) ?? '';
    await option.click();
    await expect(page).toHaveURL(/room=\d+/);
    await expect(page.getByRole('main')).toContainText(name.trim());
    await context.close();
  });
});
