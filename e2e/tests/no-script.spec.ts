import type { Page } from '@playwright/test';
import { editorCookies } from '../fixtures/editor-session';
import { rawGet } from '../fixtures/raw-get';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/content.md#forms-without-script
// - docs/behaviour/content.md#files-in-forms

const PAGES = ['/de', '/en/visit', '/cs/veranstaltungen', '/de/veranstaltungen?page=2', '/de/impressum'];
/** One black point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Headings and links of the page's content. */
async function textsOf(page: Page) {
  const headings = await page.locator('main :is(h1, h2, h3)').allTextContents();
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => `${link.textContent?.trim() ?? ''} → ${link.getAttribute('href') ?? ''}`));
  return { headings, links };
}

test.describe('without JavaScript', () => {
  test('pages show the same text and links', async ({ browser, site, page: scripted }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.origin,
      viewport: { width: 1600, height: 900 },
    });
    const plain = await context.newPage();
    for (const path of PAGES)
      await test.step(path, async () => {
        await plain.goto(path);
        await scripted.goto(path);
        // With script once the page is hydrated, so that its changes are seen.
        await wake(scripted);
        await scripted.waitForLoadState('networkidle');
        const [before, after] = await Promise.all([textsOf(plain), textsOf(scripted)]);
        expect.soft(before.headings.length, path).toBeGreaterThan(1);
        // Further pages may have joined the list below the server's.
        expect.soft(after.headings.slice(0, before.headings.length), path).toEqual(before.headings);
        expect
          .soft(after.links, path)
          .toEqual(expect.arrayContaining(before.links.filter((link) => !link.includes('?page='))));
      });
    await context.close();
  });

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

  test('a form is sent: its problems are shown, no typed text is lost, and the entry arrives once', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/de/forms/kontakt/1');
    await page.getByLabel('Ihr Name').fill('Žofie <Sturm>');
    // Browsers take it for an address, the site does not.
    await page.getByLabel('E-Mail-Adresse').fill('zofie@example');
    await page.getByLabel('Ihre Nachricht').fill('Ein Handschuh,\nlinks');
    await page.getByRole('checkbox').check();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Absenden' }).click();
    const answer = await answered;
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'private, no-store']);
    await expect(page).toHaveTitle(/^Nicht gesendet: /);
    const summary = page.getByRole('group', { name: 'Eine Angabe stimmt noch nicht' });
    await expect(summary).toBeInViewport();
    await summary.getByRole('link', { name: /Ungültige E-Mail-Adresse!/ }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Žofie <Sturm>');
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Handschuh,\nlinks');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByLabel('E-Mail-Adresse').fill('zofie@example.org');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page).toHaveURL(/\/de\/forms\/kontakt\/1\?sent=1(#form)?$/);
    await expect(page.getByRole('group', { name: 'Vielen Dank!' })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Vielen Dank!' })).toBeVisible();
    await context.close();
    const { status, body } = await rawGet(`${site.origin}/api/forms/1/entries.csv`, {
      cookie: await editorCookies(site.origin),
    });
    expect(status).toBe(200);
    expect(body.toString('utf8').match(/Žofie <Sturm>;zofie@example\.org/g)).toHaveLength(1);
  });

  test('a file is sent: a stored file is not requested again, and editors download it', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/de/forms/x/3');
    const email = page.getByLabel('E-Mail-Adresse');
    const photo = page.getByLabel('Ihr Foto');
    await page.getByLabel('Ihr Name').fill('Žofie Sturm');
    await email.fill('zofie@example');
    await page.getByRole('checkbox').check();
    await photo.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(photo).toHaveAccessibleDescription(/Bitte wählen Sie eine PDF-Datei oder ein Bild/);
    await photo.setInputFiles({ name: 'katze.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByText('Ihre Datei ist schon bei uns.')).toBeVisible();
    await email.fill('zofie@example.org');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('group', { name: 'Vielen Dank!' })).toBeInViewport();
    await context.close();
    const cookie = await editorCookies(site.origin);
    const { body } = await rawGet(`${site.origin}/api/forms/3/entries.csv`, { cookie });
    const [, address = ''] = /katze\.png \((\/api\/form-files\/[\w-]+)\)/.exec(body.toString('utf8')) ?? [];
    const file = await rawGet(site.origin + address, { cookie });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await rawGet(site.origin + address)).status).toBe(401);
  });

  test('a form of another site sends nothing here', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    const evil = 'http://evil.example/';
    const form = `<form method="post" action="${site.origin}/de/forms/kontakt/1"><input name="name" value="x"><button>Go</button></form>`;
    await page.route(evil, (route) => route.fulfill({ contentType: 'text/html', body: form }));
    await page.goto(evil);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Go' }).click();
    expect((await answered).status()).toBe(403);
    await context.close();
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
