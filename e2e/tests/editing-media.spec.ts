import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/content.md#library

const SLUG = 'bilderseite';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
});
test.afterAll(() => remove());

test('on a phone a picture is found in the library, described, and stands on the page', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, site.origin);
  await page.goto(`/de/${SLUG}?edit=1`);
  await page.getByRole('button', { name: 'Baustein am Ende der Seite hinzufügen' }).click();
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('bild');
  await page.getByRole('dialog').getByRole('button', { name: 'Bild', exact: true }).click();
  // A click from within the empty field, which must not move the button away.
  await page.getByRole('textbox', { name: /^Bild/ }).first().focus();
  await page.getByRole('button', { name: /^Aus der Mediathek/ }).click();
  const library = page.getByRole('dialog', { name: 'Mediathek' });
  const first = library.getByRole('listitem').getByRole('button').first();
  await first.click();
  const file = (await first.locator('span').first().textContent()) ?? '';
  await library.getByRole('slider', { name: 'Waagerecht' }).press('ArrowRight');
  await library.getByRole('textbox', { name: 'Alternativtext (Englisch)' }).fill('A view of the house');
  await expectAccessible(page, { where: 'library', best: true });
  await expectNoSidewaysScroll(page, 390);
  await library.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(library).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Bild/ }).first()).toHaveValue(file);
  const shown = page.getByRole('main').locator('[data-module-id] img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('dialog').getByRole('img', { includeHidden: true })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-module-id] img')).toBeVisible();
  expect(complaints.all).toEqual([]);
});
