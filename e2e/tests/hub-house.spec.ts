import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#settings-of-the-house
// - docs/behaviour/editing.md#navigation
// - docs/behaviour/interface.md#site-offline

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Gespeichert' }).first()).toBeVisible();
/** Entries of a tree of the hub, in their order. */
const entries = (page: Page, tree: string) =>
  page
    .getByRole('region', { name: tree })
    .locator('[data-name]')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
/** The menu as a visitor's next page has it. */
async function shownMenu(origin: string, names: readonly string[]) {
  const html = await (await fetch(`${origin}/de`)).text();
  return [...names].sort((a, b) => html.indexOf(`>${a}<`) - html.indexOf(`>${b}<`));
}

test('the menu is rearranged by keyboard and pointer, and visitors get it with the next page', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 1200, height: 2400 });
  await signIn(page, site.origin);
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Menü und Fußzeile' }).click();
  const names = ['Museum', 'Schloss'];
  expect(await shownMenu(site.origin, names)).toEqual(names);
  const castle = page.getByRole('region', { name: 'Menü' }).getByRole('button', { name: /^Schloss ?\/de/ });
  // Before the script has the form nothing in it can take the focus.
  await expect(castle).toBeEnabled();
  await castle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(castle).toBeFocused();

  const footer = await entries(page, 'Fußzeile');
  const row = (name: string) =>
    page.getByRole('region', { name: 'Fußzeile' }).locator('[data-node]', { hasText: name });
  const drag = async () => {
    await row('Presse').getByTitle('Ziehen, um zu verschieben').hover();
    await page.mouse.down();
    const box = await row('Anreise').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 3, { steps: 8 });
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await entries(page, 'Fußzeile')).toEqual(footer);
  await drag();
  await page.mouse.up();
  const moved = footer
    .filter((name) => name !== 'Presse')
    .flatMap((name) => (name === 'Anreise' ? ['Presse', name] : [name]));
  expect(await entries(page, 'Fußzeile')).toEqual(moved);
  await save(page).click();
  await saved(page);
  expect(await shownMenu(site.origin, names)).toEqual([...names].reverse());
  await page.reload();
  expect(await entries(page, 'Fußzeile')).toEqual(moved);
  await expect(castle).toBeEnabled();

  // On the version that the save has made.
  await castle.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await save(page).click();
  await expect.poll(() => shownMenu(site.origin, names)).toEqual(names);
  await castle.click();
  await expectAccessible(page, { where: 'navigation', best: true });
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, width);
  }
  expect(complaints.all).toEqual([]);
});

test('the site goes offline after a question only, and comes back', async ({ page, site, complaints }) => {
  const status = async () => (await fetch(`${site.origin}/de`)).status;
  await signIn(page, site.origin);
  await page.goto('/cms-hub/settings');
  const online = page.getByRole('checkbox', { name: 'Website ist online' });
  await page.getByRole('button', { name: 'Betrieb' }).click();
  await online.uncheck();
  await save(page).click();
  await expectAccessible(page, { where: 'question', best: true });
  await page.getByRole('button', { name: 'Online lassen' }).last().click();
  expect(await status()).toBe(200);
  await save(page).click();
  await page.getByRole('button', { name: 'Abschalten' }).click();
  await saved(page);
  expect(await status()).toBe(503);
  await online.check();
  await save(page).click();
  await expect.poll(status).toBe(200);
  await expectAccessible(page, { where: 'settings', best: true });
  await expectNoSidewaysScroll(page, 1280);
  expect(complaints.all).toEqual([]);
});
