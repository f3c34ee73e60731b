import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { newHost, rawGet } from '../fixtures/raw-get';
import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import { makeRecord } from '../fixtures/own-record';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#bin

const SLUG = 'papierkorbseite';

test('a page is removed, restored with its modules, and published again', async ({ page, site, complaints }) => {
  const remove = await makePage(site.origin, SLUG);
  const visit = async () => {
    const { status, body } = await rawGet(`${site.origin}/de/${SLUG}`, newHost());
    return [status, body.toString().includes('Bleibt erhalten')];
  };
  const write = await editorWrites(site.origin);
  const id = await pageId(site.origin, SLUG);
  expect((await write('POST', 'headline', { page: id, content: 'Bleibt erhalten' })).status).toBe(201);
  await publishPage(write, id);
  await expect.poll(visit).toEqual([200, true]);

  await signIn(page, site.origin);
  await page.goto(`/cms-hub/records/pages/${id}`);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Im Papierkorb' })).toBeVisible();
  expect((await visit())[0]).toBe(404);

  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Papierkorb' }).click();
  const entry = page.getByRole('list', { name: 'Papierkorb' }).getByRole('listitem').first();
  await expect(entry).toContainText('Seiten');
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  const restore = entry.getByRole('button', { name: /^Wiederherstellen/ });
  await expect(restore).toBeEnabled();
  await restore.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/records/pages/${id}$`));
  expect((await visit())[0]).toBe(404);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect.poll(visit).toEqual([200, true]);
  expect(complaints.all).toEqual([]);
  await remove();
});

test('a category that articles have is replaced by another one when it is removed', async ({
  page,
  site,
  complaints,
}) => {
  const used = await makeRecord(site.origin, 'terms', { kind: 'category', name: 'Altes', title: { de: 'Altes' } });
  await makeRecord(site.origin, 'terms', { kind: 'category', name: 'Neues', title: { de: 'Neues' } });
  await makeRecord(site.origin, 'articles', {
    key: 'mit-sparte',
    title: { de: 'Artikel mit Sparte' },
    date: '2026-11-20',
    category: 'Altes',
    is_online: true,
  });
  await signIn(page, site.origin);
  await page.goto(`/cms-hub/records/terms/${used.id}`);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const named = page.getByRole('region', { name: 'Wird noch verwendet' });
  await expect(named.getByRole('link', { name: 'Artikel mit Sparte' })).toBeVisible();
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  await named.getByRole('combobox', { name: 'Stattdessen' }).selectOption({ label: 'Neues' });
  await named.getByRole('button', { name: 'Ersetzen und löschen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Im Papierkorb' })).toBeVisible();
  await page.goto('/cms-hub/records/articles?q=Sparte');
  await page.getByRole('link', { name: 'Artikel mit Sparte', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Rubrik' }).locator('option:checked')).toHaveText('Neues');
  // The browser reports the refused removal.
  expect(complaints.all.filter((one) => !one.includes('409'))).toEqual([]);
});
