import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { makePage } from '../fixtures/own-page';
import { pressTool } from '../fixtures/press-tool';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#checks

const SLUG = 'pruefseite';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
});
test.afterAll(() => remove());

for (const width of [390, 1920])
  test(`at ${width} px a page is checked, its fault is shown, and the keyboard takes the step back`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, site.origin);
    await page.goto(`/de/${SLUG}?edit=1`);
    await page.getByRole('button', { name: 'Baustein am Ende der Seite hinzufügen' }).click();
    await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('link');
    await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByRole('textbox', { name: 'Beschriftung des Links' }).fill('hier');
    await page.getByRole('combobox', { name: 'Link', exact: true }).fill('/de');
    await page.keyboard.press('Control+s');
    const handle = page.getByRole('button', { name: 'Link „hier“ bearbeiten' });
    await expect(handle).toBeVisible();

    // Its words move the tools below: a press in that moment hits none.
    await expect(page.getByText('Gespeichert, nicht veröffentlicht')).toBeVisible();
    await pressTool(page, 'Prüfen');
    const checks = page.getByRole('dialog', { name: 'Seite prüfen' });
    await expect(checks.getByRole('status')).toHaveText('Zu verbessern: 2');
    await expect(checks.getByRole('listitem').last()).toContainText('Keine Beschreibung für Suchmaschinen');
    await expectAccessible(page, { where: 'checks', best: true });
    await expectNoSidewaysScroll(page, width);
    await checks.getByRole('button', { name: 'Zeigen: hier' }).click();
    await expect(handle).toBeFocused();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Seiten bearbeiten' })).toBeVisible();
    await expectAccessible(page, { where: 'help', best: true });
    await expectNoSidewaysScroll(page, width);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(handle).toHaveCount(0);
    expect(complaints.all).toEqual([]);
  });
