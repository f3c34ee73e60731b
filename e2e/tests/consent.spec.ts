import { expectAccessible } from '../fixtures/axe';
import { answer, others, question, settings, test } from '../fixtures/consent-site';
import { expect } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#consent
// - docs/behaviour/frame.md#legal-pages

test('asks once, asks nobody else before, and nobody after a refusal', async ({ page, complaints }) => {
  const asked = await others(page);
  await page.goto('/de');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(question(page)).toBeHidden();
  expect((await answer(page))?.categories).toEqual(['required']);
  await page.goto('/de/veranstaltungen');
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/de/impressum');
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(complaints.all).toEqual([]);
});

test('a consent starts the tag manager, once, and never on a legal page', async ({ page, complaints }) => {
  const asked = await others(page);
  const ran = () => page.evaluate(() => (window as { tagManagerRan?: number }).tagManagerRan ?? 0);
  // A document that goes while it is asked is no answer.
  const expectRuns = (times: number) => expect(async () => expect(await ran()).toBe(times)).toPass();
  await page.goto('/de/datenschutz');
  await wake(page);
  await expect(question(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .click();
  await question(page).getByRole('button', { name: 'Alle erlauben' }).click();
  await expectRuns(1);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/de$/);
  expect(await ran()).toBe(1);
  expect(asked).toEqual(['www.googletagmanager.com']);
  // The script cannot be stopped: a legal page is a document of its own, forwards and back.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expectRuns(0);
  await page.goBack();
  await expectRuns(1);
  await page.goForward();
  await expectRuns(0);
  expect(complaints.all).toEqual([]);
});

test('a visitor who keeps the tag manager off is asked again after a legal page', async ({ page, complaints }) => {
  await others(page);
  await page.goto('/de');
  await question(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .click();
  await expect(question(page)).toBeVisible();
  expect(complaints.all).toEqual([]);
});

test('by keyboard: the categories, each with its services, and the choice is stored', async ({ page, complaints }) => {
  const asked = await others(page);
  await page.goto('/de/impressum');
  // Before its code is there, the link leads to the page about cookies.
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page);
  for (const category of ['Notwendig', 'Optimierung', 'Marketing', 'Externe Medien'])
    await expect(settings(page).getByRole('button', { name: category, exact: true })).toBeVisible();
  const media = settings(page).getByRole('button', { name: 'Externe Medien' });
  await media.focus();
  await page.keyboard.press('Enter');
  const vimeo = settings(page).getByRole('checkbox', { name: 'Vimeo' });
  await vimeo.focus();
  await page.keyboard.press('Space');
  await expect(vimeo).toBeChecked();
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeHidden();
  expect(await answer(page)).toMatchObject({ services: { media: ['vimeo'], optimization: [] } });
  expect(asked).toEqual([]);
  await page.goto('/de/film');
  await wake(page);
  // A frame is loaded when it can be seen.
  await page.locator('[data-service="vimeo"]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[title="Die Orgel"]')).toBeAttached();
  await expect.poll(() => [...new Set(asked)]).toEqual(['player.vimeo.com']);
  expect(complaints.all).toEqual([]);
});

test('the cookie page names every cookie that a browser holds', async ({ page, complaints }) => {
  await others(page);
  await page.goto('/cs');
  await page.getByRole('button', { name: 'Povolit vše' }).click();
  await page.goto('/cs/film');
  await page.locator('[data-service="youtube"] iframe').waitFor();
  await page.goto('/cs/user/login');
  await page.getByRole('complementary').getByRole('button').first().click();
  await page.goto('/cs/cookies');
  const text = await page.getByRole('main').innerText();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(text).toContain(name);
  await wake(page);
  await page.getByRole('main').getByRole('button', { name: 'Nastavení cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Nastavení cookies' })).toBeVisible();
  expect(complaints.all).toEqual([]);
});
