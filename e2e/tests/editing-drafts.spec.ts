import type { Page } from '@playwright/test';
import { emptyBrowser } from '../fixtures/drill';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#drafts

const SLUG = 'entwurfsseite';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
  const write = await editorWrites(site.origin);
  const page = await pageId(site.origin, SLUG);
  expect((await write('POST', 'headline', { page, content: 'Anfang' })).status).toBe(201);
  await publishPage(write, page);
});
test.afterAll(() => remove());

const words = (page: Page) => page.getByRole('textbox', { name: 'Überschrift', exact: true });
const state = (page: Page) => page.locator('[data-draft]');
const offers = (page: Page) => page.getByRole('region', { name: 'Nicht gespeicherte Entwürfe' });

async function type(page: Page, text: string): Promise<void> {
  await page.goto(`/de/${SLUG}?edit=1`);
  await page.getByRole('button', { name: 'Überschrift „Anfang“ bearbeiten' }).click();
  await words(page).fill(text);
}

test('a closed tab: the draft is offered on the next visit, and visitors got none of it', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site.origin);
  await type(page, 'Nicht gespeichert');
  await expect(state(page)).toHaveAttribute('data-draft', 'kept');
  await page.close();

  const next = await context.newPage();
  // The offer does not come from this browser's storage.
  await next.goto('/robots.txt');
  await emptyBrowser(next);
  await next.goto(`/de/${SLUG}`);
  await offers(next)
    .getByRole('button', { name: /^Weiter bearbeiten/ })
    .click();
  await expect(words(next)).toHaveValue('Nicht gespeichert');
  await expect(next.getByRole('heading', { name: 'Nicht gespeichert' })).toBeVisible();
  const visitor = await (await fetch(`${site.origin}/de/${SLUG}`)).text();
  expect(visitor).toContain('Anfang');
  expect(visitor).not.toContain('Nicht gespeichert');

  await next.getByRole('button', { name: 'Abbrechen' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(next.getByRole('heading', { name: 'Anfang' })).toBeVisible();
  // The control: a discarded draft is not offered.
  await next.reload();
  await expect(next.getByRole('region', { name: 'Redaktion' })).toBeVisible();
  await expect(offers(next)).toHaveCount(0);
});

test('a lost network: the browser keeps it, and the server has it when the network is back', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site.origin);
  await type(page, 'Ohne Netz');
  await expect(state(page)).toHaveAttribute('data-draft', 'kept');
  await context.setOffline(true);
  await words(page).fill('Ohne Netz getippt');
  await expect(state(page)).toHaveAttribute('data-draft', 'here');
  await context.setOffline(false);
  await expect(state(page)).toHaveAttribute('data-draft', 'kept');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Überschrift „Ohne Netz getippt“ bearbeiten' })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});
