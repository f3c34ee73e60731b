import type { Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#structure-of-a-page

const SLUG = 'ziehbank';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
  const write = await editorWrites(site.origin);
  const page = await pageId(site.origin, SLUG);
  for (const content of ['Eins', 'Zwei', 'Drei']) await write('POST', 'headline', { page, content });
  const section = await write('POST', 'section', { page, layout: '50-50' });
  await write('POST', 'headline', { section: section.body.id, column: 1, content: 'Vier' });
});
test.afterAll(() => remove());

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const moduleOf = (page: Page, words: string) => page.locator('[data-module-id]', { hasText: words }).last();

/** Takes a module by its grip and moves the pointer to the upper edge of something; it is still held there. */
async function dragTo(page: Page, words: string, target: Locator): Promise<void> {
  await moduleOf(page, words).getByTitle('Ziehen, um zu verschieben').hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + 4, { steps: 8 });
}

test('by pointer a module goes above another, into a column, and stays on second thoughts', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 1200, height: 2000 });
  await signIn(page, site.origin);
  await page.goto(`/de/${SLUG}?edit=1`);
  await expect(page.getByRole('button', { name: 'Baustein am Ende der Seite hinzufügen' })).toBeVisible();
  expect(await headings(page)).toEqual(['Eins', 'Zwei', 'Drei', 'Vier']);

  await dragTo(page, 'Drei', moduleOf(page, 'Eins'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await headings(page)).toEqual(['Eins', 'Zwei', 'Drei', 'Vier']);

  await dragTo(page, 'Drei', moduleOf(page, 'Eins'));
  await page.mouse.up();
  // Heard, not seen.
  await expect(page.getByRole('status').first()).toHaveText('Überschrift „Drei“: jetzt an Stelle 1 von 4');
  expect(await headings(page)).toEqual(['Drei', 'Eins', 'Zwei', 'Vier']);
  await expect(page.getByRole('button', { name: 'Überschrift „Drei“ bearbeiten' })).toBeFocused();

  await dragTo(page, 'Eins', page.getByRole('button', { name: 'Baustein in Spalte 2 hinzufügen' }));
  await page.mouse.up();
  await expect.poll(() => headings(page)).toEqual(['Drei', 'Zwei', 'Vier', 'Eins']);
  expect(complaints.all).toEqual([]);
});
