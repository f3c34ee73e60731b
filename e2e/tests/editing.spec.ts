import type { Page } from '@playwright/test';
import { collectComplaints, expect, test } from '../fixtures/test';
import { signIn } from '../fixtures/editor-session';
import { logIn } from '../fixtures/log-in';
import { rawGet } from '../fixtures/raw-get';

// Statements that this file shows:
// - docs/behaviour/editing.md#edit-mode
// - docs/behaviour/editing.md#editors

test.describe.configure({ mode: 'serial' });

/** Opens the form of the page's first text, with the caret at its end. */
async function openText(page: Page, origin: string): Promise<void> {
  await signIn(page, origin);
  await page.goto('/de/besuch');
  await page
    .locator('[data-expose="./slots/toolbar"]')
    .getByRole('button', { name: /Bearbeiten/ })
    .click();
  await page.locator('[data-module-id]').getByRole('button', { name: /Text/ }).first().click();
  await page.locator('.ck-editor__editable').click();
  await page.keyboard.press('Control+End');
}

test('an editor changes and publishes a headline and a text, and the next visitor sees both', async ({
  page,
  site,
  complaints,
}) => {
  const path = '/de/besuch';
  // The page is in the cache before the edit: the edit must purge it.
  await expect.poll(async () => (await rawGet(site.origin + path)).headers['x-cache']).toBe('hit');

  await signIn(page, site.origin);
  await page.goto(path);
  const toolbar = page.locator('[data-expose="./slots/toolbar"]');
  await toolbar.getByRole('button', { name: /Bearbeiten/ }).click();

  const mark = `Neu ${Date.now()}`;
  await page
    .locator('[data-module-id]')
    .getByRole('button', { name: /Überschrift/ })
    .first()
    .click();
  const sheet = page
    .getByRole('dialog')
    .or(page.getByRole('complementary', { name: /Überschrift/ }))
    .first();
  await sheet.getByRole('textbox', { name: /^Überschrift/ }).fill(mark);
  await expect(page.getByRole('main').getByText(mark)).toBeVisible();
  await sheet.getByRole('button', { name: /Speichern/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /[Gg]espeichert/ })).toBeVisible();

  await page.locator('[data-module-id]').getByRole('button', { name: /Text/ }).first().click();
  const text = page.locator('.ck-editor__editable');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${mark} im Text`);
  // The first alert may still be there: only the answer says that this one is saved.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: /Speichern/ }).click();
  expect((await saved).status()).toBe(200);

  expect((await rawGet(site.origin + path)).body.toString()).not.toContain(mark);
  await toolbar.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Veröffentlicht/ })).toBeVisible();
  const visitor = await rawGet(site.origin + path);
  expect(visitor.headers['x-cache']).toBe('miss');
  expect(visitor.body.toString()).toContain(mark);
  expect(visitor.body.toString()).toContain(`${mark} im Text`);
  expect(complaints.all).toEqual([]);
});

test('a logged-in answer is never stored, and logging out ends the session', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await logIn(page);
  await expect(page.locator('[data-expose="./slots/toolbar"]')).toBeAttached();
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['etag']).toBeUndefined();
  const cookies = await context.cookies();
  // Later requests of the toolbar would be refused, and the browser's console would show it.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /Abmelden/ }).click();
  await expect(page.locator('[data-expose="./slots/toolbar"]')).toHaveCount(0);
  const session = cookies.find(({ name }) => name === 'sessionid')?.value ?? '';
  const old = await rawGet(`${site.origin}/de/pageeditor-api/user`, { cookie: `sessionid=${session}` });
  expect(old.status).toBe(401);
  expect(complaints.all).toEqual([]);
  await context.close();
});

test('a link in a text finds pages by words of theirs, by keyboard', async ({ page, site, complaints }) => {
  await openText(page, site.origin);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('barrierefrei');
  const found = page.getByRole('list', { name: 'Gefundene Seiten' });
  await expect(found.getByRole('button', { name: /^Barrierefreiheit – Seiten, \/de\// })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found.getByRole('button').first()).toBeFocused();
  const address = ((await found.getByRole('button').first().textContent()) ?? '').split(', ').at(-1) ?? '';
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ck-editor__editable').locator(`a[href="${address}"]`)).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('the caret is in sight, below the text’s toolbar too, on a phone and on a tablet', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openText(page, site.origin);
  /** The visible element at the caret. */
  const seen = () =>
    page.evaluate(() => {
      const { left, top, height } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left, top + height / 2)?.closest('.ck-editor__editable')?.role;
    });
  const typeAndGoUp = async (lines: number) => {
    await page.keyboard.type('\nx'.repeat(lines));
    await expect.poll(seen).toBe('textbox');
    for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.type('y');
    await expect.poll(seen).toBe('textbox');
  };
  await test.step('at 390 px', () => typeAndGoUp(40));
  await test.step('at 1024 px', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.keyboard.press('Control+End');
    // The text is higher than the window already.
    await typeAndGoUp(10);
  });
  expect(complaints.all).toEqual([]);
});
