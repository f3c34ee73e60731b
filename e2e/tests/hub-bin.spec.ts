import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { newHost, rawGet } from '../fixtures/raw-get';
import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
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
  await entry.getByRole('button', { name: /^Wiederherstellen/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/records/pages/${id}$`));
  expect((await visit())[0]).toBe(404);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect.poll(visit).toEqual([200, true]);
  expect(complaints.all).toEqual([]);
  await remove();
});
